import type { TestServer } from './server.ts'

/** How many rows of a table an action of the server reads. */
export async function rowsReadBy(server: TestServer, table: string, act: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    // Otherwise a connection reports what it read only after a second.
    await server.ctx.db.execute('select pg_stat_force_next_flush()')
    const [row] = await server.sql<{ count: number }>(
      'select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables where relname = $1',
      [table],
    )
    return row?.count ?? 0
  }
  const before = await count()
  await act()
  return (await count()) - before
}
