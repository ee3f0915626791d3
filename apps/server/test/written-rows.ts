import type { TestServer } from './server.ts'

/** Our tables, and those of queued work. A partitioned table passes its triggers on to its partitions. */
const watchedTables = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition
    and (c.relnamespace = 'public'::regnamespace or (c.relnamespace = 'pgboss'::regnamespace and c.relname like 'job%'))`

/** Triggers record each written row in its transaction, so that rolled-back writes do not count. */
const logOfWrites = `
  create unlogged table written_rows (relation text not null);
  create function log_written_row() returns trigger language plpgsql security definer as
    $$ begin insert into public.written_rows values (tg_relid::regclass::text); return null; end $$;
  create function log_emptied_table() returns trigger language plpgsql security definer as
    $$ begin insert into public.written_rows values (tg_relid::regclass::text || ', emptied'); return null; end $$;`

const watch = (table: string) => `
  create trigger log_written_row after insert or update or delete on ${table} for each row execute function log_written_row();
  create trigger log_emptied_table after truncate on ${table} for each statement execute function log_emptied_table();`

const watched = new WeakSet<TestServer>()

/**
 * How many rows of each table were inserted, updated or deleted since the first call. Equal counts mean that nothing was written in
 * between, not even unchanged values. Tables are found through the catalogue, so that new ones are included.
 */
export async function writtenRowsOf(server: TestServer): Promise<Record<string, number>> {
  if (!watched.has(server)) {
    watched.add(server)
    const tables = await server.sql<{ name: string }>(watchedTables)
    await server.sql(logOfWrites + tables.map(({ name }) => watch(name)).join(''))
  }
  const written = await server.sql<{ relation: string; rows: number }>(
    'select relation, count(*)::int as rows from written_rows group by relation',
  )
  return Object.fromEntries(written.map(({ relation, rows }) => [relation, rows]))
}
