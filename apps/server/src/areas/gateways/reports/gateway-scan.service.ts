/**
 * Network searches of gateways. A search is pending once its command is issued, then done or failed by the gateway's report. It also
 * fails if it reports nothing for a while, whichever part of the product or the home stopped; it begins again when the gateway comes
 * online. A gateway has at most one pending search.
 */
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { shareActiveCustomer } from '../../customers/customers.service.ts'
import { announceCommands } from '../commands/gateway-commands.service.ts'
import { insertCommands } from '../commands/gateway-commands.store.ts'
import { lockGatewayOf } from '../pairing/gateway-installation.store.ts'
import { lockGateway } from '../pairing/gateway-stock.store.ts'
import { findLatestScan } from './gateway-events.store.ts'
import { putScan, updateScanState } from './gateway-reports.store.ts'
import { outcomeOf } from './scan.rules.ts'

/** A gateway that does not respond within this time is no longer asked to search. */
const expiresAfterMs = 60_000

/** Does nothing while a search is pending. */
export async function startScan(ctx: Ctx, call: Call, customerId: string, key: string): Promise<void> {
  const hasStarted = await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const gateway = await lockGatewayOf(tx, customerId, key)
    if (!gateway) throw new DomainError('NotFound')
    if (!(await beginScan(tx, gateway.id, ctx.clock.now()))) return false
    await recordActivity(tx, ctx, call, {
      object: { type: 'gateway', id: gateway.installationId },
      customerId: customer.id,
      tenant: customer,
      action: 'update',
      event: 'gateway.search-started',
      after: { siteId: gateway.siteId, serialNumber: gateway.serialNumber },
    })
    return true
  })
  if (hasStarted) announceCommands(ctx)
}

/** Restarts unanswered searches of gateways that have just come online, such as those paired before they were connected. */
export async function resumeScans(ctx: Pick<Ctx, 'db' | 'clock' | 'bus'>, gatewayIds: readonly string[]): Promise<void> {
  let hasBegun = false
  for (const id of gatewayIds) {
    const begins = await transaction(ctx.db, async (tx) => {
      const gateway = await lockGateway(tx, id)
      return gateway?.state === 'paired' && gateway.scanState === 'Pending' && (await beginScan(tx, id, ctx.clock.now()))
    })
    hasBegun ||= begins
  }
  if (hasBegun) announceCommands(ctx)
}

/** Begins the search of a locked gateway, to be announced after the commit. Returns false if one is pending. */
export async function beginScan(tx: Tx, gatewayId: string, at: Date): Promise<boolean> {
  const latest = await findLatestScan(tx, gatewayId)
  if (latest && outcomeOf(latest, at) === 'Pending') return false
  const scan = { commandId: newId(at), state: 'Pending' as const, at }
  const expiresAt = new Date(at.getTime() + expiresAfterMs)
  await insertCommands(tx, [{ id: scan.commandId, gatewayId, command: 'scan', issuedAt: at, expiresAt }])
  await putScan(tx, gatewayId, scan)
  await updateScanState(tx, gatewayId, scan)
  return true
}
