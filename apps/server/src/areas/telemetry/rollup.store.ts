import type { GasSample } from '@wattdesk/energy/gas.ts'
import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import { eachOf, measuredQuantities, measurements, powerNames, quantities } from '@wattdesk/energy/quantities.ts'
import type { SampleColumns } from '@wattdesk/energy/sample-columns.ts'
import type { DeviceEnergy, DeviceSample } from '@wattdesk/energy/slot-energies.ts'
import { sql } from 'drizzle-orm'
import { balancedSlotsSql, daysBalanceSql, daysUseSql, slotsBalanceSql, slotsUseSql } from '../../db/balance-sql.ts'
import { instantArray, readBigints, readInstants, readReals, realArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { energyIntervals } from '../../db/domains/telemetry/tables.ts'
import { lessCoveredSql, originSecondsSql, quantitiesSql } from '../../db/quantity-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { StoredInterval } from './imported-intervals.rules.ts'

/** Marks taken per call. */
const marksAtOnce = 2_000

/** A quarter hour of a site, `slot` in epoch ms. */
export type SiteSlot = { siteId: string; slot: number }
/** A calendar day of a site, with its start and end in epoch ms. */
export type SiteDay = { siteId: string; day: string; start: number; end: number }

/**
 * Turns marks into due quarter hours. Finished ones are due at once, the current one after `pauseSeconds`, so that it is not summed at
 * every sample. Returns the number of marks.
 */
export async function takeMarks(db: Db, now: Date, pauseSeconds: number): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    with taken as (
      delete from rollup_marks where id in (
        select id from rollup_marks order by id limit ${marksAtOnce} for update skip locked)
      returning site_ids, slots
    ), marked as (
      select distinct m.site_id, m.slot from taken, unnest(taken.site_ids, taken.slots) as m (site_id, slot)
    ), due as (
      insert into rollup_slots (site_id, slot, due_at)
      select site_id, slot, case when slot + interval '15 minutes' <= ${now}::timestamptz then ${now}::timestamptz
        else ${now}::timestamptz + make_interval(secs => ${pauseSeconds}) end
      from marked order by site_id, slot
      on conflict (site_id, slot) do update set due_at = least(rollup_slots.due_at, excluded.due_at)
    )
    select count(*)::int as taken from taken`)
  return rows[0]?.taken ?? 0
}

/**
 * Claims due quarter hours. Other processes skip them; a failed transaction releases them. Materialized, because a join may otherwise
 * repeat the query and claim more than the limit.
 */
export async function claimDueSlots(tx: Tx, now: Date, limit: number): Promise<SiteSlot[]> {
  const { rows } = await tx.execute<{ siteId: string; slot: number }>(sql`
    with due as materialized (
      select site_id, slot from rollup_slots where due_at <= ${now}::timestamptz
      order by due_at, site_id, slot limit ${limit} for update skip locked
    )
    delete from rollup_slots s using due
    where s.site_id = due.site_id and s.slot = due.slot
    returning s.site_id as "siteId", (extract(epoch from s.slot) * 1000)::float8 as slot`)
  return rows
}

/** Makes quarter hours due once more when they end, even if no further samples arrive. */
export async function sumWhenEnded(tx: Tx, slots: readonly SiteSlot[]): Promise<void> {
  await tx.execute(sql`
    insert into rollup_slots (site_id, slot, due_at)
    select site_id, slot, slot + interval '15 minutes'
    from unnest(${uuidArray(slots, (one) => one.siteId)}::uuid[], ${instantArray(slots, (one) => one.slot)}::timestamptz[]) as s (site_id, slot)
    order by site_id, slot
    on conflict do nothing`)
}

/** Reports to programs that measurements of days changed. */
export async function noteDayChanges(tx: Tx, days: readonly Pick<SiteDay, 'siteId' | 'day'>[]): Promise<void> {
  await tx.execute(sql`
    select note_day_changes(${uuidArray(days, (one) => one.siteId)}::uuid[], ${textArray(days, (one) => one.day)}::text[]::date[])`)
}

/** Quarter hours of a site in one row: `start` to `end`, epoch ms. `readFrom`: where reading begins, if further back than usual. */
export type Run = { siteId: string; start: number; end: number; readFrom?: number }
/** Samples of one source, with what its devices and gas meters reported at each instant; null if they never did. */
export type SourceSamples = SampleColumns & {
  appliances: DeviceSample['appliances'][] | null
  gasMeters: GasSample['gasMeters'][] | null
}

const summed = [...powerNames, 'batteryStateOfCharge', 'gridImportReading', 'gridExportReading'] as const
type SummedColumns = Record<(typeof summed)[number] | 'at', Buffer> &
  Pick<SourceSamples, 'sourceId' | 'appliances' | 'gasMeters'> & { place: number }

/**
 * Samples of each run by its position in the list, and those near its ends, between which power is interpolated. One row per source with
 * an array per column, in binary form: texts of numbers would take most of the time of a sum. A subquery for each run, because sorting
 * samples of all runs together takes longer.
 */
export async function readSamplesAround(tx: Tx, runs: readonly Run[]): Promise<Map<number, SourceSamples[]>> {
  const arrays = sql.raw(summed.map((name) => `array_send(array_agg(s.${measurements[name].column})) as "${name}"`).join(', '))
  const firstAt = Math.min(...runs.map(firstReadOf))
  const lastAt = Math.max(...runs.map(({ end }) => end)) + defaultMaxGapMs
  const { rows } = await tx.execute<SummedColumns>(sql`
    select r.place::int - 1 as place, given.*
    from unnest(
      ${uuidArray(runs, (run) => run.siteId)}::uuid[],
      ${instantArray(runs, firstReadOf)}::timestamptz[],
      ${instantArray(runs, (run) => run.end + defaultMaxGapMs)}::timestamptz[]) with ordinality as r (run_site, first_at, last_at, place),
    lateral (
      select s.source_id as "sourceId", array_send(array_agg(s.at)) as at, ${arrays},
        case when count(s.appliances) > 0 then json_agg(s.appliances) end as appliances,
        case when count(s.gas_meters) > 0 then json_agg(s.gas_meters) end as "gasMeters"
      from (
        select * from samples
        where samples.site_id = r.run_site and samples.at >= r.first_at and samples.at <= r.last_at
          -- Without these, each partition would be planned and opened.
          and samples.at >= ${new Date(firstAt)}::timestamptz and samples.at <= ${new Date(lastAt)}::timestamptz
        order by samples.source_id, samples.at) s
      group by s.source_id) given`)
  const ofRuns = new Map<number, SourceSamples[]>()
  for (const { place, ...columns } of rows) {
    const sources = ofRuns.get(place) ?? []
    ofRuns.set(place, sources)
    sources.push(decoded(columns))
  }
  return ofRuns
}

const firstReadOf = ({ start, readFrom = Number.POSITIVE_INFINITY }: Run) => Math.min(readFrom, start - defaultMaxGapMs)

function decoded({ at, sourceId, appliances, gasMeters, ...columns }: Omit<SummedColumns, 'place'>): SourceSamples {
  const measured = eachOf(summed, (name) => (measurements[name].unit === 'Ws' ? readBigints(columns[name]) : readReals(columns[name])))
  return { ...measured, at: readInstants(at), sourceId, appliances, gasMeters }
}

/**
 * Locks the sums of sites. Without the lock, two transactions that sum quarter hours of one day would each miss the other's uncommitted
 * ones.
 */
export async function lockSums(tx: Tx, siteIds: readonly string[]): Promise<void> {
  // Sorted, so that two processes cannot deadlock.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(id, 7240023)) from unnest(${sql.param(siteIds.toSorted())}::text[]) as site (id)`)
}

const intervalColumns = sql.raw(
  [
    ...measuredQuantities.map((name) => quantities[name].column),
    'battery_state_of_charge',
    'covered_seconds',
    'less_covered',
    'sources',
    'contradicted',
  ].join(', '),
)
/** Imported energies stay, because a member chose them over those from samples. */
const intervalUpdates = sql.raw(
  [
    ...measuredQuantities.map((name) => {
      const { column } = quantities[name]
      const isImported = `energy_intervals.sources ->> '${name}' = 'imported'`
      return `${column} = case when ${isImported} then energy_intervals.${column} else excluded.${column} end`
    }),
    ...['battery_state_of_charge', 'covered_seconds', 'less_covered', 'contradicted', 'written_at'].map(
      (column) => `${column} = excluded.${column}`,
    ),
    `sources = nullif(coalesce(excluded.sources, '{}') || coalesce((
      select jsonb_object_agg(key, value) from jsonb_each_text(energy_intervals.sources) where value = 'imported'), '{}'), '{}')`,
  ].join(', '),
)

const jsonArray = <T>(rows: readonly T[], valueFor: (row: T) => object | null) =>
  textArray(rows, (row) => {
    const value = valueFor(row)
    return value ? JSON.stringify(value) : undefined
  })

/** A quarter hour of a site with its energies, some of which may be imported. */
export type StoredSlot = SiteSlot & Omit<StoredInterval, 'start'>

export const keyOfSlot = ({ siteId, slot }: SiteSlot) => `${siteId} ${slot}`

/** Those quarter hours that have imported or estimated energies, by `keyOfSlot`. */
export async function readImported(tx: Tx, slots: readonly SiteSlot[]): Promise<Map<string, StoredInterval>> {
  const i = energyIntervals
  const rows = await tx
    .select()
    .from(i)
    .where(
      sql`(${i.siteId}, ${i.start}) in (select * from unnest(
          ${uuidArray(slots, (one) => one.siteId)}::uuid[], ${instantArray(slots, (one) => one.slot)}::timestamptz[]))
        and jsonb_path_exists(${i.sources}, '$.* ? (@ == "imported" || @ == "estimate")')`,
    )
  return new Map(
    rows.map((row) => {
      const start = row.start.getTime()
      return [keyOfSlot({ siteId: row.siteId, slot: start }), { ...row, start }]
    }),
  )
}

/** Replaces quarter hours, unless less time is covered than before: those are imported history, of which samples cover only a part. */
export async function upsertIntervals(tx: Tx, rows: readonly StoredSlot[], now: Date): Promise<void> {
  const energies = measuredQuantities.map((name) => sql`${realArray(rows, (row) => row[name])}::real[]`)
  await tx.execute(sql`
    insert into energy_intervals (site_id, start, ${intervalColumns}, written_at)
    select site_id, start, ${quantitiesSql((column) => column)}, battery_state_of_charge, covered_seconds, less_covered::jsonb,
      sources::jsonb, contradicted::jsonb, ${now}::timestamptz
    from unnest(
      ${uuidArray(rows, (row) => row.siteId)}::uuid[],
      ${instantArray(rows, (row) => row.slot)}::timestamptz[],
      ${sql.join(energies, sql.raw(', '))},
      ${realArray(rows, (row) => row.batteryStateOfCharge)}::real[],
      ${realArray(rows, (row) => row.coveredSeconds)}::real[],
      ${jsonArray(rows, (row) => row.lessCovered)}::text[],
      ${jsonArray(rows, (row) => row.sources)}::text[],
      ${jsonArray(rows, (row) => row.contradicted)}::text[])
      as given (site_id, start, ${intervalColumns})
    on conflict (site_id, start) do update set ${intervalUpdates}
    where energy_intervals.covered_seconds <= excluded.covered_seconds`)
}

/** Replaces quarter hours of single devices by the rule of `upsertIntervals`. */
export async function upsertDeviceIntervals(tx: Tx, rows: readonly (DeviceEnergy & { siteId: string })[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds, source, contradicted_wh, written_at)
    select *, ${now}::timestamptz from unnest(
      ${uuidArray(rows, (row) => row.siteId)}::uuid[],
      ${textArray(rows, (row) => row.deviceId)}::text[],
      ${textArray(rows, (row) => row.quantity)}::text[],
      ${instantArray(rows, (row) => row.slot)}::timestamptz[],
      ${realArray(rows, (row) => row.energyWh)}::real[],
      ${realArray(rows, (row) => row.coveredSeconds)}::real[],
      ${textArray(rows, (row) => row.source ?? undefined)}::text[],
      ${realArray(rows, (row) => row.contradictedWh)}::real[])
    on conflict (site_id, device_id, quantity, start) do update set energy_wh = excluded.energy_wh,
      covered_seconds = excluded.covered_seconds, source = excluded.source, contradicted_wh = excluded.contradicted_wh,
      written_at = excluded.written_at
    where device_intervals.covered_seconds <= excluded.covered_seconds`)
}

const columns = quantitiesSql((column) => column)
const sums = quantitiesSql((column) => `sum(i.${column}::float8)`)
const furtherSums = [
  'covered_seconds',
  'less_covered',
  'balanced',
  'pv_to_home_wh',
  'pv_to_battery_wh',
  'imported_seconds',
  'counter_seconds',
  'written_at',
]
const updates = updatesOf(furtherSums)
const originSums = sql`sum(${originSecondsSql('imported', 'i')}), sum(${originSecondsSql('counter', 'i')}), max(i.written_at)`
const lessCovered = lessCoveredSql('i')
/** Joins what the home has, so that a gap does not count as 0. */
const homeOfSlots = sql`left join home_quantities q on q.site_id = i.site_id ${balancedSlotsSql('i', 'q')}`
const sumColumns = sql`${columns}, ${sql.raw(furtherSums.join(', '))}`

/** Assignments of an upsert, for the energies and further columns. */
function updatesOf(further: readonly string[]) {
  const columnsOfRow = [...measuredQuantities.map((name) => quantities[name].column), ...further]
  return sql.raw(columnsOfRow.map((column) => `${column} = excluded.${column}`).join(', '))
}

/** Recomputes days from their quarter hours, then their months from the days. */
export async function sumDays(tx: Tx, days: readonly SiteDay[]): Promise<void> {
  // Sorted, so that two processes cannot deadlock.
  const sorted = days.toSorted((a, b) => (a.siteId + a.day < b.siteId + b.day ? -1 : 1))
  const siteIds = uuidArray(sorted, (one) => one.siteId)
  const dayTexts = textArray(sorted, (one) => one.day)
  await tx.execute(sql`
    insert into energy_days (site_id, day, ${sumColumns})
    select d.site_id, d.day::date, ${sums}, coalesce(sum(i.covered_seconds), 0), ${lessCovered}, ${slotsBalanceSql('i')}, ${slotsUseSql('i')}, ${originSums}
    from unnest(${siteIds}::uuid[], ${dayTexts}::text[], ${instantArray(sorted, (one) => one.start)}::timestamptz[],
      ${instantArray(sorted, (one) => one.end)}::timestamptz[]) as d (site_id, day, day_start, day_end)
    join energy_intervals i on i.site_id = d.site_id and i.start >= d.day_start and i.start < d.day_end
    ${homeOfSlots}
    group by d.site_id, d.day
    order by d.site_id, d.day
    on conflict (site_id, day) do update set ${updates}`)
  await tx.execute(sql`
    insert into energy_months (site_id, month, ${sumColumns})
    select m.site_id, m.month, ${sums}, coalesce(sum(i.covered_seconds), 0), ${lessCovered}, ${daysBalanceSql('i')}, ${daysUseSql('i')},
      sum(i.imported_seconds), sum(i.counter_seconds), max(i.written_at)
    from (select distinct site_id, date_trunc('month', day::date)::date as month
      from unnest(${siteIds}::uuid[], ${dayTexts}::text[]) as d (site_id, day)) m
    join energy_days i on i.site_id = m.site_id and i.day >= m.month and i.day < m.month + interval '1 month'
    group by m.site_id, m.month
    order by m.site_id, m.month
    on conflict (site_id, month) do update set ${updates}`)
}

/** Time zones of sites. Deleted sites are absent. */
export async function readTimeZones(tx: Tx, siteIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; timeZone: string }>(sql`
    select id, time_zone as "timeZone" from sites where id = any(${uuidArray(siteIds, (one) => one)}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row.timeZone]))
}

/** Claims one site whose time zone changed. Other processes skip it; a failed transaction releases it. */
export async function claimSiteToResum(tx: Tx, now: Date): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update sites set resum_at = null where id = (
      select id from sites where resum_at <= ${now}::timestamptz order by resum_at limit 1 for no key update skip locked)
    returning id`)
  return rows[0]?.id
}

/** What programs read of a day, in short. */
const dayText = sql`md5(row(${columns}, covered_seconds, less_covered, balanced)::text)`

type DayText = { day: string; text: string }

/** Recomputes all days and months of a site in its current time zone, and reports the days that changed to programs. */
export async function resumSite(tx: Tx, siteId: string): Promise<void> {
  const timeZone = (await readTimeZones(tx, [siteId])).get(siteId)
  if (!timeZone) return
  const { rows: former } = await tx.execute<DayText>(
    sql`delete from energy_days where site_id = ${siteId} returning day::text as day, ${dayText} as text`,
  )
  await tx.execute(sql`delete from energy_months where site_id = ${siteId}`)
  // The days are stored elsewhere than the changes in a cluster, so they are read first.
  const { rows: days } = await tx.execute<DayText>(sql`
    insert into energy_days (site_id, day, ${sumColumns})
    select i.site_id, (i.start at time zone ${timeZone})::date, ${sums}, sum(i.covered_seconds), ${lessCovered}, ${slotsBalanceSql('i')},
      ${slotsUseSql('i')}, ${originSums}
    from energy_intervals i ${homeOfSlots}
    where i.site_id = ${siteId}
    group by 1, 2
    returning day::text as day, ${dayText} as text`)
  await noteDayChanges(tx, changesOf(siteId, former, days))
  await tx.execute(sql`
    insert into energy_months (site_id, month, ${sumColumns})
    select i.site_id, date_trunc('month', i.day)::date, ${sums}, sum(i.covered_seconds), ${lessCovered}, ${daysBalanceSql('i')},
      ${daysUseSql('i')}, sum(i.imported_seconds), sum(i.counter_seconds), max(i.written_at)
    from energy_days i
    where i.site_id = ${siteId}
    group by 1, 2`)
}

/** Days that were there only before or only after, or differ. */
function changesOf(siteId: string, former: readonly DayText[], days: readonly DayText[]): Pick<SiteDay, 'siteId' | 'day'>[] {
  const texts = new Map(former.map(({ day, text }) => [day, text]))
  const changed = days.flatMap(({ day, text }) => {
    const isSame = texts.get(day) === text
    texts.delete(day)
    return isSame ? [] : [day]
  })
  return [...changed, ...texts.keys()].map((day) => ({ siteId, day }))
}
