import type { RegisterPoint } from '@wattdesk/energy/counters.ts'
import type { GasMeter, GasVolume } from '@wattdesk/energy/gas.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { type SQL, sql } from 'drizzle-orm'
import { instantArray, realArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import type { Tx } from '../../db/transaction.ts'

export type MeterOfSite = Omit<GasMeter, 'readings'> & { siteId: string }

/** Readings of meters, each in its span, and the two before and after it within a time, in order of time. */
export async function listGasReadings(tx: Tx, meters: readonly (MeterOfSite & Span)[], besideMs: number): Promise<RegisterPoint[][]> {
  const listed = meters.map((): RegisterPoint[] => [])
  if (meters.length === 0) return listed
  const firstAt = new Date(Math.min(...meters.map(({ start }) => start)) - besideMs)
  const lastAt = new Date(Math.max(...meters.map(({ end }) => end)) + besideMs)
  const readings = (within: SQL, limit = sql``) => sql`
    (select s.at, s.reading from (
      select samples.at, (
        select (meter ->> 'readingM3')::float8 from jsonb_array_elements(samples.gas_meters) meter
        where meter ->> 'deviceId' = m.device_id limit 1) as reading
      from samples
      where samples.site_id = m.site_id and samples.source_id = m.source_id and samples.gas_meters is not null and ${within}
        -- Without these, each partition would be planned and opened.
        and samples.at >= ${firstAt}::timestamptz and samples.at <= ${lastAt}::timestamptz) s
    where s.reading is not null ${limit})`
  const beside = sql`make_interval(secs => ${besideMs / 1_000})`
  const { rows } = await tx.execute<RegisterPoint & { place: number }>(sql`
    select m.place::int - 1 as place, (extract(epoch from s.at) * 1000)::float8 as at, s.reading
    from unnest(
      ${uuidArray(meters, (one) => one.siteId)}::uuid[],
      ${uuidArray(meters, (one) => one.sourceId)}::uuid[],
      ${textArray(meters, (one) => one.deviceId)}::text[],
      ${instantArray(meters, (one) => one.start)}::timestamptz[],
      ${instantArray(meters, (one) => one.end)}::timestamptz[])
      with ordinality as m (site_id, source_id, device_id, first_at, last_at, place)
    cross join lateral (
      ${readings(sql`samples.at < m.first_at and samples.at >= m.first_at - ${beside}`, sql`order by s.at desc limit 2`)}
      union all ${readings(sql`samples.at >= m.first_at and samples.at <= m.last_at`)}
      union all ${readings(sql`samples.at > m.last_at and samples.at <= m.last_at + ${beside}`, sql`order by s.at limit 2`)}) s
    order by m.place, s.at`)
  for (const { place, at, reading } of rows) listed[place]?.push({ at, reading })
  return listed
}

/** Replaces quarter hours of gas meters that changed, unless less time is covered than before. */
export async function upsertGasIntervals(tx: Tx, rows: readonly (GasVolume & { siteId: string })[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into gas_intervals (site_id, device_id, start, volume_m3, covered_seconds, between_seconds, written_at)
    select *, ${now}::timestamptz from unnest(
      ${uuidArray(rows, (row) => row.siteId)}::uuid[],
      ${textArray(rows, (row) => row.deviceId)}::text[],
      ${instantArray(rows, (row) => row.slot)}::timestamptz[],
      ${realArray(rows, (row) => row.volumeM3)}::real[],
      ${realArray(rows, (row) => row.coveredSeconds)}::real[],
      ${realArray(rows, (row) => row.betweenSeconds)}::real[])
    on conflict (site_id, device_id, start) do update set volume_m3 = excluded.volume_m3,
      covered_seconds = excluded.covered_seconds, between_seconds = excluded.between_seconds, written_at = excluded.written_at
    where gas_intervals.covered_seconds <= excluded.covered_seconds
      -- A reading decides about days of quarter hours, and its own is summed several times.
      and (gas_intervals.volume_m3, gas_intervals.covered_seconds, gas_intervals.between_seconds)
        is distinct from (excluded.volume_m3, excluded.covered_seconds, excluded.between_seconds)`)
}
