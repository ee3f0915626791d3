import type pg from 'pg'
import { connectAlone, UnusableDatabase } from './first-connection.ts'

/** Tables of measurements. Everything about a site is read and written by its ID, so they can be distributed by it. */
const distributed = ['samples', 'energy_intervals', 'device_intervals', 'gas_intervals', 'energy_days', 'energy_months'] as const

export type Distributed = { nodes: number; tables: string[]; already: string[] }

/**
 * Spreads the tables of measurements over the nodes of a Citus cluster by site. Everything else stays on the coordinator. Safe to
 * repeat: distributed tables are left alone.
 */
export async function distributeTelemetry(ownerUrl: string): Promise<Distributed> {
  const client = await connectAlone(ownerUrl, 'wattdesk-distribute')
  try {
    await requireExtension(client)
    const { rows: nodes } = await client.query('select from citus_get_active_worker_nodes()')
    if (nodes.length === 0) {
      throw new UnusableDatabase(
        "The cluster has no worker node. Add each on the coordinator: select citus_add_node('HOST', 5432); then run this again.",
      )
    }
    const { rows } = await client.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')
    const already = distributed.filter((table) => rows.some(({ name }) => name === table))
    const tables = distributed.filter((table) => !already.includes(table))
    for (const table of tables) {
      const beside = table === 'samples' ? 'none' : 'samples'
      await client.query("select create_distributed_table($1::regclass, 'site_id', colocate_with => $2)", [table, beside])
      await requireOneShard(client, table)
    }
    return { nodes: nodes.length, tables, already }
  } finally {
    await client.end()
  }
}

async function requireExtension(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ installed: boolean }>(
    "select installed_version is not null as installed from pg_available_extensions where name = 'citus'",
  )
  if (!rows[0]) {
    throw new UnusableDatabase(
      'This PostgreSQL does not have the extension citus. Nothing was changed. Install Citus on the coordinator and the worker nodes, with citus in shared_preload_libraries, then run this again: docs/growing.md.',
    )
  }
  if (!rows[0].installed) await client.query('create extension citus')
}

/** A query about one site must reach only one shard, or the cluster would be slower than one machine. */
async function requireOneShard(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `explain select from ${table} where site_id = '00000000-0000-7000-8000-000000000000'`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  if (!/Task Count: 1\b/.test(plan)) throw new UnusableDatabase(`A query of one site does not ask one shard of ${table}:\n${plan}`)
}
