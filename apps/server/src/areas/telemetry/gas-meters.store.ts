import type { RegisterPoint } from '@wattdesk/energy/counters.ts'
import type { GasMeter, GasVolume } from '@wattdesk/energy/gas.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { sql } from 'drizzle-orm'
import { instantArray, realArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import type { Tx } from '../../db/transaction.ts'

export type MeterOfSite = Omit<GasMeter, 'readings'> & { siteId: string }

/** Readings of a meter in a span, in order of time. */
export async function listGasReadings(tx: Tx, { siteId, sourceId, deviceId }: MeterOfSite, { start, end }: Span): Promise<RegisterPoint[]> {
  const { rows } = await tx.execute<RegisterPoint>(sql`
    select (extract(epoch from s.at) * 1000)::float8 as at, (meter ->> 'readingM3')::float8 as reading
    from samples s cross join lateral jsonb_array_elements(s.gas_meters) meter
    where s.site_id = ${siteId} and s.source_id = ${sourceId} and s.gas_meters is not null
      and s.at >= ${new Date(start)}::timestamptz and s.at <= ${new Date(end)}::timestamptz and meter ->> 'deviceId' = ${deviceId}
    order by s.at`)
  return rows
}

/** Replaces quarter hours of gas meters, unless less time is covered than before. */
export async function upsertGasIntervals(tx: Tx, rows: readonly (GasVolume & { siteId: string })[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into gas_intervals (site_id, device_id, start, volume_m3, covered_seconds, written_at)
    select *, ${now}::timestamptz from unnest(
      ${uuidArray(rows, (row) => row.siteId)}::uuid[],
      ${textArray(rows, (row) => row.deviceId)}::text[],
      ${instantArray(rows, (row) => row.slot)}::timestamptz[],
      ${realArray(rows, (row) => row.volumeM3)}::real[],
      ${realArray(rows, (row) => row.coveredSeconds)}::real[])
    on conflict (site_id, device_id, start) do update set volume_m3 = excluded.volume_m3,
      covered_seconds = excluded.covered_seconds, written_at = excluded.written_at
    where gas_intervals.covered_seconds <= excluded.covered_seconds`)
}
