import type pg from 'pg'
import { applicationRole } from './connect.ts'
import type { Migration } from './migrations.ts'

const allRights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'] as const

/** How a migration takes rights from the application, beside the table it creates. */
const revocation = new RegExp(`^revoke ([a-z, ]+) on ([a-z_, ]+) from ${applicationRole};$`, 'gm')

/** Creates the application's role if the cluster has none. Migrations name it, so it exists before the first of them. */
export async function ensureApplicationRole(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then create role ${applicationRole} nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
  await client.query(`grant ${applicationRole} to current_user`)
}

/**
 * Gives the application every right on every table, less what migrations revoke beside a table. Each start checks this, so
 * that restored dumps and rights lost in any other way are put right; a start that finds nothing wrong changes nothing.
 */
export async function grantRights(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const revoked = revokedRights(migrations)
  const { rows } = await client.query<{ name: string; rights: string[] }>(`
    select c.oid::regclass::text as name, array(
      select g.privilege_type from aclexplode(c.relacl) g where g.grantee = '${applicationRole}'::regrole and g.privilege_type <> 'MAINTAIN'
    )::text[] as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
  const statements = [`grant usage on schema public to ${applicationRole}`]
  for (const { name, rights } of rows) {
    const wanted = allRights.filter((right) => !revoked.get(name)?.includes(right))
    if (wanted.length === rights.length && wanted.every((right) => rights.includes(right))) continue
    statements.push(`revoke all on ${name} from ${applicationRole}`, `grant ${wanted.join(', ')} on ${name} to ${applicationRole}`)
  }
  const { rows: functions } = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not has_function_privilege('${applicationRole}', p.oid, 'EXECUTE')`)
  statements.push(...functions.map(({ name }) => `grant execute on function ${name} to ${applicationRole}`))
  await client.query(`begin; ${statements.join('; ')}; commit`)
}

/** Rights the application does not have, by table. */
function revokedRights(migrations: readonly Migration[]): Map<string, string[]> {
  const revoked = new Map([['migrations', ['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']]])
  for (const { sql } of migrations) {
    for (const [, rights = '', tables = ''] of sql.matchAll(revocation)) {
      for (const table of tables.split(', ')) revoked.set(table, [...(revoked.get(table) ?? []), ...rights.toUpperCase().split(', ')])
    }
  }
  return revoked
}
