/**
 * Deliveries from vendor clouds. A delivery is signed with the vendor's key or that of a region, which reaches only the region's homes
 * (or, during a rotation, the previous one), is not older than five minutes, and has one effect per ID: a repetition gets the first
 * response. The body is stored as received. Invalid samples, and those from another home of the installation, are reported; the others are
 * stored.
 */
import type { BadSample } from '@wattdesk/device-protocol/samples.ts'
import {
  deliveryId as deliveryIdForm,
  parseWebhook,
  readSignatureHeader,
  signatureToleranceSeconds,
  signedPrefix,
  webhookHeaders,
} from '@wattdesk/device-protocol/webhooks.ts'
import { hmacSha256, isSame, sha256, unseal } from '../../../../platform/crypto.ts'
import type { Ctx } from '../../../../platform/ctx.ts'
import { DomainError } from '../../../../platform/domain-error.ts'
import { readJson } from '../../../../platform/json.ts'
import { deriveKeys } from '../../../../platform/secret-keys.ts'
import { within } from '../../../../platform/within.ts'
import { listWebhookKeys, type WebhookKey } from '../../../vendors/vendor-keys.service.ts'
import { listElsewhere, wasElsewhere } from '../former-samples.rules.ts'
import type { Rejections } from '../rejections.service.ts'
import type { SampleIngest } from '../sample-ingest.service.ts'
import { findVendorSite } from '../sources.store.ts'
import { compressedPayload, findDelivery, type WebhookResponse } from './webhooks.store.ts'

export type Delivery = {
  vendorId: string
  headers: Record<string, string | string[] | undefined>
  rawBody: Buffer
}

export type WebhookParts = { samples: SampleIngest; rejections: Rejections }

/** A vendor's cloud gets a response within this time, an error that makes it retry if necessary. */
const patienceMs = 8_000

/** Throws `Unavailable` if processing takes too long; the cloud then retries. */
export function receiveDelivery(...given: Parameters<typeof receive>): Promise<WebhookResponse> {
  return within(patienceMs, receive(...given), () => new DomainError('Unavailable', { retryAfterSeconds: 5 }))
}

async function receive(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config'>,
  { samples, rejections }: WebhookParts,
  { vendorId, headers, rawBody }: Delivery,
): Promise<WebhookResponse> {
  const now = ctx.clock.now()
  // An unknown vendor has no keys, so callers cannot find out which vendors exist.
  const keys = await listWebhookKeys(ctx.db, vendorId, now)
  const { deliveryId, affiliateId } = checkSignature(ctx, keys, { headers, rawBody }, now)
  const payloadHash = sha256(rawBody)
  const known = await findDelivery(ctx.db, vendorId, deliveryId)
  if (known) return sameResponse(known, payloadHash)
  const payload = readJson(rawBody)
  const parsed = parseWebhook(payload, now.getTime())
  if (!parsed.ok) throw new DomainError('ValidationFailed', [{ field: parsed.field, code: 'invalid', message: parsed.message }])
  const found = await findVendorSite(ctx.db, { vendorId, vendorSiteId: parsed.vendorSiteId, affiliateId })
  if (!found) throw new DomainError('InvalidSiteId', { vendorSiteId: parsed.vendorSiteId })
  const { siteId, sourceId } = found
  const good = parsed.good.filter(({ at }) => !wasElsewhere(found, at))
  const rejected = withFormer(parsed.bad, listElsewhere(payload, found))
  for (const { index, field, message } of rejected) {
    rejections.add({ channel: 'webhook', origin: parsed.vendorSiteId, siteId, sampleIndex: index, field, reason: message })
  }
  const response: WebhookResponse = { deliveryId, accepted: good.length, rejected }
  const kept = { payload: compressedPayload(rawBody), payloadHash }
  const delivery = { vendorId, deliveryId, siteId, receivedAt: now, ...kept, response, ...spanOf(parsed.instants) }
  const isFirst = await samples.takeDelivered(delivery, sourceId, good)
  if (isFirst) return response
  const first = await findDelivery(ctx.db, vendorId, deliveryId)
  return first ? sameResponse(first, payloadHash) : response
}

/** Rejects what was measured in another home, whatever else is wrong with it. */
function withFormer(bad: readonly BadSample[], former: ReadonlyMap<number, unknown>): BadSample[] {
  const elsewhere = [...former.keys()].map((index) => ({ index, field: 'at', message: 'was measured in the previous home' }))
  return [...bad.filter(({ index }) => !former.has(index)), ...elsewhere].sort((a, b) => a.index - b.index)
}

function spanOf(instants: readonly number[]) {
  if (instants.length === 0) return {}
  return { firstSampleAt: new Date(Math.min(...instants)), lastSampleAt: new Date(Math.max(...instants)) }
}

function sameResponse(known: { response: WebhookResponse; payloadHash: Buffer }, payloadHash: Buffer): WebhookResponse {
  if (!isSame(known.payloadHash, payloadHash)) throw new DomainError('Conflict')
  return known.response
}

type Signed = Pick<Delivery, 'headers' | 'rawBody'>

type Checked = { deliveryId: string } & Pick<WebhookKey, 'affiliateId'>

/** The ID of a delivery with a valid signature and time, and the region whose homes its key reaches. All faults get the same refusal. */
function checkSignature({ config }: Pick<Ctx, 'config'>, keys: readonly WebhookKey[], { headers, rawBody }: Signed, now: Date): Checked {
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const timestamp = header(webhookHeaders.timestamp)
  const signature = readSignatureHeader(header(webhookHeaders.signature))
  const delivery = deliveryIdForm.safeParse(header(webhookHeaders.delivery))
  const isInTime = /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= signatureToleranceSeconds
  if (!signature || !delivery.success || !isInTime) throw new DomainError('SignatureInvalid')
  const prefix = signedPrefix({ timestamp, deliveryId: delivery.data })
  const sealingKey = deriveKeys(config.secretKey, 'vendor-webhook-keys')
  const signing = keys.find(({ sealed }) => isSame(hmacSha256(unseal(sealingKey, sealed), prefix, rawBody), Buffer.from(signature)))
  if (!signing) throw new DomainError('SignatureInvalid')
  return { deliveryId: delivery.data, affiliateId: signing.affiliateId }
}
