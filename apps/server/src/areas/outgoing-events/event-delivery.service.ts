/**
 * Sends events to endpoints. States of a delivery: open (waiting or retrying), delivered, failed after three days. At least once: a
 * process claims a delivery, sends it, and records the outcome; when the process dies, another one sends it again under the same ID. In
 * order for a record: only its earliest open delivery is sent. A failing endpoint gets one attempt at a time, and is paused after a day;
 * its waiting deliveries are kept.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { PauseReason } from '@wattdesk/contract/outgoing-events/terms.ts'
import { permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { unseal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { listAdmins } from '../account/members.service.ts'
import { recordActivity, systemActor } from '../activities/activities.service.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { requireTenantById } from '../tenants/tenants.service.ts'
import * as store from './event-deliveries.store.ts'
import * as endpoints from './event-endpoints.store.ts'
import { type Reply, sendMessage } from './event-request.service.ts'
import { failsForLong, failuresMax, nextAttempt, nextProbe, placesOf } from './retries.rules.ts'
import { bodyOf, headersOf } from './webhook-signature.format.ts'

type Delivering = Pick<Ctx, 'config' | 'clock' | 'db' | 'log'>

/** Concurrent requests per process, and the length of a claim: much longer than a request can take. */
const requestsMax = 32
const claimMs = minuteMs
/** Interval of the search for newly due deliveries while requests are running. */
const lookMs = 500

/** Sends everything that is due. Returns the number of attempts. Once `signal` is aborted, it starts no more. */
export async function deliverEvents(ctx: Delivering, signal?: AbortSignal): Promise<number> {
  const underWay = new Set<Promise<void>>()
  let attempts = 0
  const faults: unknown[] = []
  for (;;) {
    const claimed = signal?.aborted || faults.length > 0 ? [] : await claim(ctx, requestsMax - underWay.size)
    for (const delivery of claimed) {
      const sent: Promise<void> = deliverOne(ctx, delivery)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => underWay.delete(sent))
      underWay.add(sent)
    }
    attempts += claimed.length
    if (underWay.size === 0) break
    await Promise.race([...underWay, ...(underWay.size < requestsMax ? [pause(lookMs)] : [])])
  }
  // The outcome could not be stored: the claim expires, and the event is sent again.
  if (faults[0]) throw faults[0]
  return attempts
}

function claim({ db, clock }: Delivering, limit: number): Promise<store.ClaimedDelivery[]> {
  const now = clock.now()
  const places = [placesOf({ failures: 0 }), placesOf({ failures: failuresMax })] as const
  return store.claimDeliveries(db, { now, until: new Date(now.getTime() + claimMs), limit, places, failuresMax })
}

async function deliverOne(ctx: Delivering, delivery: store.ClaimedDelivery): Promise<void> {
  const { config, clock } = ctx
  const keys = deriveKeys(config.secretKey, 'event-secrets')
  const sealed = [delivery.sealed_secret, ...(delivery.sealed_previous_secret ? [delivery.sealed_previous_secret] : [])]
  const at = clock.now()
  const message = { id: delivery.event_id, body: bodyOf({ ...delivery, at: new Date(delivery.at) }) }
  const headers = headersOf(
    message,
    sealed.map((one) => unseal(keys, one).toString()),
    at,
  )
  const began = performance.now()
  const reply = await sendMessage(config, { url: delivery.url, headers, body: message.body }, at)
  const tookMs = Math.round(performance.now() - began)
  await transaction(ctx.db, (tx) => recordOutcome(tx, ctx, delivery, { at, tookMs, url: delivery.url, headers, ...reply }))
}

type Tried = Omit<store.Attempt, keyof Reply> & Reply

async function recordOutcome(tx: Tx, ctx: Delivering, delivery: store.ClaimedDelivery, tried: Tried): Promise<void> {
  const now = ctx.clock.now()
  const { status, fault, retryAfterMs, ...attempt } = tried
  const isDelivered = status !== null && status >= 200 && status < 300
  const nextAt = isDelivered ? undefined : nextAttempt(delivery.attempts + 1, now, retryAfterMs)
  const outcome = {
    ...{ status, fault, nextAt: nextAt ?? null },
    deliveredAt: isDelivered ? now : null,
    failedAt: isDelivered || nextAt ? null : now,
  }
  if (!(await store.settle(tx, delivery, outcome))) return
  await store.insertAttempt(tx, delivery.id, { ...attempt, status, fault })
  if (isDelivered) await endpoints.noteDelivered(tx, delivery.endpoint_id, now)
  else await noteFailure(tx, ctx, delivery.endpoint_id, status)
}

async function noteFailure(tx: Tx, ctx: Delivering, endpointId: string, status: number | null): Promise<void> {
  const now = ctx.clock.now()
  const endpoint = await endpoints.countFailure(tx, endpointId, now)
  if (!endpoint || endpoint.pausedAt) return
  const { failures, failingSince } = endpoint
  // RFC 9110, section 15.5.11: the address is gone permanently.
  const isGone = status === 410
  if (isGone || (failingSince && failsForLong({ failures, failingSince }, now))) {
    await pauseItself(tx, ctx, endpoint, isGone ? 'gone' : 'failing')
  } else await endpoints.noteFailing(tx, endpointId, { probeAt: nextProbe(failures, now) })
}

/** Pauses an endpoint and notifies its owner, or else the tenant's admins. */
async function pauseItself(tx: Tx, ctx: Delivering, endpoint: endpoints.EndpointRow, pauseReason: PauseReason): Promise<void> {
  const { id, name, url, tenantId } = endpoint
  await endpoints.updateEndpoint(tx, id, { pausedAt: ctx.clock.now(), pauseReason })
  const tenant = await requireTenantById(tx, tenantId)
  const place = { tenantId, affiliateId: tenant.affiliateId }
  const actor = { caller: systemActor, requestId: id }
  await recordActivity(tx, ctx, actor, {
    action: 'update',
    event: 'event-endpoint.paused',
    object: { type: 'event-endpoint', id },
    tenant: place,
    before: { state: 'failing' },
    after: { state: 'paused', pauseReason },
  })
  const owner = await endpoints.findOwner(tx, endpoint.ownerId)
  const mayRead = owner && permissionsOfRoles(owner.roles).includes('read:outgoing-events')
  for (const member of mayRead ? [owner] : await listAdmins(tx, tenant)) {
    await notify(tx, ctx, { memberId: member.id, kind: 'events-paused', objectId: id, detail: name })
    await queueMemberMail(tx, ctx, {
      template: 'member-events-paused',
      tenant: place,
      member,
      params: { name, url },
      link: `${ctx.config.publicUrl}/dashboard/settings/events`,
    })
  }
}
