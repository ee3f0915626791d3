import { id as ourId } from '@wattdesk/contract/formats.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { installations, pvBatteryConfigurations } from '../../db/domains/installations/tables.ts'
import type { Tx } from '../../db/transaction.ts'

/** PV and battery configurations that match a key, of any customer. */
export function findNamedConfigurations(db: Db, key: string) {
  const isMeant = ourId.safeParse(key).success ? eq(installations.id, key) : eq(installations.vendorInstallationId, key)
  return db
    .select({ id: installations.id, customerId: installations.customerId })
    .from(installations)
    .where(and(eq(installations.kind, 'pvbattery'), isMeant))
    .limit(100)
}

export async function setMasterKey(tx: Tx, id: string, inverterMasterKey: Buffer, at: Date): Promise<void> {
  await tx.update(pvBatteryConfigurations).set({ inverterMasterKey }).where(eq(pvBatteryConfigurations.id, id))
  await tx.update(installations).set({ updatedAt: at }).where(eq(installations.id, id))
}
