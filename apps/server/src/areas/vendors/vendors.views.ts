import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { vendors } from '../../db/schema/vendors.ts'

/** Vendors that a PV and battery configuration can be added for. */
export function listPvBatteryVendors(db: Db) {
  return db
    .select({ id: vendors.id, name: vendors.name, displayName: vendors.displayName, identifiedBy: vendors.identifiedBy })
    .from(vendors)
    .where(eq(vendors.category, 'pvbattery'))
    .orderBy(asc(vendors.displayName))
}
