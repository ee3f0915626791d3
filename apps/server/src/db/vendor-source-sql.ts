import { type SQL, sql } from 'drizzle-orm'

/**
 * The source of what a vendor's cloud reports of the installation with an alias: the vendor, but the installation itself if the vendor has
 * an earlier one at the same site, or was the source of another one that was removed. Samples of two systems may be of the same instant,
 * and those of a removed one are not its own. It never changes.
 */
export function vendorSourceSql(alias = 'installations'): SQL<string> {
  const i = sql.raw(alias)
  return sql`case when exists (
    select from installations earlier
    where earlier.site_id = ${i}.site_id and earlier.vendor_id = ${i}.vendor_id and (earlier.added_at, earlier.id) < (${i}.added_at, ${i}.id))
    or exists (
      select from installation_stays former
      where former.site_id = ${i}.site_id and former.source_id = ${i}.vendor_id and former.installation_id <> ${i}.id)
  then ${i}.id else ${i}.vendor_id end`
}
