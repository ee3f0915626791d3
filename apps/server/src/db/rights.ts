import type pg from 'pg'
import { applicationRole } from './application-role.ts'
import type { Migration } from './migrations.ts'

const allRights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'] as const

/** The statement with which a migration revokes rights from the application, beside the table it creates. */
const revocation = new RegExp(`^revoke ([a-z, ]+) on ([a-z_, ]+) from ${applicationRole};$`, 'gm')

/**
 * Creates the application's role if the cluster has none. Migrations name it, so it must exist before the first of them. The owner is a
 * member, so that it can give the role a schema.
 */
export async function ensureApplicationRole(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then create role ${applicationRole} nologin; end if;
      if not pg_has_role('${applicationRole}', 'member') then grant ${applicationRole} to current_user; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
}

/**
 * Gives the application every right on every table except those that migrations revoke. Every start checks this, which repairs
 * restored dumps and rights lost in any other way; a start that finds nothing wrong changes nothing.
 */
export async function grantRights(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const statements = [
    ...(await schemaGrants(client)),
    ...(await tableGrants(client, revokedRights(migrations))),
    ...(await functionGrants(client)),
    ...(await sequenceGrants(client)),
  ]
  if (statements.length > 0) await client.query(`begin; ${statements.join('; ')}; commit`)
}

async function schemaGrants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ usage: boolean; open: boolean; jobs: string | null }>(`
    select has_schema_privilege('${applicationRole}', 'public', 'usage') as usage,
      has_schema_privilege('${applicationRole}', 'public', 'create') as open,
      (select nspowner::regrole::text from pg_namespace where nspname = 'pgboss') as jobs`)
  const found = rows[0]
  return [
    ...(found?.usage ? [] : [`grant usage on schema public to ${applicationRole}`]),
    // Databases of PostgreSQL 14 and earlier let everybody create objects, which functions with the owner's rights might call.
    ...(found?.open ? ['revoke create on schema public from public'] : []),
    // The job queue maintains its own schema.
    ...(found?.jobs ? await jobQueueOwners(client) : [`create schema pgboss authorization ${applicationRole}`]),
  ]
}

/** Returns the job queue's schema to the application, if a restored dump gave it to another role. */
async function jobQueueOwners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(`
    select 'schema pgboss' as object from pg_namespace where nspname = 'pgboss' and nspowner <> '${applicationRole}'::regrole
    union all
    select format('table %s', oid::regclass) from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and relowner <> '${applicationRole}'::regrole
    union all
    select format('type %s', oid::regtype) from pg_type
    where typnamespace = 'pgboss'::regnamespace and typtype = 'e' and typowner <> '${applicationRole}'::regrole
    union all
    select format('function %s', oid::regprocedure) from pg_proc
    where pronamespace = 'pgboss'::regnamespace and proowner <> '${applicationRole}'::regrole`)
  return rows.map(({ object }) => `alter ${object} owner to ${applicationRole}`)
}

async function tableGrants(client: pg.Client, revoked: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; rights: string[] }>(`
    select c.oid::regclass::text as name, array(
      select g.privilege_type from aclexplode(c.relacl) g where g.grantee = '${applicationRole}'::regrole and g.privilege_type <> 'MAINTAIN'
    )::text[] as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
  return rows.flatMap(({ name, rights }) => {
    const wanted = allRights.filter((right) => !revoked.get(name)?.includes(right))
    if (wanted.length === rights.length && wanted.every((right) => rights.includes(right))) return []
    return [`revoke all on ${name} from ${applicationRole}`, `grant ${wanted.join(', ')} on ${name} to ${applicationRole}`]
  })
}

async function functionGrants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not has_function_privilege('${applicationRole}', p.oid, 'EXECUTE')`)
  return rows.map(({ name }) => `grant execute on function ${name} to ${applicationRole}`)
}

/** A backup, which also uses the application's login, reads the positions of sequences. */
async function sequenceGrants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and case when c.relkind = 'S' then not has_sequence_privilege('${applicationRole}', c.oid, 'SELECT') else false end`)
  return rows.map(({ name }) => `grant select on sequence ${name} to ${applicationRole}`)
}

/** Rights the application does not have, by table. */
function revokedRights(migrations: readonly Migration[]): Map<string, string[]> {
  const own = ['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']
  const revoked = new Map([
    ['migrations', own],
    ['derived_schemas', own],
  ])
  for (const { sql } of migrations) {
    for (const [, rights = '', tables = ''] of sql.matchAll(revocation)) {
      for (const table of tables.split(', ')) revoked.set(table, [...(revoked.get(table) ?? []), ...rights.toUpperCase().split(', ')])
    }
  }
  return revoked
}

/** Rights by which the connected role could change what the application must not change; empty for the application itself. */
export async function excessOf(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const tables = [...revokedRights(migrations)].map(([name, rights]) => ({ name, rights: [...rights, 'TRIGGER'].join(', ') }))
  const { rows } = await client.query<{ excess: string }>(
    `
    select 'is a superuser' as excess from pg_roles where rolname = current_user and rolsuper
    union all
    select 'may create roles' from pg_roles where rolname = current_user and rolcreaterole and not rolsuper
    union all
    select 'owns schema public' from pg_namespace where nspname = 'public' and pg_has_role(nspowner, 'member')
    union all
    select 'may create objects in schema public' where has_schema_privilege('public', 'create')
    union all
    select format('owns %s', c.relname) from pg_class c join json_to_recordset($1) t (name text, rights text) on t.name = c.relname
    where c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'member')
    union all
    select format('may change %s', c.relname) from pg_class c join json_to_recordset($1) t (name text, rights text) on t.name = c.relname
    where c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, t.rights)`,
    [JSON.stringify(tables)],
  )
  return rows.map((row) => row.excess)
}

/** Rights that migrations need and the connected role lacks; empty for an owner. */
export async function missingOwnerRights(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ missing: string }>(`
    with me as (select rolsuper or rolcreaterole as makes_roles from pg_roles where rolname = current_user)
    select 'create tables in schema public' as missing where not has_schema_privilege('public', 'create')
    union all
    select 'create schemas in the database'
    where not has_database_privilege(current_database(), 'create') and to_regnamespace('pgboss') is null
    union all
    select 'create the role ${applicationRole}' from me
    where not makes_roles and not exists (select from pg_roles where rolname = '${applicationRole}')
    union all
    select 'act as the role ${applicationRole}' from me
    where not makes_roles and exists (select from pg_roles r where rolname = '${applicationRole}' and not pg_has_role(r.oid, 'member'))
    union all
    (select format('change the table %s', c.relname) from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not pg_has_role(c.relowner, 'usage') limit 1)`)
  return rows.map((row) => row.missing)
}
