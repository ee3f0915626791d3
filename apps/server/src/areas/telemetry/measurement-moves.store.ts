import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { instantArray, uuidArray } from '../../db/binary-arrays.ts'
import { counterGaps, deviceIntervals, energyIntervals, gasIntervals, samples } from '../../db/domains/telemetry/tables.ts'
import type { Tx } from '../../db/transaction.ts'

/** All columns but the site. */
const othersOf = (table: PgTable): SQL =>
  sql.raw(
    Object.values(getTableColumns(table))
      .map((column) => column.name)
      .filter((name) => name !== 'site_id')
      .join(', '),
  )
const others = othersOf(samples)

const oldest = (siteId: string, limit: number): SQL => sql`
  delete from samples where site_id = ${siteId} and (at, source_id) in (
    select at, source_id from samples where site_id = ${siteId} order by at limit ${limit})`

/** Moves the oldest samples to another site and marks their quarter hours there. Returns how many. */
export async function moveSamples(tx: Tx, from: string, to: string, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number; slots: number[] | null }>(sql`
    with taken as (${oldest(from, limit)} returning *),
    moved as (
      insert into samples (site_id, ${others}) select ${to}::uuid, ${others} from taken on conflict do nothing
    )
    select count(*)::int as count,
      json_agg(distinct (extract(epoch from date_bin('15 minutes', at, 'epoch'::timestamptz)) * 1000)::float8) as slots
    from taken`)
  const { count = 0, slots } = rows[0] ?? {}
  if (slots) {
    await tx.execute(sql`
      insert into rollup_marks (site_ids, slots)
      values (${uuidArray(slots, () => to)}::uuid[], ${instantArray(slots, (slot) => slot)}::timestamptz[])`)
  }
  return count
}

/** When the first quarter hour of a site starts. */
export async function findFirstInterval(tx: Tx, siteId: string): Promise<number | undefined> {
  const { siteId: site, start } = energyIntervals
  const [row] = await tx.select({ start }).from(energyIntervals).where(eq(site, siteId)).orderBy(asc(start)).limit(1)
  return row?.start.getTime()
}

const movedSums = [
  { table: energyIntervals, at: energyIntervals.start },
  { table: deviceIntervals, at: deviceIntervals.start },
  { table: gasIntervals, at: gasIntervals.start },
  { table: counterGaps, at: counterGaps.startedAt },
]

/** Moves quarter hours up to an instant, and what meters counted in gaps; the site keeps its own. Its days are due to be summed again. */
export async function moveSums(tx: Tx, from: string, to: string, { until, now }: { until: Date; now: Date }): Promise<void> {
  for (const { table, at } of movedSums) {
    const columns = othersOf(table)
    await tx.execute(sql`
      with taken as (delete from ${table} where ${table.siteId} = ${from} and ${at} < ${until}::timestamptz returning *)
      insert into ${table} (site_id, ${columns}) select ${to}::uuid, ${columns} from taken on conflict do nothing`)
  }
  await tx.execute(sql`update sites set resum_at = ${now}::timestamptz where id = ${to}`)
}

/** Returns how many were deleted. */
export async function deleteSamples(tx: Tx, siteId: string, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`with taken as (${oldest(siteId, limit)} returning 1) select count(*)::int as count from taken`,
  )
  return rows[0]?.count ?? 0
}

const sumTables = [
  'rollup_slots',
  'energy_intervals',
  'device_intervals',
  'gas_intervals',
  'counter_gaps',
  'energy_days',
  'energy_months',
  'home_quantities',
] as const

/** The site must have no samples any more. */
export async function deleteSums(tx: Tx, siteId: string): Promise<void> {
  for (const table of sumTables) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where site_id = ${siteId}`)
  }
}
