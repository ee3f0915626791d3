import type pg from 'pg'
import { applyDerived, type DerivedResult, readDerived } from './derived.ts'
import { connectAlone, UnusableDatabase } from './first-connection.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { ensureApplicationRole, grantRights, missingOwnerRights } from './rights.ts'

/** One advisory lock for all migrating processes of a database. */
const lockKey = 7_240_011

/** The data belongs to another schema, so only an empty database helps. */
export class IncompatibleDatabase extends UnusableDatabase {}

/** Migrations that ran, and changes of functions and triggers. */
export type Migrated = { migrations: string[] } & DerivedResult

/**
 * Brings a database up to date: runs each missing migration in its own transaction, then the functions and triggers that changed, checks
 * the application's rights, and vacuums rewritten tables. If several processes start at once, one migrates and the others wait. With
 * `migrations` (those of an older schema), functions and triggers are left out.
 */
export async function migrate(databaseUrl: string, release: string, migrations?: readonly Migration[]): Promise<Migrated> {
  const wanted = migrations ?? (await readMigrations())
  const client = await connectAlone(databaseUrl, 'wattdesk-migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await requireOwner(client)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { missing, later } = await compareMigrations(client, wanted)
    await ensureApplicationRole(client)
    for (const migration of missing) await applyOne(client, migration)
    const derived = migrations || later ? { applied: [], restored: [] } : await applyDerived(client, await readDerived(), release)
    // A newer release on the database knows the rights of its tables.
    if (!later) await grantRights(client, wanted)
    await vacuumRewritten(client)
    return { migrations: missing.map((one) => one.name), ...derived }
  } finally {
    await client.end()
  }
}

async function requireOwner(client: pg.Client): Promise<void> {
  const missing = await missingOwnerRights(client)
  if (missing.length === 0) return
  const { rows } = await client.query<{ name: string }>('select current_user as name')
  throw new UnusableDatabase(`The database role ${rows[0]?.name} lacks rights that migrations need: ${missing.join(', ')}.`)
}

/** The missing migrations, and whether the database has later ones of a newer release. */
async function compareMigrations(client: pg.Client, wanted: readonly Migration[]): Promise<{ missing: Migration[]; later: boolean }> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  if (applied.size === 0) await requireOwnDatabase(client)
  if (applied.size > 0 && wanted[0] && !applied.has(wanted[0].name)) {
    throw new IncompatibleDatabase('The database was made by a development version of Wattdesk, whose data cannot be carried over.')
  }
  const edited = wanted.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (edited) throw new IncompatibleDatabase(`Migration ${edited.name} was changed after it was applied to the database.`)
  const names = new Set(wanted.map(({ name }) => name))
  return { missing: wanted.filter(({ name }) => !applied.has(name)), later: [...applied.keys()].some((name) => !names.has(name)) }
}

/** Throws for a database used by another product, because its tables would mix with ours. */
async function requireOwnDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; tables: string[] }>(`
    select current_database() as database, array_agg(c.relname::text order by c.relname) as tables from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname <> 'migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`)
  const { database, tables } = rows[0] ?? {}
  if (!tables?.[0]) return
  throw new UnusableDatabase(
    `The database ${database} holds tables of something else (${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ', …' : ''}). Make one for Wattdesk alone: create database wattdesk.`,
  )
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** 8 MB. Smaller tables lose little until autovacuum visits them. */
const rewrittenPagesMin = 1_000

/**
 * Vacuums tables of which no page is known to be visible to all: a migration has rewritten them, or a restore filled them. Until then
 * lists read rows besides their indexes, four times the pages, and autovacuum does not count a rewrite as a change. Partitions are left
 * to it: the newest one is filled all the time.
 */
async function vacuumRewritten(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition and relpages >= $1 and relallvisible = 0`,
    [rewrittenPagesMin],
  )
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`)
}
