import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { vendors } from '../../db/schema/vendors.ts'

type Category = (typeof vendors.$inferSelect)['category']

export function listVendorsOf(db: Db, categories: readonly Category[]) {
  return db
    .select({ id: vendors.id, name: vendors.name, displayName: vendors.displayName, identifiedBy: vendors.identifiedBy })
    .from(vendors)
    .where(inArray(vendors.category, [...categories]))
    .orderBy(asc(vendors.displayName))
}
