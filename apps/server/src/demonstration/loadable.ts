import pg from 'pg'
import { putBack } from './bulk-load.ts'

/** True if the database is unused, or a load was interrupted. */
export async function isLoadable(databaseUrl: string): Promise<boolean> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ found: string | null }>("select to_regclass('public.demonstration_loads')::text as found")
    if (!rows[0]?.found) return true
    const { rowCount } = await client.query(
      'select from members where not exists (select from demonstration_loads where finished_at is null) limit 1',
    )
    return rowCount === 0
  })
}

/** Whether a load was interrupted, so that the database contains part of the demonstration, perhaps without constraints. */
export async function isCutOff(databaseUrl: string): Promise<boolean> {
  return onDatabase(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from demonstration_loads where finished_at is null limit 1')
    return rowCount !== 0
  })
}

/** Clears the remains of an interrupted load and marks a load as started. */
export async function beginLoad(databaseUrl: string, now: Date): Promise<void> {
  await onDatabase(databaseUrl, clear)
  await putBack(databaseUrl)
  await onDatabase(databaseUrl, async (client) => {
    await client.query('delete from demonstration_loads')
    await client.query('insert into demonstration_loads (started_at) values ($1)', [now])
  })
}

export async function finishLoad(databaseUrl: string): Promise<void> {
  await onDatabase(databaseUrl, (client) => client.query('update demonstration_loads set finished_at = now()'))
}

/**
 * Empties all tables, except those that identify the deployment and schema of the database. Feature flags are reset to their migrated
 * state.
 */
export async function clear(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('migrations', 'derived_schemas', 'deployment', 'deployment_state', 'secret_keys', 'demonstration_loads', 'feature_flags', 'gazetteer')",
  )
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')}`)
  await client.query('update feature_flags set is_on = default, version = default, updated_at = default')
}

export async function onDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
