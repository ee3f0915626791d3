import { type SQL, sql } from 'drizzle-orm'

/**
 * The display name of the vendor of the gateway with an alias. Gateways name their vendor, whose display name may change; those that a
 * previous release added have a display name.
 */
export function gatewayVendorSql(alias = 'g'): SQL<string> {
  const g = sql.raw(alias)
  return sql<string>`coalesce((select v.display_name from vendors v where v.name = lower(${g}.vendor_name)), ${g}.vendor_name)`
}
