import { hourMs } from '@wattdesk/energy/durations.ts'
import type { SteppingCounter } from '@wattdesk/energy/slot-energies.ts'
import { sql } from 'drizzle-orm'
import { instantArray, textArray, uuidArray } from '../../db/binary-arrays.ts'
import type { Tx } from '../../db/transaction.ts'

/** `place`: of the run of quarter hours that needs it. `before`: epoch ms. */
export type CounterOfSource = SteppingCounter & { place: number; siteId: string; sourceId: string; before: number }

/** A consumer that has not counted a step for longer uses hardly anything; power decides until the next step. */
const longestStepMs = 6 * hourMs
/** Below any step, above the rounding of readings. */
const sameReadingWs = 10 * 3_600

/** The last instant before a counter's latest step, by the place of its run; of several counters, the earliest. Absent: none is stored. */
export async function listLastSteps(tx: Tx, counters: readonly CounterOfSource[]): Promise<Map<number, number>> {
  if (counters.length === 0) return new Map()
  const instants = counters.map(({ before }) => before)
  const firstAt = new Date(Math.min(...instants) - longestStepMs)
  const lastAt = new Date(Math.max(...instants))
  const { rows } = await tx.execute<{ place: number; at: number }>(sql`
    select c.place::int as place, min(floor(extract(epoch from s.at) * 1000))::float8 as at
    from unnest(
      ${textArray(counters, (one) => String(one.place))}::text[],
      ${uuidArray(counters, (one) => one.siteId)}::uuid[],
      ${uuidArray(counters, (one) => one.sourceId)}::uuid[],
      ${textArray(counters, (one) => one.deviceId)}::text[],
      ${textArray(counters, (one) => (one.sign === 1 ? 'energyReadingWh' : 'energyExportReadingWh'))}::text[],
      ${textArray(counters, (one) => String(one.readingWs))}::text[],
      ${instantArray(counters, (one) => one.before)}::timestamptz[])
      as c (place, site_id, source_id, device_id, field, reading_ws, before),
    lateral (
      select samples.at from samples
      where samples.site_id = c.site_id and samples.source_id = c.source_id
        and samples.at < c.before and samples.at >= c.before - make_interval(secs => ${longestStepMs / 1_000})
        -- Without these, each partition would be planned and opened.
        and samples.at < ${lastAt}::timestamptz and samples.at >= ${firstAt}::timestamptz
        and case
          when c.device_id <> '' then (
            select (device ->> c.field)::float8 * 3600 from jsonb_array_elements(samples.appliances) device
            where device ->> 'deviceId' = c.device_id limit 1)
          when c.field = 'energyReadingWh' then samples.grid_import_reading_ws else samples.grid_export_reading_ws
          end < c.reading_ws::float8 - ${sameReadingWs}
      order by samples.at desc limit 1) s
    group by c.place`)
  return new Map(rows.map(({ place, at }) => [place, at]))
}
