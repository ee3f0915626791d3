import { measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { instantArray } from '../../db/binary-arrays.ts'
import { openBinaryRows } from '../../db/binary-rows.ts'
import type { Db } from '../../db/connect.ts'
import { energyIntervals } from '../../db/domains/telemetry/tables.ts'
import { copyRows, type Tx } from '../../db/transaction.ts'
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

/** Deletes quarter hours that are about to be replaced. */
export async function deleteIntervals(tx: Tx, siteId: string, starts: readonly number[]): Promise<void> {
  if (starts.length === 0) return
  await tx.execute(sql`
    delete from energy_intervals where site_id = ${siteId} and start = any(${instantArray(starts, (start) => start)}::timestamptz[])`)
}

const energyColumns = measuredQuantities.map((name) => quantities[name].column)
const columns = [
  'site_id',
  'start',
  ...energyColumns,
  'battery_state_of_charge',
  'covered_seconds',
  'less_covered',
  'sources',
  'contradicted',
  'written_at',
]

/**
 * Writes quarter hours that are not stored. COPY is several times faster than an insert that checks for conflicts; the sums of the site
 * must be locked, so that nobody else writes the same quarter hours.
 */
export async function copyIntervals(tx: Tx, siteId: string, rows: readonly StoredInterval[], now: Date): Promise<void> {
  const binary = openBinaryRows(columns.length)
  // Most rows share the record of their sources.
  const texts = new Map<object, string>()
  const textOf = (value: object | null): string | undefined => {
    if (!value) return undefined
    const text = texts.get(value) ?? JSON.stringify(value)
    texts.set(value, text)
    return text
  }
  for (const row of rows) {
    binary.startRow()
    binary.uuid(siteId)
    binary.instant(row.start)
    for (const name of measuredQuantities) binary.real(row[name])
    binary.real(row.batteryStateOfCharge)
    binary.smallint(row.coveredSeconds)
    binary.jsonb(textOf(row.lessCovered))
    binary.jsonb(textOf(row.sources))
    binary.jsonb(textOf(row.contradicted))
    binary.instant(now.getTime())
  }
  await copyRows(tx, 'energy_intervals', columns, binary)
}

/** Creates partitions for quarter hours of these years. */
export async function ensureYears(db: Db, first: number, last: number): Promise<void> {
  await db.execute(sql`select ensure_interval_partitions(${first}::int, ${last}::int)`)
}
