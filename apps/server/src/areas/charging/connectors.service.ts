/**
 * Connectors of wallboxes. A car is plugged in from the first status that reports it until the connector is available again, provided
 * that the wallbox stayed connected.
 */
import type { ConnectorStatus } from '@wattdesk/energy/terms.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { lockChargePoint } from './charge-points.store.ts'
import { isPossible, onlyConnectorId } from './charging-transactions.rules.ts'
import { endLostCharges, giveBackStops } from './charging-transactions.store.ts'
import * as store from './connectors.store.ts'

const withCar: readonly ConnectorStatus[] = ['Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing']
/** With these statuses, a connector has no current charge (OCPP 1.6, 4.9). */
const withoutCharge: readonly ConnectorStatus[] = ['Available', 'Preparing']

type Reported = { installationId: string; connectorId: number; status: ConnectorStatus; at: number | null }

export async function recordConnector(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { installationId, connectorId, status, at: reported }: Reported,
): Promise<void> {
  const now = ctx.clock.now()
  const at = reported !== null && isPossible(reported, now.getTime()) ? new Date(reported) : now
  await transaction(ctx.db, async (tx) => {
    await lockChargePoint(tx, installationId)
    const before = await store.findConnector(tx, installationId, connectorId)
    if (!before && connectorId > onlyConnectorId) await giveBackStops(tx, installationId)
    const hadCar = before !== undefined && withCar.includes(before.status)
    if (withoutCharge.includes(status)) await endLostCharges(tx, installationId, connectorId, at)
    if (hadCar && status === 'Available') await store.recordPluggedOut(tx, before, at)
    const arrivedAt = before?.status === 'Available' ? at : null
    await store.putConnector(tx, {
      installationId,
      connectorId,
      status,
      watchedSince: before?.watchedSince ?? now,
      pluggedInAt: withCar.includes(status) ? (hadCar ? before.pluggedInAt : arrivedAt) : null,
    })
  })
}
