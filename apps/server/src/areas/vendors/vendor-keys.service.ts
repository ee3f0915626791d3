/**
 * Keys at vendors, stored encrypted and never returned. Those of the vendor belong to the operator and reach every home. A region may
 * have keys in addition, which reach only its own homes. A replaced webhook key stays valid for a day.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type * as contract from '@wattdesk/contract/vendors/calls.ts'
import { keyRotationMs } from '@wattdesk/contract/vendors/terms.ts'
import type { Db } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { isSame, seal, unseal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { recordActivity } from '../activities/activities.service.ts'
import * as store from './vendors.store.ts'

type Secrets = { webhookKey?: string | null | undefined; apiKey?: string | null | undefined }
type StoredSecrets = Pick<store.VendorRow, 'webhookKey' | 'apiKey'>
type Stored = Pick<store.RegionKeysRow, 'webhookKey'>
/** A valid webhook key. Reaches the homes of its region, or all homes without one. */
export type WebhookKey = { sealed: Buffer; affiliateId?: string }

/** Throws for callers without a region. */
export async function changeRegionKeys(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db'>,
  call: Call,
  vendorId: string,
  { version, ...secrets }: BodyOf<typeof contract.changeVendorKeys>,
): Promise<void> {
  const { scope } = call.caller
  if (scope.kind !== 'affiliate') throw new DomainError('RegionReserved')
  const { affiliateId } = scope
  await transaction(ctx.db, async (tx) => {
    const [vendor] = await store.lockVendors(tx, [vendorId])
    if (!vendor) throw new DomainError('VendorNotFound')
    const known = (await store.listRegionKeys(tx, vendorId)).find((one) => one.affiliateId === affiliateId)
    const keys = known ?? { ...noKeys, vendorId, affiliateId }
    if (keys.version !== version) throw new DomainError('VendorChanged', { version: keys.version })
    const after = secretsNoted(secrets)
    if (Object.keys(after).length === 0) return
    await store.putRegionKeys(tx, { ...keys, ...keysAfter(ctx, keys, secrets), version: version + 1 })
    const tenant = { tenantId: affiliateId, affiliateId }
    const object = { type: 'vendor', id: vendorId }
    await recordActivity(tx, ctx, call, { action: 'update', event: 'vendor.keys-changed', object, tenant, before: {}, after })
  })
}

export async function listWebhookKeys(db: Db, vendorId: string, now: Date): Promise<WebhookKey[]> {
  const rows = await store.listWebhookKeyRows(db, vendorId)
  return rows.flatMap(({ affiliateId, ...keys }) => validKeys(keys, now).map((sealed) => ({ sealed, ...(affiliateId && { affiliateId }) })))
}

/** The changes of stored keys by these secrets. Absent: unchanged; null: removed. */
export function keysAfter(ctx: Pick<Ctx, 'config' | 'clock'>, stored: Stored, { webhookKey, apiKey }: Secrets) {
  const until = new Date(ctx.clock.now().getTime() + keyRotationMs)
  const previous = webhookKey
    ? { previousWebhookKey: stored.webhookKey, previousWebhookKeyUntil: until }
    : { previousWebhookKey: null, previousWebhookKeyUntil: null }
  return {
    ...(webhookKey === undefined ? {} : { webhookKey: sealedKey(ctx, 'vendor-webhook-keys', webhookKey), ...previous }),
    ...(apiKey === undefined ? {} : { apiKey: sealedKey(ctx, 'vendor-api-keys', apiKey) }),
  }
}

export function sealedKey({ config }: Pick<Ctx, 'config'>, purpose: string, secret: string | null | undefined): Buffer | null {
  return secret ? seal(deriveKeys(config.secretKey, purpose), secret) : null
}

/** Whether the stored secrets are these. */
export function hasKeys({ config }: Pick<Ctx, 'config'>, stored: StoredSecrets, { webhookKey, apiKey }: Secrets): boolean {
  const isKey = (sealed: Buffer | null, purpose: string, secret: string | null | undefined) => {
    if (!sealed || !secret) return !sealed && !secret
    return isSame(unseal(deriveKeys(config.secretKey, purpose), sealed), Buffer.from(secret))
  }
  return isKey(stored.webhookKey, 'vendor-webhook-keys', webhookKey) && isKey(stored.apiKey, 'vendor-api-keys', apiKey)
}

/** Logs that a secret was set or removed, never its value. */
export function secretsNoted({ webhookKey, apiKey }: Secrets): Record<string, 'set' | 'removed'> {
  const given = Object.entries({ webhookKey, apiKey }).filter(([, secret]) => secret !== undefined)
  return Object.fromEntries(given.map(([name, secret]) => [name, secret === null ? 'removed' : 'set']))
}

const noKeys = { webhookKey: null, previousWebhookKey: null, previousWebhookKeyUntil: null, apiKey: null, version: 0 }

type Rotating = Pick<store.RegionKeysRow, 'webhookKey' | 'previousWebhookKey' | 'previousWebhookKeyUntil'>

function validKeys({ webhookKey, previousWebhookKey, previousWebhookKeyUntil }: Rotating, now: Date): Buffer[] {
  const isPreviousValid = previousWebhookKeyUntil !== null && previousWebhookKeyUntil > now
  return [webhookKey, isPreviousValid ? previousWebhookKey : null].filter((key) => key !== null)
}
