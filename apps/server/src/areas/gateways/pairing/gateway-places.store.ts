import type { GatewayPlace } from '@wattdesk/contract/gateways/models.ts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { gatewayPlaces } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

export function listPlaces(db: Db, gatewayId: string): Promise<GatewayPlace[]> {
  return db
    .select({ host: gatewayPlaces.host, port: gatewayPlaces.port, units: gatewayPlaces.units })
    .from(gatewayPlaces)
    .where(eq(gatewayPlaces.gatewayId, gatewayId))
    .orderBy(asc(gatewayPlaces.host), asc(gatewayPlaces.port))
}

export async function putPlaces(tx: Tx, gatewayId: string, places: readonly GatewayPlace[]): Promise<void> {
  await tx.delete(gatewayPlaces).where(eq(gatewayPlaces.gatewayId, gatewayId))
  if (places.length > 0) await tx.insert(gatewayPlaces).values(places.map((place) => ({ ...place, gatewayId })))
}
