import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { vendors } from '../../db/schema/vendors.ts'

export type VendorRow = typeof vendors.$inferSelect

export async function findVendorRow(db: Db, id: string): Promise<VendorRow | undefined> {
  const [row] = await db.select().from(vendors).where(eq(vendors.id, id))
  return row
}

export async function findVendorRowNamed(db: Db, name: string): Promise<VendorRow | undefined> {
  const [row] = await db
    .select()
    .from(vendors)
    .where(eq(vendors.name, sql`lower(${name})`))
  return row
}
