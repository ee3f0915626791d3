import type { ChargePoint } from '@wattdesk/contract/charging/models.ts'
import type { Db } from '../../db/connect.ts'
import * as store from './charge-points.store.ts'
import { listOpenCharges } from './charging-transactions.store.ts'

/** A customer's wallbox as reported by OCPP. Undefined: no such wallbox. Null: it never had a password. */
export async function showChargePoint(
  db: Db,
  customerId: string,
  key: string,
  connectedSince: Date,
  mentionedSince: Date,
): Promise<ChargePoint | null | undefined> {
  const wallbox = await store.findWallbox(db, customerId, key)
  if (!wallbox) return undefined
  const point = await store.findChargePoint(db, wallbox.id)
  if (!point) return null
  const charge = (await listOpenCharges(db, wallbox.id, mentionedSince)).find(({ isUnderWay }) => isUnderWay)
  return {
    isConnected: point.connectionId !== null && point.contactedAt !== null && point.contactedAt >= connectedSince,
    contactedAt: point.contactedAt?.toISOString() ?? null,
    vendor: point.vendor,
    model: point.model,
    firmware: point.firmware,
    status: point.status,
    errorCode: point.errorCode === 'NoError' ? null : point.errorCode,
    limitA: point.limitA,
    limitState: point.limitState,
    transaction: charge ? { startedAt: charge.startedAt.toISOString(), energyWh: charge.energyWh } : null,
  }
}
