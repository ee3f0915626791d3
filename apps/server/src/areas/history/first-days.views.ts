import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readFirstDays } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/prepared-statements.ts'
import { firstPossibleCharge } from './charging-transactions.views.ts'
import type { HistorySite } from './history-sites.views.ts'

type FirstDays = ResponseInput<typeof readFirstDays>

/**
 * The first local days of charging and of gas. Charges count as well as measurements: a wallbox may report them without being measured.
 * Measurements and charges are read apart, because measurements can be distributed.
 */
export async function findFirstDays(db: Db, site: HistorySite): Promise<FirstDays> {
  const [measured, charged] = await Promise.all([readDays(db, measurementsOf(site)), readDays(db, chargesOf(site))])
  const first = (name: keyof FirstDays) => {
    const days = [...measured, ...charged].flatMap((row) => (row.name === name && row.day ? [row.day] : []))
    return days.toSorted()[0] ?? null
  }
  return { charging: first('charging'), gas: first('gas') }
}

type Row = { name: keyof FirstDays; day: string | null }

const readDays = async (db: Db, select: SQL): Promise<Row[]> => (await db.execute<Row>(prepared(select))).rows

const localDay = (instant: SQL, { timeZone }: HistorySite) => sql`(${instant} at time zone ${timeZone})::date::text`

/** Partitions are read in order of time, up to the first with a row of the site. */
const measurementsOf = (site: HistorySite): SQL => sql`
  (select 'charging' as name, ${localDay(sql`start`, site)} as day from device_intervals
    where site_id = ${site.id} and quantity = 'ev' order by start limit 1)
  union all
  (select 'gas', ${localDay(sql`start`, site)} from gas_intervals where site_id = ${site.id} order by start limit 1)
  union all
  select 'charging', min(day)::text from energy_days where site_id = ${site.id} and ev_wh is not null
  union all
  select 'charging', ${localDay(sql`min(started_at)`, site)} from counter_gaps where site_id = ${site.id} and quantity = 'ev'`

const chargesOf = (site: HistorySite): SQL => sql`
  select 'charging' as name, ${localDay(sql`min(t.started_at)`, site)} as day
  from installations i join charging_transactions t on t.installation_id = i.id
  where i.site_id = ${site.id} and i.kind = 'wallbox' and t.started_at >= ${firstPossibleCharge}
  union all
  select 'charging', ${localDay(sql`min(started_at)`, site)}
  from former_charges where site_id = ${site.id} and started_at >= ${firstPossibleCharge}`
