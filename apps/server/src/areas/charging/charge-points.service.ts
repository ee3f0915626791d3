/**
 * Wallboxes that connect by OCPP 1.6 or 2.0.1. A wallbox is given a password, connects under its station number, and has one connection at
 * a time: a second one ends the first. Members' commands go over that connection, whichever process holds it. Starting and stopping
 * take effect only if the wallbox accepts them; a limit is stored first, and sent until the wallbox accepts it (`charging-limits`).
 */
import { hourMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { hmacSha256, isSame } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { generationOf, type Secret, secretKeysOf } from '../../platform/secret-keys.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { requireActiveCustomer, requireCustomerRecord, shareActiveCustomer } from '../customers/customers.service.ts'
import { withInstalledPowers } from '../installations/installed-powers.service.ts'
import * as store from './charge-points.store.ts'
import { leastLimit } from './charging-limit.rules.ts'
import { orderLimit } from './charging-limits.service.ts'
import { putLimit } from './charging-limits.store.ts'
import { listOpenCharges } from './charging-transactions.store.ts'
import { commandWallbox, endConnection } from './wallbox-commands.service.ts'
import { connectionOf } from './wallbox-contact.rules.ts'
import type { WallboxOrder } from './wallbox-orders.rules.ts'

export type Candidate = store.Candidate

/** The tag of charges that members start. OCPP allows 20 characters. */
const memberTag = 'wattdesk'

/** OCPP allows passwords of up to 40 characters. */
export function wallboxPassword(secret: Secret, installationId: string, credential: number): string {
  const key = secretKeysOf(secret).kept('ocpp-wallboxes').get(generationOf(credential))
  if (!key) throw new Error(`No secret of this deployment yields credential ${credential}`)
  return hmacSha256(key, `ocpp:${installationId}:${credential}`).toString('base64url').slice(0, 32)
}

export async function identifyWallbox(ctx: Pick<Ctx, 'db' | 'config'>, stationNumber: string, password: string): Promise<Candidate> {
  const candidates = await store.listCandidates(ctx.db, stationNumber)
  const generations = ctx.config.secretKey.kept('ocpp-wallboxes')
  const usable = candidates.filter(({ credential }) => generations.has(generationOf(credential)))
  const found = usable.find(({ installationId, credential }) =>
    isSame(Buffer.from(password), Buffer.from(wallboxPassword(ctx.config.secretKey, installationId, credential))),
  )
  if (!found) throw new DomainError('Unauthenticated')
  return found
}

export async function connectChargePoint(ctx: Ctx, call: Call, customerId: string, key: string) {
  const { id, siteId, stationNumber } = await requireWallbox(ctx, call, customerId, key)
  const { credential, connectionId } = await record(ctx, call, customerId, id, 'wallbox.ocpp-connected', async (tx) => {
    // Its charge is expected from now on, and unknown until reported.
    const renewed = await withInstalledPowers(tx, siteId, ctx.clock.now(), () =>
      store.renewCredential(tx, id, ctx.config.secretKey.nextCredential(0)),
    )
    return { ...renewed, after: { stationNumber } }
  })
  if (connectionId) endConnection(ctx, connectionId)
  return { identity: stationNumber, password: wallboxPassword(ctx.config.secretKey, id, credential) }
}

/** A charge not reported since by its connector or its wallbox is over: its stop was lost. */
export const mentionedSince = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock.now().getTime() - hourMs)

/** Has no effect during a charge. */
export async function startCharging(ctx: Ctx, call: Call, customerId: string, key: string): Promise<void> {
  const { id, stationNumber } = await requireWallbox(ctx, call, customerId, key)
  const charges = await listOpenCharges(ctx.db, id, mentionedSince(ctx))
  if (charges.some(({ connectorId, isUnderWay }) => isUnderWay && connectorId === 1)) return
  await command(ctx, await requireConnection(ctx, id), { order: 'start', connectorId: 1, idTag: memberTag })
  await record(ctx, call, customerId, id, 'wallbox.charging-started', async () => ({ after: { stationNumber } }))
}

/** Ends the current charge, if any. */
export async function stopCharging(ctx: Ctx, call: Call, customerId: string, key: string): Promise<void> {
  const { id, stationNumber } = await requireWallbox(ctx, call, customerId, key)
  const charges = await listOpenCharges(ctx.db, id, mentionedSince(ctx))
  // Only the wallbox knows whether one that it has not reported lately is over.
  const charge = charges.find(({ isUnderWay }) => isUnderWay) ?? charges[0]
  if (!charge) return
  await command(ctx, await requireConnection(ctx, id), { order: 'stop', transactionId: charge.id, reportedId: charge.reportedId })
  await record(ctx, call, customerId, id, 'wallbox.charging-stopped', async () => ({ after: { stationNumber } }))
}

/** Stores the limit, and sends it if the wallbox is connected and has not accepted it yet. */
export async function limitCharging(ctx: Ctx, call: Call, customerId: string, key: string, limitA: number | null): Promise<void> {
  const { id, stationNumber, powerOutputA } = await requireWallbox(ctx, call, customerId, key)
  if (limitA !== null && limitA > powerOutputA) {
    throw new DomainError('ValidationFailed', [{ field: 'limitA', code: 'AbovePowerOutput', message: 'AbovePowerOutput' }])
  }
  await record(ctx, call, customerId, id, 'wallbox.charging-limited', async (tx) => {
    const before = await store.lockChargePoint(tx, id)
    if (!before && limitA !== null) throw new DomainError('WallboxNotConnected')
    if (!before || before.limitA === limitA) return undefined
    const now = ctx.clock.now()
    await putLimit(tx, id, limitA, connectionOf(before, now) ? now : null)
    return { before: { stationNumber, limitA: before.limitA }, after: { stationNumber, limitA } }
  })
  const point = await store.findChargePoint(ctx.db, id)
  const connectionId = point ? connectionOf(point, ctx.clock.now()) : null
  // While a grid operator's signal is active, it caps the current.
  if (point && connectionId && point.limitState !== 'set') await orderLimit(ctx, connectionId, leastLimit(point), 'both')
}

async function requireWallbox(ctx: Ctx, { caller }: Call, customerId: string, key: string): Promise<store.Wallbox> {
  await requireCustomerRecord(ctx, caller.scope, customerId)
  const found = await store.findWallbox(ctx.db, customerId, key)
  if (!found) throw new DomainError('NotFound')
  await requireActiveCustomer(ctx, caller.scope, customerId)
  return found
}

async function requireConnection(ctx: Ctx, installationId: string): Promise<string> {
  const point = await store.findChargePoint(ctx.db, installationId)
  const connectionId = point ? connectionOf(point, ctx.clock.now()) : null
  if (!connectionId) throw new DomainError('WallboxNotConnected')
  return connectionId
}

/** Throws unless the wallbox obeys. */
async function command(ctx: Ctx, connectionId: string, order: WallboxOrder): Promise<void> {
  const status = await commandWallbox(ctx, connectionId, order)
  if (status !== 'Accepted') throw new DomainError('WallboxRefused', { status })
}

type Event = 'ocpp-connected' | 'charging-started' | 'charging-stopped' | 'charging-limited'
type Values = { before?: Record<string, unknown>; after?: Record<string, unknown> }

/** Writes the change and its activity entry together. Records nothing if nothing changes. */
async function record<R extends Values | undefined>(
  ctx: Ctx,
  call: Call,
  customerId: string,
  id: string,
  event: `wallbox.${Event}`,
  write: (tx: Tx) => Promise<R>,
): Promise<R> {
  return transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const written = await write(tx)
    if (!written) return written
    await recordActivity(tx, ctx, call, {
      object: { type: 'wallbox', id },
      customerId,
      tenant: customer,
      action: 'update',
      event,
      ...(written.before ? { before: written.before } : {}),
      ...(written.after ? { after: written.after } : {}),
    })
    return written
  })
}
