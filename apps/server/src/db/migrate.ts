import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { sha256 } from '../platform/crypto.ts'
import { applicationRole } from './connect.ts'

const folder = new URL('./migrations/', import.meta.url)

/** One advisory lock for all migrating processes of a database. */
const lockKey = 7_240_011

export type Migration = { name: string; sql: string; checksum: string }

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: sha256(sql).toString('hex') }
    }),
  )
}

/**
 * Brings a database up to date: each migration once, in the order of its name, in a transaction of its own. Several
 * processes may start at the same time; one migrates, the others wait. A merged migration that was edited is an error.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'wattdesk-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const done: string[] = []
    for (const migration of await readMigrations()) {
      const known = applied.get(migration.name)
      if (known === migration.checksum) continue
      if (known) throw new Error(`Migration ${migration.name} was changed after it was applied`)
      await applyOne(client, migration)
      done.push(migration.name)
    }
    if (done.length > 0) await grantToApplication(client)
    return done
  } finally {
    await client.end()
  }
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

/** The application may do everything with its tables but rewrite history: the activity log only grows. */
async function grantToApplication(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then create role ${applicationRole} nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$`)
  await client.query(`
    grant ${applicationRole} to current_user;
    grant usage on schema public to ${applicationRole};
    grant select, insert, update, delete, truncate on all tables in schema public to ${applicationRole};
    grant usage on all sequences in schema public to ${applicationRole};
    grant execute on all functions in schema public to ${applicationRole};
    revoke update, delete, truncate on activity_entries, activity_values, activity_seals from ${applicationRole};
    revoke delete, truncate on activity_subject_keys from ${applicationRole};
    revoke insert, update, delete, truncate on activity_anchors from ${applicationRole};
    revoke insert, update, delete, truncate on migrations from ${applicationRole}`)
}
