import type pg from 'pg'
import { type Derived, findStale } from './derived.ts'
import { findKeyCheck } from './key-check.ts'
import type { Migration } from './migrations.ts'
import { excessOf, missingOwnerRights } from './rights.ts'

/** Independent of what the database contains. */
export type ServerFacts = { version: number; versionName: string; role: string; nowMs: number; connections: number; connectionsMax: number }

export async function readServerFacts(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName", current_user::text as role,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "connectionsMax"`)
  const [row] = rows
  if (!row) throw new Error('The database returned no row about itself')
  return row
}

export type SchemaFacts = { isEmpty: boolean; isReadable: boolean; missing: string[]; unknown: string[]; newest: string | undefined }

/** Migrations and derived files that a database lacks, and those that it has from a newer release. */
export async function readSchemaFacts(
  client: pg.Client,
  known: { migrations: readonly Migration[]; derived: readonly Derived[]; release: string },
): Promise<SchemaFacts> {
  const { rows: found } = await client.query<{ isThere: boolean; isReadable: boolean }>(`
    select to_regclass('public.migrations') is not null as "isThere",
      coalesce(has_table_privilege(to_regclass('public.migrations'), 'select'), false) as "isReadable"`)
  const { isThere = false, isReadable = false } = found[0] ?? {}
  if (!isThere || !isReadable) return { isEmpty: !isThere, isReadable: !isThere, missing: [], unknown: [], newest: undefined }
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  const applied = rows.map(({ name }) => name)
  const names = known.migrations.map(({ name }) => name)
  const unknown = applied.filter((name) => !names.includes(name))
  const missing = names.filter((name) => !applied.includes(name))
  const stale = unknown.length > 0 || missing.length > 0 ? [] : await findStale(client, known.derived, known.release)
  return { isEmpty: false, isReadable: true, missing: [...missing, ...stale], unknown, newest: applied.at(-1) }
}

export type RightsFacts = {
  /** Reasons why this cannot be the application's login; empty if it can. */
  excess: string[]
  /** Rights that migrations need and the login lacks; empty for an owner. */
  missingAsOwner: string[]
  /** Tables that the login cannot read. */
  unreadable: string[]
}

export async function readRightsFacts(client: pg.Client, migrations: readonly Migration[]): Promise<RightsFacts> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not has_table_privilege(c.oid, 'select') order by 1 limit 5`)
  return {
    excess: await excessOf(client, migrations),
    missingAsOwner: await missingOwnerRights(client),
    unreadable: rows.map(({ name }) => name),
  }
}

export type DeploymentFacts = {
  keyCheck: Buffer | undefined
  isOriginal: boolean
  /** `codePoints`: PostgreSQL was built without ICU. `outdated`: by another version of ICU than the indexes of names. */
  nameOrder: 'languages' | 'codePoints' | 'outdated'
  lastBackup: { takenAt: Date; tool: string } | undefined
  /** Processes that reported within a minute, and those that did not. */
  running: { roles: string[]; version: string }[]
  silent: number
}

export async function readDeploymentFacts(client: pg.Client): Promise<DeploymentFacts> {
  const { rows: states } = await client.query<{ isOriginal: boolean }>(
    'select home is not distinct from database_home() as "isOriginal" from deployment_state',
  )
  const { rows: backups } = await client.query<{ takenAt: Date; tool: string }>(
    'select taken_at as "takenAt", tool from backups order by taken_at desc limit 1',
  )
  const { rows: processes } = await client.query<{ roles: string[]; version: string; isRunning: boolean }>(
    `select roles, version, seen_at > now() - interval '1 minute' as "isRunning" from processes`,
  )
  const { rows: orders } = await client.query<{ nameOrder: DeploymentFacts['nameOrder'] }>(`
    select case when collprovider <> 'i' then 'codePoints' when collversion is distinct from pg_collation_actual_version(oid) then 'outdated'
      else 'languages' end as "nameOrder"
    from pg_collation where collname = 'name_order' and collnamespace = 'public'::regnamespace`)
  return {
    keyCheck: await findKeyCheck(client),
    nameOrder: orders[0]?.nameOrder ?? 'codePoints',
    isOriginal: states[0]?.isOriginal ?? true,
    lastBackup: backups[0],
    running: processes.filter(({ isRunning }) => isRunning),
    silent: processes.filter(({ isRunning }) => !isRunning).length,
  }
}
