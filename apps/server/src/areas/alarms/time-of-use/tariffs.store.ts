import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { and, eq, sql } from 'drizzle-orm'
import { sites } from '../../../db/domains/customers/tables.ts'
import { siteTariffs } from '../../../db/domains/prices/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

export type TariffRow = typeof siteTariffs.$inferSelect

type Home = Pick<typeof sites.$inferSelect, 'latitude' | 'longitude' | 'address' | 'zipCode' | 'city' | 'biddingZone'> & {
  appliances: ApplianceKind[]
  measuresGrid: boolean
}

export const foundKinds = sql<ApplianceKind[]>`array(
  select a.kind from gateways g join appliances a on a.gateway_id = g.id where g.site_id = ${sites}.id limit 500)`

/** Whether a meter measures the site's grid connection now. */
export const measuresGrid = sql<boolean>`exists (
  select from home_quantities q where q.site_id = ${sites}.id and upper_inf(q.grid))`

/** Locks a customer's site. Its tariff may only be changed under this lock. */
export async function lockSite(tx: Tx, customerId: string, siteId: string): Promise<Home | undefined> {
  const where = and(eq(sites.id, siteId), eq(sites.customerId, customerId))
  const { latitude, longitude, address, zipCode, city, biddingZone } = sites
  const located = { latitude, longitude, address, zipCode, city }
  const [row] = await tx
    .select({ ...located, biddingZone, appliances: foundKinds, measuresGrid })
    .from(sites)
    .where(where)
    .for('update')
  return row
}

export async function findTariff(tx: Tx, siteId: string): Promise<TariffRow | undefined> {
  const [row] = await tx.select().from(siteTariffs).where(eq(siteTariffs.siteId, siteId))
  return row
}

/**
 * Sets a tariff. The previous one is kept, because energy used until now was priced by it. One that is changed within a day was a mistake:
 * the new one replaces it, because otherwise the mistake would price all energy before it, up to the tariff that preceded it.
 */
export async function putTariff(tx: Tx, row: TariffRow): Promise<void> {
  const { siteId, ...fields } = row
  await tx.execute(sql`
    insert into former_tariffs (site_id, until, kind, import_cents_per_mwh)
    select site_id, ${row.updatedAt}::timestamptz, kind, import_cents_per_mwh from site_tariffs
    where site_id = ${siteId} and updated_at <= ${row.updatedAt}::timestamptz - interval '1 day'
    on conflict do nothing`)
  await tx.insert(siteTariffs).values(row).onConflictDoUpdate({ target: siteTariffs.siteId, set: fields })
}
