import { and, eq } from 'drizzle-orm'
import { siteTariffs } from '../../db/schema/site-tariffs.ts'
import { sites } from '../../db/schema/sites.ts'
import type { Tx } from '../../db/transaction.ts'

export type TariffRow = typeof siteTariffs.$inferSelect

/** Locks a customer's site. Its tariff may only be changed under this lock. */
export async function lockSite(tx: Tx, customerId: string, siteId: string): Promise<boolean> {
  const where = and(eq(sites.id, siteId), eq(sites.customerId, customerId))
  const rows = await tx.select({ id: sites.id }).from(sites).where(where).for('update')
  return rows.length > 0
}

export async function findTariff(tx: Tx, siteId: string): Promise<TariffRow | undefined> {
  const [row] = await tx.select().from(siteTariffs).where(eq(siteTariffs.siteId, siteId))
  return row
}

export async function putTariff(tx: Tx, row: TariffRow): Promise<void> {
  const { siteId: _, ...fields } = row
  await tx.insert(siteTariffs).values(row).onConflictDoUpdate({ target: siteTariffs.siteId, set: fields })
}
