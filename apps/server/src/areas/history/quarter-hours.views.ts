import type { QuarterHours } from '@wattdesk/contract/history/models.ts'
import { quarterHourPowers } from '@wattdesk/contract/history/terms.ts'
import type { SlotFacts } from '@wattdesk/contract/provenance.ts'
import { meanPowers } from '@wattdesk/energy/completion.ts'
import { powersAt } from '@wattdesk/energy/home-quantities.ts'
import { quarterHourMs, type Span } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { provenanceOf } from '@wattdesk/energy/provenance.ts'
import { eachOf, type MeasuredQuantity, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import type { EnergySource } from '@wattdesk/energy/terms.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { HistorySite } from './history-sites.views.ts'

type Columns = Record<'places' | 'covered' | 'sources' | 'written', number[] | null> &
  Partial<Record<MeasuredQuantity, (number | null)[] | null>> & { less: SlotEnergies['lessCovered'][] | null }

/** The stored quarter hours of a span, in order. */
export type QuarterHourColumns = {
  /** Their positions: quarter hours since the start of the span. */
  places: readonly number[]
  covered: readonly number[]
  /** All quarter hours of the span, stored or not. */
  count: number
  facts: SlotFacts
  /** One of them, by its position among the stored ones. The same object each time, because a year has 35,000 of them. */
  slotAt: (at: number) => SlotEnergies
}

/** Codes for sources in the statement below, shorter than their names. */
const codes = ['integrated_power', 'counter', 'estimate', 'imported'] as const satisfies EnergySource[]
const sourceCode = sql.raw(
  `case when e.sources is null then 0 ${[3, 2, 1].map((code) => `when e.sources::text like '%"${codes[code]}"%' then ${code}`).join(' ')} else 0 end`,
)

/**
 * Reads the quarter hours of a span with the quantities that are needed. One statement, whose single row has an array for each
 * column: as JSON, which the driver reads faster than arrays.
 */
export async function readQuarterHourColumns(
  db: Db,
  site: Pick<HistorySite, 'id'>,
  { start, end }: Span,
  needed: readonly MeasuredQuantity[],
): Promise<QuarterHourColumns> {
  const [from, until] = [new Date(start), new Date(end)]
  const arrays = needed.map((name) => `to_json(array_agg(e.${quantities[name].column})) as "${name}"`)
  const { rows } = await db.execute<Columns>(sql`
    select to_json(array_agg((extract(epoch from e.start - ${from}::timestamptz) / 900)::int)) as places,
      to_json(array_agg(e.covered_seconds)) as covered, to_json(array_agg(${sourceCode})) as sources,
      to_json(array_agg((extract(epoch from e.written_at - e.start) / 60)::int)) as written,
      to_json(array_agg(e.less_covered)) as less, ${sql.raw(arrays.join(', '))}
    from (select * from energy_intervals i
      where i.site_id = ${site.id} and i.start >= ${from}::timestamptz and i.start < ${until}::timestamptz
      order by i.start) e`)
  const columns = rows[0]
  const [places, covered] = [columns?.places ?? [], columns?.covered ?? []]
  const count = Math.round((end - start) / quarterHourMs)
  const slot: SlotEnergies = {
    ...eachOf<MeasuredQuantity, number | null>(measuredQuantities, () => null),
    batteryStateOfCharge: null,
    coveredSeconds: 0,
    lessCovered: null,
  }
  return {
    places,
    covered,
    count,
    facts: factsOf(count, places, covered, columns),
    slotAt: (at) => {
      for (const name of needed) slot[name] = columns?.[name]?.[at] ?? null
      slot.coveredSeconds = covered[at] ?? 0
      slot.lessCovered = columns?.less?.[at] ?? null
      return slot
    },
  }
}

function factsOf(count: number, places: readonly number[], covered: readonly number[], columns: Columns | undefined): SlotFacts {
  const coveredSeconds = Array.from({ length: count }, () => 0)
  const writtenAfterMinutes = Array.from({ length: count }, (): number | null => null)
  const sources: SlotFacts['sources'] = []
  for (const [at, place] of places.entries()) {
    coveredSeconds[place] = covered[at] ?? 0
    writtenAfterMinutes[place] = columns?.written?.[at] ?? null
    const source = codes[columns?.sources?.[at] ?? 0] ?? 'integrated_power'
    if (sources.at(-1)?.source !== source) sources.push({ from: place, source })
  }
  return { coveredSeconds, writtenAfterMinutes, sources }
}

/** The predominant source of a span's quarter hours. */
export function provenanceOfColumns({ places, covered, facts }: QuarterHourColumns, span: Span, site: HistorySite, now: number) {
  const sum = { coveredSeconds: 0, importedSeconds: 0, counterSeconds: 0 }
  let run = 0
  for (const [at, place] of places.entries()) {
    while ((facts.sources[run + 1]?.from ?? Number.POSITIVE_INFINITY) <= place) run++
    const [seconds, source] = [covered[at] ?? 0, facts.sources[run]?.source]
    sum.coveredSeconds += seconds
    if (source === 'imported' || source === 'estimate') sum.importedSeconds += seconds
    else if (source === 'counter') sum.counterSeconds += seconds
  }
  return provenanceOf(span, sum, site.measuredUntil, now)
}

/** Mean powers of every quarter hour of a range in whole watts, in lists that a chart can draw directly. */
export async function readQuarterHoursOf(db: Db, site: HistorySite, range: DayRange, clock: Date): Promise<QuarterHours> {
  const span = rangeSpan(range, site.timeZone)
  const columns = await readQuarterHourColumns(db, site, span, measuredQuantities)
  const powersW: QuarterHours['powersW'] = {}
  for (const [at, place] of columns.places.entries()) {
    const powers = meanPowers(columns.slotAt(at), powersAt(site.home, span.start + place * quarterHourMs))
    for (const name of quarterHourPowers) {
      const powerW = powers[name]
      if (powerW === null) continue
      const values = powersW[name] ?? Array.from({ length: columns.count }, (): number | null => null)
      values[place] = Math.round(powerW)
      powersW[name] = values
    }
  }
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    from: new Date(span.start).toISOString(),
    to: new Date(span.end).toISOString(),
    unit: 'W',
    provenance: provenanceOfColumns(columns, span, site, clock.getTime()),
    powersW,
    slots: columns.facts,
  }
}
