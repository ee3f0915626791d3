/**
 * Limits at gateways. A gateway is sent all limits of its home whenever they change, and whenever it reports that it has others. It
 * reports what each device did: each report is kept as proof, and the first of its kind is logged.
 */
import type { GatewayLimits, LimitEvent } from '@wattdesk/device-protocol/limits.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Activity, recordActivities, systemActor } from '../../activities/activities.service.ts'
import { announceCommands, sendLimits } from '../commands/gateway-commands.service.ts'
import { forgetLimits, listGatewayLimits } from '../commands/gateway-limits.store.ts'
import { lockContactedGateway } from './gateway-reports.store.ts'
import * as store from './limit-reports.store.ts'

type ReportCtx = Pick<Ctx, 'db' | 'clock' | 'bus'> & { config: Pick<Ctx['config'], 'secretKey'> }

export async function recordLimitReport(ctx: ReportCtx, serialNumber: string, { kept, events, messageId }: GatewayLimits): Promise<void> {
  const isReported = await transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const gateway = await lockContactedGateway(tx, serialNumber, now)
    // One that came back after it had left its home still keeps what it had to do there.
    if (!gateway) return kept.length > 0 && forgetHomeless(tx, serialNumber, now)
    const home = await store.findHome(tx, gateway.id)
    if (!home) return false
    if (events.length > 0) await addLimitEvents(tx, ctx, home, events, messageId)
    const standing = new Set((await listGatewayLimits(tx, gateway.id, now)).map(({ limitId }) => limitId))
    const known = new Set(kept)
    if (standing.size === known.size && [...standing].every((limitId) => known.has(limitId))) return false
    await sendLimits(tx, gateway.id, now)
    return true
  })
  if (isReported) announceCommands(ctx)
}

async function forgetHomeless(tx: Tx, serialNumber: string, at: Date): Promise<boolean> {
  const gatewayId = await store.findHomeless(tx, serialNumber)
  if (gatewayId) await forgetLimits(tx, [gatewayId], at)
  return gatewayId !== undefined
}

type Home = { siteId: string; customerId: string; tenantId: string; affiliateId: string }

/**
 * Adds reports of a home's devices about its limits. The log records only the first of a kind: a device that alternates fills the proof,
 * not the log.
 */
export async function addLimitEvents(
  tx: Tx,
  ctx: Pick<ReportCtx, 'clock' | 'config'>,
  { siteId, customerId, tenantId, affiliateId }: Home,
  events: readonly LimitEvent[],
  requestId: string,
): Promise<void> {
  const added = await store.addEvents(tx, siteId, events, ctx.clock.now())
  const reported = added.filter(({ isFirst }) => isFirst)
  if (reported.length === 0) return
  const activities = reported.map(({ limitId, deviceId, outcome, powerW, measuredW }): Activity => {
    return {
      action: 'update',
      event: `device-limit.${outcome}`,
      object: { type: 'device-limit', id: limitId },
      tenant: { tenantId, affiliateId },
      customerId,
      after: { ...(deviceId === '' ? {} : { deviceId }), powerW, measuredW },
    }
  })
  await recordActivities(tx, ctx, { caller: systemActor, requestId }, activities)
}
