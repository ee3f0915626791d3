/**
 * Endpoints of other programs, to which events of a tenant and of those below it are sent. States: active, paused (by a member, or by
 * itself after it failed for a day), removed. Secrets are stored encrypted and shown once; a replaced one also signs for a day.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type * as contract from '@wattdesk/contract/outgoing-events/calls.ts'
import type { EventEndpoint, EventEndpointWithSecret } from '@wattdesk/contract/outgoing-events/models.ts'
import { endpointsMax, overlapHours, sentAgainMax } from '@wattdesk/contract/outgoing-events/terms.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { seal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { countMax } from '../../platform/list-page.ts'
import { reachOf } from '../../platform/outgoing-request.ts'
import { isPublicHost } from '../../platform/public-host.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { type Activity, changesBy, recordActivity } from '../activities/activities.service.ts'
import { admitAttempt, type Limit } from '../auth/sessions/attempts.service.ts'
import { requireTenantOfScope, type Tenant } from '../tenants/tenants.service.ts'
import * as deliveries from './event-deliveries.store.ts'
import * as store from './event-endpoints.store.ts'
import { insertTest, openSpan } from './outgoing-events.store.ts'
import { newSecret } from './webhook-signature.format.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>

export async function listEndpoints({ db }: Pick<Ctx, 'db'>, { caller }: Call): Promise<EventEndpoint[]> {
  const tenant = await requireTenantOfScope(db, caller.scope)
  return present(db, await store.listEndpoints(db, tenant.id, endpointsMax))
}

export async function addEndpoint(
  ctx: Managing,
  call: Call,
  body: BodyOf<typeof contract.addEventEndpoint>,
): Promise<EventEndpointWithSecret> {
  await requireReachable(ctx, body.url)
  const now = ctx.clock.now()
  const secret = newSecret()
  return transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const id = newId(now)
    const { memberId: ownerId, name: createdBy } = call.caller
    const row = { id, tenantId: tenant.id, isOperators: tenant.kind === 'operator', ...body, ownerId, createdBy, createdAt: now }
    // Repeated calls end here too: the first secret cannot be shown again.
    const made = await store.insertEndpoint(tx, { ...row, sealedSecret: sealed(ctx, secret) })
    if (!made) throw new DomainError('DuplicatedEventEndpoint')
    if ((await store.countEndpoints(tx, tenant.id)) > endpointsMax) throw new DomainError('TooManyEventEndpoints', { max: endpointsMax })
    await record(tx, ctx, call, { action: 'create', event: 'event-endpoint.added', id, tenant, after: body })
    return { ...(await presentOne(tx, made)), secret }
  })
}

export async function changeEndpoint(
  ctx: Managing,
  call: Call,
  id: string,
  { version, ...given }: BodyOf<typeof contract.changeEventEndpoint>,
): Promise<EventEndpoint> {
  await requireReachable(ctx, given.url)
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id, version)
    const changes = changesBy({ name: row.name, url: row.url, kinds: row.kinds }, given)
    if (!changes) return presentOne(tx, row)
    // A new address may work where the previous one did not.
    const isMoved = changes.after.url !== undefined
    const changed = await renaming(() => store.updateEndpoint(tx, id, { ...given, ...(isMoved ? healthy : {}) }))
    if (isMoved) await store.makeOpenDue(tx, id, ctx.clock.now())
    if (changes.after.kinds !== undefined) await store.giveUpOthers(tx, id, given.kinds, ctx.clock.now())
    await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.changed', id, tenant, ...changes })
    return presentOne(tx, changed)
  })
}

export async function removeEndpoint(ctx: Managing, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id)
    await store.updateEndpoint(tx, id, { removedAt: ctx.clock.now() })
    const before = { name: row.name, url: row.url, kinds: row.kinds }
    await record(tx, ctx, call, { action: 'delete', event: 'event-endpoint.removed', id, tenant, before })
  })
}

/** The previous secret also signs until every receiver can have the new one. */
export async function rotateSecret(ctx: Managing, call: Call, id: string, version: number): Promise<EventEndpointWithSecret> {
  const secret = newSecret()
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id, version)
    const previousSecretUntil = new Date(ctx.clock.now().getTime() + overlapHours * hourMs)
    const change = { sealedSecret: sealed(ctx, secret), sealedPreviousSecret: row.sealedSecret, previousSecretUntil }
    const changed = await store.updateEndpoint(tx, id, change)
    const after = { secret: 'set', previousSecretUntil: previousSecretUntil.toISOString() }
    await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.secret-replaced', id, tenant, after })
    return { ...(await presentOne(tx, changed)), secret }
  })
}

export async function pauseEndpoint(ctx: Managing, call: Call, id: string, version: number): Promise<EventEndpoint> {
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id)
    if (row.pausedAt) return presentOne(tx, row)
    requireVersion(row, version)
    const changed = await store.updateEndpoint(tx, id, { pausedAt: ctx.clock.now(), pauseReason: 'member' })
    const states = { before: { state: stateOf(row) }, after: { state: 'paused', pauseReason: 'member' } }
    await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.paused', id, tenant, ...states })
    return presentOne(tx, changed)
  })
}

export async function resumeEndpoint(ctx: Managing, call: Call, id: string, version: number): Promise<EventEndpoint> {
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id)
    if (!row.pausedAt) return presentOne(tx, row)
    requireVersion(row, version)
    const changed = await store.updateEndpoint(tx, id, { pausedAt: null, pauseReason: null, ...healthy })
    await store.makeOpenDue(tx, id, ctx.clock.now())
    const states = { before: { state: 'paused', pauseReason: row.pauseReason }, after: { state: 'active', pauseReason: null } }
    await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.resumed', id, tenant, ...states })
    return presentOne(tx, changed)
  })
}

/** Tests of one endpoint: each calls a server of somebody else. */
const testLimit: Limit = { name: 'event-test', free: 10, firstDelayS: 30, longestDelayS: 300, forgetS: 3_600, refusal: 'TooManyRequests' }

/** Sends an event of the kind `test`. Returns its delivery. */
export async function testEndpoint(ctx: Managing, call: Call, id: string): Promise<string> {
  const at = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id)
    if (row.pausedAt) throw new DomainError('EventEndpointPaused')
    await admitAttempt(tx, testLimit, id, at)
    const deliveryId = newId(at)
    const data = { endpoint: { id, name: row.name }, tenantId: tenant.id }
    await insertTest(tx, { id: newId(at), at, tenantId: tenant.id, endpointId: id, data }, deliveryId)
    await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.tested', id, tenant })
    return deliveryId
  })
}

/** Returns how many events are sent again. */
export async function sendSpanAgain(
  ctx: Managing,
  call: Call,
  id: string,
  { from, to, onlyFailed }: BodyOf<typeof contract.sendEventsAgain>,
): Promise<number> {
  return transaction(ctx.db, async (tx) => {
    const { row, tenant } = await lockOwn(tx, call, id)
    if (row.pausedAt) throw new DomainError('EventEndpointPaused')
    const span = { endpointId: id, from: new Date(from), to: new Date(to), onlyFailed, now: ctx.clock.now() }
    const count = await openSpan(tx, span, sentAgainMax)
    if (count > sentAgainMax) throw new DomainError('TooManyEvents', { max: sentAgainMax })
    const after = { from, to, onlyFailed, count }
    if (count > 0) await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.sent-again', id, tenant, after })
    return count
  })
}

/** Sends one event again, or a waiting one now. One that is being sent is unaffected. */
export async function sendAgain(ctx: Managing, call: Call, deliveryId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const delivery = await deliveries.lockDelivery(tx, deliveryId, tenant.id, now)
    if (!delivery) throw new DomainError('NotFound')
    if (delivery.isPaused) throw new DomainError('EventEndpointPaused')
    if (delivery.isClaimed) return
    await deliveries.openDelivery(tx, deliveryId, now)
    const { kind, eventId, state, endpointId: id } = delivery
    const values = { before: { state }, after: { state: 'waiting', kind, eventId } }
    await record(tx, ctx, call, { action: 'update', event: 'event-endpoint.sent-again', id, tenant, ...values })
  })
}

const healthy = { failures: 0, failingSince: null, probeAt: null }

async function requireReachable({ config }: Pick<Ctx, 'config'>, url: string): Promise<void> {
  if (await isPublicHost(new URL(url).hostname, reachOf(config.vendorNetworks))) return
  throw new DomainError('ValidationFailed', [{ field: 'url', code: 'UrlNotPublic', message: 'The address leads into a private network' }])
}

const sealed = ({ config }: Managing, secret: string): Buffer => seal(deriveKeys(config.secretKey, 'event-secrets'), secret)

async function lockOwn(tx: Tx, { caller }: Call, id: string, version?: number): Promise<{ row: store.EndpointRow; tenant: Tenant }> {
  const tenant = await requireTenantOfScope(tx, caller.scope)
  const row = await store.lockEndpoint(tx, id, tenant.id)
  if (!row) throw new DomainError('NotFound')
  if (version !== undefined) requireVersion(row, version)
  return { row, tenant }
}

function requireVersion(row: store.EndpointRow, version: number): void {
  if (row.version !== version) throw new DomainError('EventEndpointChanged', { version: row.version })
}

async function renaming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) === 'event_endpoints_name') throw new DomainError('DuplicatedEventEndpoint')
    throw error
  }
}

const stateOf = ({ pausedAt, failingSince }: store.EndpointRow) => (pausedAt ? 'paused' : failingSince ? 'failing' : 'active')

async function presentOne(db: Db, row: store.EndpointRow): Promise<EventEndpoint> {
  const [one] = await present(db, [row])
  if (!one) throw new Error('The row yielded no endpoint')
  return one
}

async function present(db: Db, rows: readonly store.EndpointRow[]): Promise<EventEndpoint[]> {
  const ids = rows.map(({ id }) => id)
  const open = await store.countOpen(db, ids, countMax)
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return rows.map((row) => {
    const { id, name, url, kinds, pauseReason, createdBy, version } = row
    const waiting = open.get(id) ?? 0
    return {
      ...{ id, name, url, kinds, pauseReason, createdBy, version, state: stateOf(row) },
      pausedAt: iso(row.pausedAt),
      failingSince: iso(row.failingSince),
      lastDeliveredAt: iso(row.lastDeliveredAt),
      waiting: Math.min(waiting, countMax),
      waitingIsCapped: waiting > countMax,
      previousSecretUntil: iso(row.previousSecretUntil),
      createdAt: row.createdAt.toISOString(),
    }
  })
}

type Entry = Pick<Activity, 'action' | 'event' | 'before' | 'after'> & { id: string; tenant: Tenant }

async function record(tx: Tx, ctx: Managing, call: Call, { id, tenant, ...entry }: Entry): Promise<void> {
  const place = { tenantId: tenant.id, affiliateId: tenant.affiliateId }
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'event-endpoint', id }, tenant: place })
}
