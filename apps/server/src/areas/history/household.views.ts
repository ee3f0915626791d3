import type { DayRange } from '@wattdesk/energy/periods.ts'
import type { Db } from '../../db/connect.ts'
import { readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { sumsOf } from './spans.rules.ts'

/**
 * The mean power of a home without its car, heat pump and heater, over the time for which it is known: that may be less than for the total
 * consumption, as while the wallbox was not measured. Null: not known.
 */
export async function readHouseholdW(db: Db, site: HistorySite, range: DayRange): Promise<number | null> {
  const [{ spans } = { spans: [] }] = await readSpans(db, site, [range], 'P1D')
  const { household, householdSeconds } = sumsOf(spans).known
  return household === null || !householdSeconds ? null : (household * 3_600) / householdSeconds
}
