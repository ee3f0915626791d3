import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'

/** `migrations` must all have run, and this process must be able to read every table. */
export async function findReadiness(db: Database, migrations: readonly string[]): Promise<{ migrations: boolean; grants: boolean }> {
  const { rows } = await db.execute<{ migrations: boolean; grants: boolean }>(sql`
    select
      not exists (
        select from unnest(string_to_array(${migrations.join(',')}, ',')) as wanted (name)
        where not exists (select from migrations m where m.name = wanted.name)
      ) as migrations,
      not exists (
        select from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and not has_table_privilege(c.oid, 'select')
      ) as grants`)
  return rows[0] ?? { migrations: false, grants: false }
}
