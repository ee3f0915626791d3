import pg from 'pg'

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

export async function onDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
