import type pg from 'pg'

/**
 * Tables that TimescaleDB stores in chunks by time and compresses once they seldom change. Rows of one site are stored together,
 * as in the primary keys.
 */
const hypertables = [
  { table: 'samples', time: 'at', chunk: '7 days', compressAfter: '14 days', by: 'site_id' },
  { table: 'energy_intervals', time: 'start', chunk: '90 days', compressAfter: '180 days', by: 'site_id' },
  { table: 'device_intervals', time: 'start', chunk: '90 days', compressAfter: '180 days', by: 'site_id, device_id, quantity' },
  { table: 'gas_intervals', time: 'start', chunk: '90 days', compressAfter: '180 days', by: 'site_id, device_id' },
] as const

/** `absent`: not offered. `kept`: the tables already have rows or are distributed over a cluster, and stay as they are. */
export type Timescale = 'absent' | 'kept' | 'hypertables' | 'compressed'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Turns the empty tables of measurements into hypertables if the server offers TimescaleDB. All other statements stay the same.
 * Needs the owner's connection; safe to repeat.
 */
export async function useTimescale(client: Client): Promise<Timescale> {
  if (!(await findExtension(client))) return 'absent'
  if (!(await isEmptyAndPartitioned(client))) return 'kept'
  await client.query('begin')
  try {
    for (const one of hypertables) await convert(client, one)
    await client.query('savepoint compression')
    const isCompressed = await compress(client)
    await client.query('commit')
    return isCompressed ? 'compressed' : 'hypertables'
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Whether the extension exists. Creates it if the server has it loaded and the owner may. */
async function findExtension(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean; isOffered: boolean }>(`
    select installed_version is not null as "isThere",
      -- Others may neither read the setting nor load the extension: they find it created, or do without.
      case when (select rolsuper from pg_roles where rolname = current_user)
        then current_setting('shared_preload_libraries') like '%timescaledb%' else false end as "isOffered"
    from pg_available_extensions where name = 'timescaledb'`)
  const [found] = rows
  if (!found || found.isThere || !found.isOffered) return Boolean(found?.isThere)
  await client.query('create extension if not exists timescaledb')
  return true
}

async function isEmptyAndPartitioned(client: Client): Promise<boolean> {
  const checks = hypertables.map(
    ({ table }) =>
      `exists (select from pg_partitioned_table where partrelid = '${table}'::regclass) and not exists (select from ${table} limit 1)`,
  )
  const { rows } = await client.query<{ isReady: boolean }>(`select ${checks.join(' and ')} as "isReady"`)
  return rows[0]?.isReady ?? false
}

/** Partitioned tables cannot become hypertables, so an empty one of the same shape takes the place of each. */
async function convert(client: Client, { table, time, chunk }: (typeof hypertables)[number]): Promise<void> {
  await client.query(`create table ${table}_chunked (like ${table} including all)`)
  await client.query(`drop table ${table}`)
  await client.query(`alter table ${table}_chunked rename to ${table}`)
  await client.query(`alter index ${table}_chunked_pkey rename to ${table}_pkey`)
  await client.query(
    `select create_hypertable('${table}', '${time}', chunk_time_interval => interval '${chunk}', create_default_indexes => false)`,
  )
}

/** Compression is part of the community licence: a server with the Apache edition has hypertables without it. */
async function compress(client: Client): Promise<boolean> {
  try {
    for (const { table, time, compressAfter, by } of hypertables) {
      await client.query(
        `alter table ${table} set (timescaledb.compress, timescaledb.compress_segmentby = '${by}', timescaledb.compress_orderby = '${time}')`,
      )
      await client.query(`select add_compression_policy('${table}', interval '${compressAfter}', if_not_exists => true)`)
    }
    return true
  } catch (error) {
    // `feature_not_supported`
    if (!(error instanceof Error && 'code' in error && error.code === '0A000')) throw error
    await client.query('rollback to savepoint compression')
    return false
  }
}
