import type { Savings } from '@wattdesk/contract/customer-app/models.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { moneyOf } from '@wattdesk/energy/savings.ts'
import { sql } from 'drizzle-orm'
import { areFlowsKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { flowSources, withFlows } from './flows.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { readTariff } from './tariff-prices.views.ts'

type Slot = { start: number; coveredSeconds: number; consumptionWh: number; gridImportWh: number; gridExportWh: number }

/** A home's savings, revenue and cost in a range, over the quarter hours whose energies and prices are known. */
export async function readSavings(db: Db, site: HistorySite, range: DayRange): Promise<Savings> {
  const { start, end } = rangeSpan(range, site.timeZone)
  const [{ rows }, tariff] = await Promise.all([
    db.execute<Slot>(sql`
      select f.at as start, f.home as "consumptionWh", f.i as "gridImportWh", f.x as "gridExportWh",
        f.covered as "coveredSeconds" from (${withFlows(sql`
        select (extract(epoch from e.start) * 1000)::float8 as at, e.covered_seconds as covered, ${flowSources} from energy_intervals e
        where e.site_id = ${site.id} and ${areFlowsKnownSql('e', site.home)}
          and e.start >= ${new Date(start)}::timestamptz and e.start < ${new Date(end)}::timestamptz`)}) f`),
    readTariff(db, site, [{ start, end }]),
  ])
  const { kind, exportCentsPerMwh, priceAt } = tariff
  const money = moneyOf(rows.map((slot) => ({ ...slot, importCentsPerMwh: priceAt(slot.start), exportCentsPerMwh })))
  const isKnown = kind !== null && money.knownSeconds > 0
  return {
    tariff: kind,
    savedCents: isKnown ? Math.round(money.savedCents) : null,
    earnedCents: isKnown && money.earnedCents !== null ? Math.round(money.earnedCents) : null,
    importCents: isKnown ? Math.round(money.importCents) : null,
    knownSeconds: money.knownSeconds,
  }
}
