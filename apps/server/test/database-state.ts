import { applicationRole } from '../src/db/application-role.ts'
import type { TestServer } from './server.ts'

/** Tables that the application may write, of ours or of queued work, and that have rows: planning for the empty ones takes longest. */
const writtenTables = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and pg_relation_size(c.oid) > 0 and has_table_privilege('${applicationRole}', c.oid, 'insert, update, delete')
    and (c.relnamespace = 'public'::regnamespace or (c.relnamespace = 'pgboss'::regnamespace and c.relname like 'job%'))
  order by 1`

const stateOfTable = (name: string) =>
  `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as state from ${name} t`

/**
 * A digest of all rows for each table, found through the catalogue, so that new tables are included. Compares two databases. To find out
 * whether one was written to, `writtenRowsOf` is faster.
 */
export async function databaseStateOf(server: TestServer): Promise<Record<string, string>> {
  const tables = await server.sql<{ name: string }>(writtenTables)
  const states = await server.sql<{ name: string; state: string }>(tables.map(({ name }) => stateOfTable(name)).join(' union all '))
  return Object.fromEntries(states.map(({ name, state }) => [name, state]))
}
