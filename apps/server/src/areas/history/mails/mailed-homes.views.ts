import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { HistorySite } from '../history-sites.views.ts'

/** A home as mails name it, and the possible sources of its figures. */
export type MailedHome = {
  name: string
  /** Makers of the devices as of the last day, without those of kinds that measure nothing of the home's electricity. */
  makers: string[]
  /** Vendors and files from which energies of these days were imported. */
  importedFrom: string[]
}

/** Undefined if the site is not the customer's. */
export async function findMailedHome(db: Db, customerId: string, site: HistorySite, range: DayRange): Promise<MailedHome | undefined> {
  const { start, end } = rangeSpan(range, site.timeZone)
  const [from, until] = [new Date(start), new Date(end)]
  const { rows } = await db.execute<MailedHome>(sql`
    select s.name,
      array(
        select distinct coalesce(i.manufacturer, v.display_name) from installations i join vendors v on v.id = i.vendor_id
        where i.site_id = s.id and i.kind not in ('gas', 'smarthome', 'electriccar')
          and (i.installed_on is null or i.installed_on <= ${range.to}::date)
        order by 1 limit 20
      ) as makers,
      array(
        select distinct coalesce(d.file_name, d.vendor_name) from data_imports d
        where d.site_id = s.id and d.written_intervals > 0 and d.from_at < ${until}::timestamptz and d.to_at > ${from}::timestamptz
        order by 1 limit 20
      ) as "importedFrom"
    from sites s where s.id = ${site.id} and s.customer_id = ${customerId}`)
  return rows[0]
}
