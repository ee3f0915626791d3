import { lateMs } from '@wattdesk/contract/data-import/data-status/terms.ts'
import { type SQL, sql } from 'drizzle-orm'

/** A home that was last measured before this instant is silent. */
export const silentBefore = (now: Date): Date => new Date(now.getTime() - lateMs)

/** The state of a home, from its ID and its row `h` of `site_health`, which it need not have. */
export const homeStateSql = (siteId: SQL, h: { measuredAt: SQL; status: SQL }, now: Date): SQL =>
  sql`home_state(${hasDevicesSql(siteId)}, ${h.measuredAt}, ${h.status}, ${silentBefore(now)}::timestamptz)`

/** Whether a site of a customer counts as a home: the address of a company does only if it has devices. */
export const isHomeSql = (siteId: SQL): SQL => sql`(customers.type = 'residential_customer' or ${hasDevicesSql(siteId)})`

export const hasDevicesSql = (siteId: SQL): SQL => sql`exists (select from installations i where i.site_id = ${siteId})`
