import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { becomeCopy } from '../db/backups.ts'
import { UnusableDatabase } from '../db/first-connection.ts'
import { migrate } from '../db/migrate.ts'
import { type Migration, readMigrations } from '../db/migrations.ts'
import { openJobs } from '../platform/jobs.ts'
import { requireSecretOf } from '../platform/known-secrets.ts'
import { openLog } from '../platform/log.ts'
import { type Prepared, prepareDatabase } from '../platform/prepare.ts'
import { productVersion } from '../platform/product-version.ts'
import type { Secret } from '../platform/secret-keys.ts'
import { type CopiedTable, type Manifest, readManifest } from './backup-file.ts'
import type { BackupPlace } from './backup-place.ts'

type Restoring = { ownerUrl: string; place: BackupPlace; secretKey: Secret }
export type Restored = Prepared & {
  takenAt: string
  tables: number
  rows: number
  jobs: number
  /** Migrations of this release that the backup lacked. */
  laterMigrations: string[]
}

/**
 * Restores a backup into an empty database, in one transaction, and brings it up to date. Before anything is written, the
 * secret, the release and every file are checked.
 */
export async function restore({ ownerUrl, place, secretKey }: Restoring): Promise<Restored> {
  const manifest = await readManifest(place)
  if (manifest.keyCheck !== null) requireSecretOf(Buffer.from(manifest.keyCheck, 'base64'), secretKey)
  const migrations = await migrationsOf(manifest)
  for (const table of manifest.tables) await requireWhole(place, table)
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'wattdesk-restore' })
  await client.connect()
  try {
    await requireEmpty(client)
    await migrate(ownerUrl, productVersion, migrations)
    await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set maintenance_work_mem = '256MB'")
    await client.query('begin')
    await loadTables(client, place, manifest)
    await client.query('commit')
    const prepared = await prepareDatabase({ databaseUrl: ownerUrl, secretKey })
    await becomeCopy(client)
    await reviveJobs(prepared.applicationUrl, manifest)
    await client.query('analyze')
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const laterMigrations = await namesAfter(migrations)
    const { takenAt, tables, jobs } = manifest
    return { ...prepared, takenAt, tables: tables.length, rows, jobs: jobs.length, laterMigrations }
  } finally {
    await client.end()
  }
}

/** The migrations that made the schema of the backup; later ones run after its data are there. */
async function migrationsOf({ migrations: made }: Manifest): Promise<Migration[]> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]))
  return made.map(({ name, checksum }) => {
    const migration = known.get(name)
    if (migration?.checksum === checksum) return migration
    throw new UnusableDatabase(
      `The backup was made by another release: this one does not know its migration ${name}. Restore it with the release that made it, or a later one.`,
    )
  })
}

/** Files of functions and triggers run with every restore, so they do not count. */
async function namesAfter(made: readonly Migration[]): Promise<string[]> {
  const names = new Set(made.map(({ name }) => name))
  return (await readMigrations()).map(({ name }) => name).filter((name) => !names.has(name))
}

async function requireFile(place: BackupPlace, file: string): Promise<Readable> {
  const found = await place.read(file)
  if (!found) throw new UnusableDatabase(`The backup lacks the file ${file}. Nothing was restored.`)
  return found
}

async function requireWhole(place: BackupPlace, { file, sha256 }: CopiedTable): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(await requireFile(place, file), hash)
  if (hash.digest('hex') !== sha256) throw new UnusableDatabase(`The backup's file ${file} is damaged. Nothing was restored.`)
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; tables: number }>(
    `select current_database() as database, count(*)::int as tables from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  if (rows[0]?.tables === 0) return
  throw new UnusableDatabase(
    `The database ${rows[0]?.database} is not empty: it has ${rows[0]?.tables} tables. Restore into a new database (create database …), or, with the embedded PostgreSQL, into another DATA_DIR.`,
  )
}

type Reference = { table: string; name: string; definition: string }

/** Loads rows without their references. Triggers do not exist yet: the rows already contain what they would add. */
async function loadTables(client: pg.Client, place: BackupPlace, manifest: Manifest): Promise<void> {
  const names = manifest.tables.map(({ name }) => name)
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and conrelid = any($1::regclass[])`,
    [names],
  )
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  await makePartitions(client, manifest)
  for (const table of manifest.tables) await loadTable(client, place, table)
  for (const { name, value, isCalled } of manifest.sequences) await client.query('select setval($1, $2, $3)', [name, value, isCalled])
  for (const { table, name, definition } of references) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

async function makePartitions(client: pg.Client, { partitions }: Manifest): Promise<void> {
  for (const { name, parent, bound } of partitions) await client.query(`create table ${name} partition of ${parent} ${bound}`)
}

async function loadTable(client: pg.Client, place: BackupPlace, { name, columns, rows, file }: CopiedTable): Promise<void> {
  await client.query(`delete from ${name}`)
  const sink = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(await requireFile(place, file), createZstdDecompress(), sink)
  if (sink.rowCount !== rows) throw new UnusableDatabase(`${name} received ${sink.rowCount} of ${rows} rows. Nothing was restored.`)
}

/** Adds the jobs that waited or were running. Each is safe to repeat. */
async function reviveJobs(applicationUrl: string, { jobs }: Manifest): Promise<void> {
  const queue = await openJobs({ databaseUrl: applicationUrl, log: openLog('warn'), isWorker: false })
  try {
    await queue.revive(jobs)
  } finally {
    await queue.close()
  }
}
