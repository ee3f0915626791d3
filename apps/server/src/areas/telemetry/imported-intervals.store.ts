import { measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { instantArray, realArray, textArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { quantitiesSql } from '../../db/quantity-sql.ts'
import { energyIntervals } from '../../db/schema/energy.ts'
import type { Tx } from '../../db/transaction.ts'
import type { StoredInterval } from './imported-intervals.rules.ts'

/** Quarter hours of a site, from one start to another, by their start. */
export async function readIntervals(tx: Tx, siteId: string, first: number, last: number): Promise<Map<number, StoredInterval>> {
  const rows = await tx
    .select()
    .from(energyIntervals)
    .where(
      and(eq(energyIntervals.siteId, siteId), gte(energyIntervals.start, new Date(first)), lt(energyIntervals.start, new Date(last + 1))),
    )
  return new Map(rows.map((row) => [row.start.getTime(), { ...row, start: row.start.getTime() }]))
}

const others = ['battery_state_of_charge', 'covered_seconds', 'less_covered', 'sources']
const columns = sql.raw([...measuredQuantities.map((name) => quantities[name].column), ...others].join(', '))
const updates = sql.raw(
  [...measuredQuantities.map((name) => quantities[name].column), ...others].map((column) => `${column} = excluded.${column}`).join(', '),
)

/** Writes quarter hours in place of those that are stored. */
export async function writeIntervals(tx: Tx, siteId: string, rows: readonly StoredInterval[]): Promise<void> {
  const energies = measuredQuantities.map((name) => sql`${realArray(rows, (row) => row[name])}::real[]`)
  await tx.execute(sql`
    insert into energy_intervals (site_id, start, ${columns})
    select ${siteId}::uuid, start, ${quantitiesSql((column) => column)}, battery_state_of_charge, covered_seconds, less_covered::jsonb,
      sources::jsonb
    from unnest(
      ${instantArray(rows, (row) => row.start)}::timestamptz[],
      ${sql.join(energies, sql.raw(', '))},
      ${realArray(rows, (row) => row.batteryStateOfCharge)}::real[],
      ${realArray(rows, (row) => row.coveredSeconds)}::real[],
      ${textArray(rows, (row) => (row.lessCovered ? JSON.stringify(row.lessCovered) : undefined))}::text[],
      ${textArray(rows, (row) => (row.sources ? JSON.stringify(row.sources) : undefined))}::text[])
      as given (start, ${columns})
    on conflict (site_id, start) do update set ${updates}`)
}

/** Makes room for quarter hours of these years. */
export async function ensureYears(db: Db, first: number, last: number): Promise<void> {
  await db.execute(sql`select ensure_interval_partitions(${first}::int, ${last}::int)`)
}
