import { type CounterGap, type Meter, type MeterReadings, metersOf } from '@wattdesk/energy/counter-gaps.ts'
import type { DeviceSample } from '@wattdesk/energy/slot-energies.ts'
import { sql } from 'drizzle-orm'
import { instantArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import { measurementsSql } from '../../db/quantity-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Run } from './rollup.store.ts'

export type MeterGap = CounterGap & Pick<Meter, 'sourceId' | 'deviceId' | 'isBesideHome'> & { siteId: string }
type MeterOfSite = Pick<Meter, 'sourceId' | 'deviceId'> & { siteId: string }

type Found = Pick<DeviceSample, 'at' | 'appliances'> & Record<'gridImportReading' | 'gridExportReading', number | null>

/** A gap between two readings has at most this many samples of the source: some hours. */
const maxSamplesWithout = 3_000
const directions = {
  before: { comparison: sql.raw('<'), order: sql.raw('desc') },
  after: { comparison: sql.raw('>'), order: sql.raw('asc') },
}

/** The nearest readings before or after an instant. */
export async function findReadings(
  tx: Tx,
  { siteId, sourceId, deviceId }: MeterOfSite,
  direction: keyof typeof directions,
  at: number,
): Promise<MeterReadings | undefined> {
  const { comparison, order } = directions[direction]
  const isRead = deviceId
    ? sql`s.appliances @> ${JSON.stringify([{ deviceId }])}::jsonb`
    : sql`(s.grid_import_reading_ws is not null or s.grid_export_reading_ws is not null)`
  const { rows } = await tx.execute<Found>(sql`
    select round(extract(epoch from s.at) * 1000)::float8 as at, ${measurementsSql(['gridImportReading', 'gridExportReading'], 's')}, s.appliances
    from (
      select * from samples where site_id = ${siteId} and source_id = ${sourceId} and at ${comparison} ${new Date(at)}::timestamptz
      order by at ${order} limit ${maxSamplesWithout}) s
    where ${isRead} limit 1`)
  return metersOf(rows.map((row) => ({ ...row, sourceId }))).find((meter) => meter.deviceId === deviceId)?.readings[0]
}

/** Replaces the gaps that start or end within the runs of meters. Nearly always nothing changes, and nothing is written. */
export async function replaceGaps(tx: Tx, meters: readonly (MeterOfSite & Run)[], found: readonly MeterGap[]): Promise<void> {
  const stored = await listStored(tx, meters)
  const foundKeys = new Set(found.map(keyOf))
  const storedKeys = new Set(stored.map(keyOf))
  const gone = stored.filter((gap) => !foundKeys.has(keyOf(gap)))
  const added = [...new Map(found.map((gap) => [keyOf(gap), gap])).values()].filter((gap) => !storedKeys.has(keyOf(gap)))
  if (gone.length > 0) await deleteGaps(tx, gone)
  if (added.length > 0) await insertGaps(tx, added)
}

const keyOf = ({ siteId, sourceId, deviceId, isBesideHome, quantity, start, end, energyWh }: MeterGap) =>
  JSON.stringify([siteId, sourceId, deviceId, isBesideHome, quantity, start, end, energyWh])

async function listStored(tx: Tx, meters: readonly (MeterOfSite & Run)[]): Promise<MeterGap[]> {
  const { rows } = await tx.execute<MeterGap>(sql`
    select distinct g.site_id as "siteId", g.source_id as "sourceId", g.device_id as "deviceId", g.is_beside_home as "isBesideHome", g.quantity,
      round(extract(epoch from g.started_at) * 1000)::float8 as start, round(extract(epoch from g.ended_at) * 1000)::float8 as "end",
      g.energy_wh as "energyWh"
    from unnest(
      ${uuidArray(meters, (meter) => meter.siteId)}::uuid[],
      ${uuidArray(meters, (meter) => meter.sourceId)}::uuid[],
      ${textArray(meters, (meter) => meter.deviceId)}::text[],
      ${instantArray(meters, (meter) => meter.start)}::timestamptz[],
      ${instantArray(meters, (meter) => meter.end)}::timestamptz[]) as m (site_id, source_id, device_id, run_start, run_end)
    join counter_gaps g on g.site_id = m.site_id and g.device_id = m.device_id and g.source_id = m.source_id
      and g.started_at < m.run_end and g.ended_at >= m.run_start`)
  return rows
}

async function deleteGaps(tx: Tx, gaps: readonly MeterGap[]): Promise<void> {
  await tx.execute(sql`
    delete from counter_gaps g using unnest(
      ${uuidArray(gaps, (gap) => gap.siteId)}::uuid[],
      ${uuidArray(gaps, (gap) => gap.sourceId)}::uuid[],
      ${textArray(gaps, (gap) => gap.deviceId)}::text[],
      ${textArray(gaps, (gap) => gap.quantity)}::text[],
      ${instantArray(gaps, (gap) => gap.start)}::timestamptz[]) as gone (site_id, source_id, device_id, quantity, started_at)
    where g.site_id = gone.site_id and g.source_id = gone.source_id and g.device_id = gone.device_id and g.quantity = gone.quantity
      and g.started_at = gone.started_at`)
}

async function insertGaps(tx: Tx, gaps: readonly MeterGap[]): Promise<void> {
  await tx.execute(sql`
    insert into counter_gaps (site_id, source_id, device_id, quantity, started_at, ended_at, energy_wh, is_beside_home)
    select site_id, source_id, device_id, quantity, started_at, ended_at, energy_wh::float8, is_beside_home::boolean from unnest(
      ${uuidArray(gaps, (gap) => gap.siteId)}::uuid[],
      ${uuidArray(gaps, (gap) => gap.sourceId)}::uuid[],
      ${textArray(gaps, (gap) => gap.deviceId)}::text[],
      ${textArray(gaps, (gap) => gap.quantity)}::text[],
      ${instantArray(gaps, (gap) => gap.start)}::timestamptz[],
      ${instantArray(gaps, (gap) => gap.end)}::timestamptz[],
      ${textArray(gaps, (gap) => String(gap.energyWh))}::text[],
      ${textArray(gaps, (gap) => String(gap.isBesideHome))}::text[])
      as given (site_id, source_id, device_id, quantity, started_at, ended_at, energy_wh, is_beside_home)
    on conflict (site_id, device_id, quantity, started_at, source_id) do update set ended_at = excluded.ended_at,
      energy_wh = excluded.energy_wh, is_beside_home = excluded.is_beside_home`)
}
