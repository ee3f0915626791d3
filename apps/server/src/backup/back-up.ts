import { createHash, type Hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { noteBackup } from '../db/backups.ts'
import { findKeyCheck } from '../db/key-check.ts'
import { type CopiedTable, type Manifest, manifestName } from './backup-file.ts'
import type { BackupPlace } from './backup-place.ts'

export type BackedUp = { tables: number; rows: number; bytes: number }

/**
 * Copies the database as of one instant into a new place, while the product runs: a compressed file for each table, and a description.
 * Encrypted values stay encrypted; the secret is not part of a backup.
 */
export async function backUp({ databaseUrl, place, now }: { databaseUrl: string; place: BackupPlace; now: Date }): Promise<BackedUp> {
  await place.begin()
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'wattdesk-backup' })
  try {
    await client.connect()
    await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set lock_timeout = '10s'")
    await client.query('begin isolation level repeatable read read only')
    const manifest = await describe(client, now)
    let bytes = 0
    for (const table of await listTables(client)) {
      const { size, ...copied } = await copyTable(client, table, place)
      manifest.tables.push(copied)
      bytes += size
    }
    await client.query('commit')
    bytes += await place.write(manifestName, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]))
    await place.finish()
    await noteBackup(client, { takenAt: now, tool: 'wattdesk backup', bytes })
    return { bytes, tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    await place.abandon()
    throw error
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client, now: Date): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name')
  const { rows: partitions } = await client.query<Manifest['partitions'][number]>(`
    select c.oid::regclass::text as name, i.inhparent::regclass::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_inherits i on i.inhrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by 1`)
  const keyCheck = await findKeyCheck(client)
  return {
    format: 1,
    takenAt: now.toISOString(),
    migrations,
    keyCheck: keyCheck?.toString('base64') ?? null,
    tables: [],
    partitions,
    sequences: await readSequences(client),
    jobs: await readJobs(client),
  }
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  )
  const values: Manifest['sequences'] = []
  for (const { name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    const [state] = found.rows
    if (state) values.push({ name, ...state })
  }
  return values
}

/** Unfinished jobs. The queue's own tables belong to its version and are not copied. */
async function readJobs(client: pg.Client): Promise<Manifest['jobs']> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there")
  if (!found[0]?.there) return []
  const { rows } = await client.query<Manifest['jobs'][number] & { startAfter: Date }>(`
    select json_build_object('name', q.name, 'retryLimit', q.retry_limit, 'expireInSeconds', q.expire_seconds) as queue,
      j.data, j.start_after as "startAfter"
    from pgboss.job j join pgboss.queue q on q.name = j.name
    where j.state in ('created', 'retry', 'active') order by j.created_on, j.id`)
  return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }))
}

type Table = { name: string; columns: string[] }

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migrations', 'derived_schemas')
    group by c.oid order by 1`)
  return rows
}

async function copyTable(client: pg.Client, { name, columns }: Table, place: BackupPlace): Promise<CopiedTable & { size: number }> {
  const file = `${name.replace(/\W/g, '_')}.copy.zst`
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const hash = createHash('sha256')
  // Errors and the end reach the stream's reader.
  const compressed = pipeline(rows, createZstdCompress(), () => undefined)
  const size = await place.write(file, hashed(compressed, hash))
  return { name, columns, rows: rows.rowCount, file, sha256: hash.digest('hex'), size }
}

async function* hashed(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
}
