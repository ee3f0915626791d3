import type { DonutPart } from '@wattdesk/contract/history/models.ts'
import { type FlowEnergies, ratesOf } from '@wattdesk/energy/completion.ts'
import { type GapEnergies, gapEnergiesWithin } from '@wattdesk/energy/counter-gaps.ts'
import { powersIn } from '@wattdesk/energy/home-quantities.ts'
import { type DayRange, periodAround, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, countedInGapsOf, coveredOf, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { eachOf, flowQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { type FlowName, flowNames } from '@wattdesk/energy/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import { areFlowsKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import { listGaps } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { round } from './spans.rules.ts'

/** The columns that `withFlows` reads. Null counts as 0. */
export const flowSources = sql.raw(`
  coalesce(e.production_wh, 0)::float8 as p, coalesce(e.grid_import_wh, 0)::float8 as i, coalesce(e.grid_export_wh, 0)::float8 as x,
  coalesce(e.battery_charge_wh, 0)::float8 as c, coalesce(e.battery_discharge_wh, 0)::float8 as d`)

/**
 * Adds the flows of each quarter hour to rows with `flowSources`, as `flowsOfSlot` of packages/energy defines them, so that the database
 * can sum a year. A test compares the two. `offset 0` keeps each step from being computed again in the next.
 */
export function withFlows(rows: SQL): SQL {
  const steps = [
    'greatest(0, s.p + s.i - s.x + s.d - s.c) as home',
    'greatest(0, least(s.home, s.p - s.x - s.c)) as "pvToHome"',
    'least(s.p - s."pvToHome", s.c) as "pvToBattery", least(s.d, s.home - s."pvToHome") as "batteryToHome"',
    'least(s.p - s."pvToHome" - s."pvToBattery", s.x) as "pvToGrid", least(s.i, s.home - s."pvToHome" - s."batteryToHome") as "gridToHome"',
    'least(s.d - s."batteryToHome", s.x - s."pvToGrid") as "batteryToGrid", least(s.i - s."gridToHome", s.c - s."pvToBattery") as "gridToBattery"',
  ]
  return steps.reduce((inner, step) => sql`select s.*, ${sql.raw(step)} from (${inner}) s offset 0`, rows)
}

/** What the rates of a period are computed from. */
const summed = { production: 'p', gridImport: 'i', gridExport: 'x', batteryCharge: 'c', batteryDischarge: 'd' } as const
type Apart = Record<keyof FlowEnergies, number | null>
type Row = Record<FlowName | keyof FlowEnergies, number | null> &
  Covered & { place: number; balancedSeconds: number; isKnown: boolean | null }

type Period = DonutPart['period']

/** Energy of each period by source and use. One statement for all of them, and one for the unknown parts. */
export async function readDonutPeriods(
  db: Db,
  site: HistorySite,
  range: DayRange,
  periods: readonly Period[],
  clock: Date,
): Promise<DonutPart[]> {
  const ranges = periods.map((period) => ({
    period,
    range: period === 'range' ? range : { from: periodAround(range.to, period).from, to: range.to },
  }))
  const sums = sql.raw(
    [
      ...flowNames.map((name) => `sum(f."${name}") filter (where f.known) as "${name}"`),
      ...flowQuantities.map((name) => `sum(f.${summed[name]}) filter (where f.known) as "${name}"`),
      'bool_and(f.known) as "isKnown"',
      'coalesce(sum(f.covered_seconds) filter (where f.known), 0)::float8 as "balancedSeconds"',
    ].join(', '),
  )
  const selects = ranges.map(({ range: days }, place) => {
    const { start, end } = rangeSpan(days, site.timeZone)
    const slots = withFlows(sql`select ${flowSources}, ${areFlowsKnownSql('e', site.home)} as known, e.covered_seconds,
        ${originSecondsSql('imported', 'e')} as imported_seconds, ${originSecondsSql('counter', 'e')} as counter_seconds
      from energy_intervals e
      where e.site_id = ${site.id} and e.start >= ${new Date(start)}::timestamptz and e.start < ${new Date(end)}::timestamptz`)
    return sql`select ${sql.raw(String(place))} as place, coalesce(sum(f.covered_seconds), 0)::float8 as "coveredSeconds",
        coalesce(sum(f.imported_seconds), 0)::float8 as "importedSeconds", coalesce(sum(f.counter_seconds), 0)::float8 as "counterSeconds", ${sums}
      from (${slots}) f`
  })
  const [{ rows }, gaps] = await Promise.all([
    db.execute<Row>(sql`${sql.join(selects, sql` union all `)} order by place`),
    listGaps(
      db,
      site,
      ranges.map(({ range: days }) => days),
      true,
    ),
  ])
  const apart = await Promise.all(ranges.map(({ range: days }, place) => readApart(db, site, days, rows[place])))
  return ranges.flatMap(({ period, range: days }, place) => {
    const row = rows[place]
    const inGaps = gapEnergiesWithin(gaps, rangeSpan(days, site.timeZone))
    return row ? [partOf(site, period, days, { ...row, inGaps, apart: apart[place] }, clock.getTime())] : []
  })
}

/** What was measured while something else was not. Usually nothing, which saves a sum per quarter hour. */
async function readApart(db: Db, site: HistorySite, range: DayRange, row: Row | undefined): Promise<Apart | undefined> {
  if (row?.isKnown !== false) return undefined
  const { start, end } = rangeSpan(range, site.timeZone)
  const sums = sql.raw(flowQuantities.map((name) => `sum(e.${quantities[name].column}::float8) as "${name}"`).join(', '))
  const { rows } = await db.execute<Apart>(sql`
    select ${sums} from energy_intervals e
    where e.site_id = ${site.id} and e.start >= ${new Date(start)}::timestamptz and e.start < ${new Date(end)}::timestamptz
      and not ${areFlowsKnownSql('e', site.home)}`)
  return rows[0]
}

type WithUnknown = Row & { inGaps: GapEnergies; apart: Apart | undefined }

function partOf(site: HistorySite, period: Period, range: DayRange, row: WithUnknown, now: number): DonutPart {
  const known = row.balancedSeconds > 0 ? row : null
  const flows = known && eachOf(flowNames, (name) => round(known[name] ?? 0))
  const rates = ratesOf({ flows: known && eachOf(flowQuantities, (name) => known[name] ?? 0), use: flows })
  const consumption = flows && { fromPv: flows.pvToHome, fromStorage: flows.batteryToHome, fromGrid: flows.gridToHome }
  const whole = rangeSpan(range, site.timeZone)
  const hasProduction =
    (known?.production ?? 0) > 0 || powersIn(site.home, { ...whole, end: Math.min(whole.end, now) }).includes('production')
  const production = flows && hasProduction && { toSelfConsumption: flows.pvToHome, toStorage: flows.pvToBattery, toGrid: flows.pvToGrid }
  const sum = (parts: Record<string, number>) => round(Object.values(parts).reduce((total, part) => total + part, 0))
  return {
    period,
    fromDate: range.from,
    toDate: range.to,
    provenance: {
      ...provenanceOf(whole, coveredOf([row]), site.measuredUntil, now, row),
      ...countedInGapsOf(row.inGaps),
    },
    flows,
    consumption: consumption && { ...consumption, total: sum(consumption) },
    production: production ? { ...production, total: sum(production) } : null,
    unattributed: eachOf(flowQuantities, (name) => roundedOrNull(sumOrNull(row.apart?.[name] ?? null, row.inGaps[name]))),
    selfConsumptionRate: rates.selfConsumptionRate,
    selfSufficiencyRate: rates.selfSufficiencyRate,
  }
}

const sumOrNull = (a: number | null, b: number | undefined) => (b === undefined ? a : (a ?? 0) + b)
const roundedOrNull = (energyWh: number | null) => (energyWh === null ? null : round(energyWh))
