/**
 * Reports of gateways about themselves: that they are online, which appliances they found, how a scan progresses. Every report counts as
 * a contact, except the last will, by which the broker reports that a gateway is offline. Repeated reports have no further effect. A scan
 * is pending, then done or failed.
 */
import type { GatewayAppliances, GatewayCommandResult } from '@wattdesk/device-protocol/gateway-messages.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { withInstalledPowers } from '../../installations/installed-powers.service.ts'
import { announceCommands, sendKinds, sendLimits } from '../commands/gateway-commands.service.ts'
import { deleteCommand } from '../commands/gateway-commands.store.ts'
import { listGatewayLimits } from '../commands/gateway-limits.store.ts'
import { mergeRuns, type ReceivedRun } from '../commands/gateway-runs.store.ts'
import { settleReported } from '../credentials/gateway-credentials.service.ts'
import { announceGateways } from '../pairing/gateway-pairing.service.ts'
import * as store from './gateway-reports.store.ts'
import { resumeScans } from './gateway-scan.service.ts'

export type Contact = store.Contact
export type { ReceivedRun }

type ReportCtx = Pick<Ctx, 'db' | 'clock'>

/** Records contacts and losses of gateways, and which of their telemetry messages arrived. */
export async function recordContacts(
  ctx: ReportCtx & Pick<Ctx, 'bus'>,
  contacts: readonly Contact[],
  runs: readonly ReceivedRun[],
  settleMs: number,
): Promise<void> {
  const searching = await store.updateContacts(ctx.db, contacts)
  if (searching.length > 0) await resumeScans(ctx, searching)
  if (runs.length > 0) await mergeRuns(ctx.db, runs, settleMs)
}

/** Records the status of a gateway without a home, so that its firmware is known before it is paired. */
export function recordStockStatus(
  { db, clock }: ReportCtx,
  serialNumber: string,
  status: Pick<Contact, 'state' | 'firmware'>,
): Promise<void> {
  return store.updateStockContact(db, serialNumber, { ...status, at: clock.now() })
}

/**
 * Records the appliances a gateway reports: adds new ones, updates known ones, and keeps the others. An appliance keeps the kind
 * that a member gave it; the gateway is sent that kind if it reports another.
 */
export async function recordAppliances(
  ctx: ReportCtx & Pick<Ctx, 'bus'>,
  serialNumber: string,
  { appliances }: GatewayAppliances,
): Promise<void> {
  const isReported = await transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const gateway = await store.lockContactedGateway(tx, serialNumber, now)
    if (!gateway) return false
    const lastReported = new Map(appliances.map((one) => [one.deviceId, one]))
    const limitsBefore = await listGatewayLimits(tx, gateway.id, now)
    const rows = [...lastReported.values()].map(({ limitable, ...one }) => ({
      ...one,
      generationLimitW: wholeOf(limitable?.generationW),
      consumptionLimitW: wholeOf(limitable?.consumptionW),
      limitsKept: limitable?.endedByGateway ?? [],
      id: newId(now),
      gatewayId: gateway.id,
      type: store.deviceTypeOf(one.kind),
      addedAt: now,
      updatedAt: now,
      contactedAt: now,
    }))
    const chosen = rows.length > 0 ? await withInstalledPowers(tx, gateway.homeId, now, () => store.upsertAppliances(tx, rows)) : []
    const doKindsAgree = chosen.every(({ deviceId, kind }) => lastReported.get(deviceId)?.kind === kind)
    if (!doKindsAgree) await sendKinds(tx, gateway.id, now)
    // A device that is new or reports something else may be the subject of a limit.
    const doLimitsAgree = JSON.stringify(await listGatewayLimits(tx, gateway.id, now)) === JSON.stringify(limitsBefore)
    if (!doLimitsAgree) await sendLimits(tx, gateway.id, now)
    return !doKindsAgree || !doLimitsAgree
  })
  if (isReported) announceCommands(ctx)
}

const wholeOf = (powerW: number | undefined): number | null => (powerW === undefined ? null : Math.round(powerW))

const scanStates = { RECEIVED: 'Pending', STARTED: 'Pending', DONE: 'Done', ERROR: 'Failed', CANCELED: 'Failed' } as const

/** Records a gateway's response to a command, which is not sent again. For a scan, stores its progress. */
export async function recordCommandResult(
  ctx: ReportCtx & Pick<Ctx, 'bus'>,
  serialNumber: string,
  result: GatewayCommandResult,
): Promise<void> {
  const isRotated = await transaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    const gateway = await store.lockContactedGateway(tx, serialNumber, at)
    if (!gateway) return false
    if (result.command === 'credential') return settleReported(tx, serialNumber, result, at)
    await deleteCommand(tx, gateway.id, result.commandId)
    if (result.command !== undefined && result.command !== 'scan') return false
    const scan = { commandId: result.commandId, state: scanStates[result.state], at, devicesFound: result.devicesFound }
    await store.putScan(tx, gateway.id, scan)
    await store.updateScanState(tx, gateway.id, scan)
    return false
  })
  if (isRotated) announceGateways(ctx, [serialNumber])
}
