import pg from 'pg'
import { putBack } from './bulk-load.ts'

/** True when the demonstration may be loaded: nobody ever worked here, or a load was cut off. */
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

/** True when a load was cut off: the database holds a part of the demonstration, perhaps without its keys. */
export async function isCutOff(databaseUrl: string): Promise<boolean> {
  return onDatabase(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from demonstration_loads where finished_at is null limit 1')
    return rowCount !== 0
  })
}

/** Empties the database of a load that was cut off, and notes that one has begun. */
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

async function clear(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('migrations', 'demonstration_loads')",
  )
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')}`)
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
