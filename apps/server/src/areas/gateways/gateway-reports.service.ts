/**
 * What gateways report of themselves: that they are there, what stands in the house, how a command fares. A report is taken
 * however often it arrives; the newest of each kind holds.
 */
import type { GatewayAppliances, GatewayCommandResult } from '@wattdesk/device-protocol/gateway-messages.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './gateway-reports.store.ts'

export type Contact = store.Contact
type ReportCtx = Pick<Ctx, 'db' | 'clock'>

/** Records when gateways were last heard. */
export async function recordContact(ctx: ReportCtx, contacts: readonly Contact[]): Promise<void> {
  await store.updateContacts(ctx.db, contacts)
}

/** Takes the list of everything a gateway knows: new appliances are added, known ones brought up to date, others stay. */
export async function recordAppliances(ctx: ReportCtx, serialNumber: string, { appliances }: GatewayAppliances): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const gateway = await store.lockGateway(tx, serialNumber)
    if (!gateway) return
    const now = ctx.clock.now()
    const lastTold = new Map(appliances.map((one) => [one.deviceId, one]))
    const rows = [...lastTold.values()].map((one) => ({
      ...one,
      id: newId(now),
      gatewayId: gateway.id,
      type: store.deviceTypeOf(one.kind),
      addedAt: now,
      updatedAt: now,
      contactedAt: now,
    }))
    if (rows.length > 0) await store.upsertAppliances(tx, rows)
  })
}

const scanStates = { RECEIVED: 'Pending', STARTED: 'Pending', DONE: 'Done', ERROR: 'Failed', CANCELED: 'Failed' } as const

/** Takes how a scan fares. */
export async function recordCommandResult(ctx: ReportCtx, serialNumber: string, result: GatewayCommandResult): Promise<void> {
  await store.updateScanState(ctx.db, serialNumber, scanStates[result.state], ctx.clock.now())
}
