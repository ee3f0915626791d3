import type { DeviceType } from '@wattdesk/contract/installations/installation.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { eq, sql } from 'drizzle-orm'
import { instantArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { appliances } from '../../db/schema/appliances.ts'
import { gateways } from '../../db/schema/gateways.ts'
import type { Tx } from '../../db/transaction.ts'

export type Contact = { gatewayId: string; at: Date; firmware?: string }
export type NewAppliance = typeof appliances.$inferInsert

export async function updateContacts(db: Db, contacts: readonly Contact[]): Promise<void> {
  const sorted = contacts.toSorted((a, b) => (a.gatewayId < b.gatewayId ? -1 : 1))
  await db.execute(sql`
    update gateways g set contacted_at = greatest(g.contacted_at, c.at), firmware = coalesce(c.firmware, g.firmware)
    from unnest(${uuidArray(sorted, (one) => one.gatewayId)}::uuid[], ${instantArray(sorted, (one) => one.at.getTime())}::timestamptz[],
      ${textArray(sorted, (one) => one.firmware)}::text[]) as c (id, at, firmware)
    where g.id = c.id`)
}

export async function lockGateway(tx: Tx, serialNumber: string): Promise<{ id: string } | undefined> {
  const [row] = await tx.select({ id: gateways.id }).from(gateways).where(eq(gateways.serialNumber, serialNumber)).for('update')
  return row
}

export async function upsertAppliances(tx: Tx, rows: NewAppliance[]): Promise<void> {
  await tx
    .insert(appliances)
    .values(rows)
    .onConflictDoUpdate({
      target: [appliances.gatewayId, appliances.deviceId],
      set: {
        manufacturer: sql`excluded.manufacturer`,
        model: sql`excluded.model`,
        serialNumber: sql`excluded.serial_number`,
        updatedAt: sql`excluded.updated_at`,
        contactedAt: sql`excluded.contacted_at`,
      },
    })
}

export async function updateScanState(db: Db, serialNumber: string, scanState: 'Pending' | 'Done' | 'Failed', at: Date): Promise<void> {
  const finished = scanState === 'Pending' ? {} : { lastScanAt: at }
  await db
    .update(gateways)
    .set({ scanState, ...finished })
    .where(eq(gateways.serialNumber, serialNumber))
}

const deviceTypes: Partial<Record<ApplianceKind, DeviceType>> = {
  GRID: 'Meter',
  MISC: 'Meter',
  EVSTATION: 'EV',
  CLUSTER: 'EV',
  HEAT_PUMP: 'HEAT_PUMP',
  HEAT_PUMP_EXTERNAL: 'HEAT_PUMP',
}

/** Under which type of device the portal lists a kind of appliance; what generates or stores is an inverter. */
export function deviceTypeOf(kind: ApplianceKind): DeviceType {
  return deviceTypes[kind] ?? 'Inverter'
}
