import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { instantArray, uuidArray } from '../../db/binary-arrays.ts'
import { samples } from '../../db/domains/telemetry/tables.ts'
import type { Tx } from '../../db/transaction.ts'

const others = sql.raw(
  Object.values(getTableColumns(samples))
    .map((column) => column.name)
    .filter((name) => name !== 'site_id')
    .join(', '),
)

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
