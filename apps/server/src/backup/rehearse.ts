import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { verifyActivities } from '../areas/activities/activity-chain.service.ts'
import { applicationRole } from '../db/application-role.ts'
import { connect, disconnect } from '../db/connect.ts'
import { connectAlone, UnusableDatabase } from '../db/first-connection.ts'
import { readSealed, sealedColumns } from '../db/sealed-columns.ts'
import { loginNameOf } from '../platform/application-login.ts'
import { opens } from '../platform/crypto.ts'
import { openLog } from '../platform/log.ts'
import { deriveKeys, type Secret, secretKeysOf } from '../platform/secret-keys.ts'
import { readManifest } from './backup-file.ts'
import type { BackupPlace } from './backup-place.ts'
import { type Restored, restore } from './restore.ts'

export type Rehearsal = Pick<Restored, 'takenAt' | 'tables' | 'rows' | 'jobs' | 'laterMigrations'> & {
  database: string
  /** Encrypted values, all of which the secret opens. */
  values: number
  /** Entries of the activity log, whose chain is intact. */
  entries: number
  /** Tables that have gained or lost rows since the backup. */
  changes: { table: string; backup: number; now: number }[]
}

type Rehearsing = {
  /** Connects to the server on which the backup is restored, with the right to create databases. */
  serverUrl: string
  /** The deployment's own database, from which rehearsals only read. */
  deploymentUrl: string
  place: BackupPlace
  secretKey: Secret
  /** Receives a function that removes everything, for a rehearsal that is ended early. */
  onCreated?: (remove: () => Promise<void>) => void
}

const nameStart = 'wattdesk_rehearsal_'

/**
 * Restores a backup into a separate database, checks it, compares it with the current deployment, and always removes it. It is a copy
 * without processes, so nothing reaches the outside.
 */
export async function rehearse({ serverUrl, deploymentUrl, place, secretKey, onCreated }: Rehearsing): Promise<Rehearsal> {
  const manifest = await readManifest(place)
  const database = `${nameStart}${Date.now().toString(36)}_${randomBytes(2).toString('hex')}`
  const server = await connectAlone(serverUrl, 'wattdesk-rehearsal')
  try {
    await removeLeftovers(server)
    const missing = await listMissingRoles(server, secretKey)
    const remove = () => removeRehearsal(server, database, missing)
    await create(server, database)
    onCreated?.(remove)
    try {
      const ownerUrl = new URL(serverUrl)
      ownerUrl.pathname = `/${database}`
      const restored = await restore({ ownerUrl: ownerUrl.href, place, secretKey })
      const checked = await check(ownerUrl.href, manifest.tables, secretKey)
      const { takenAt, tables, rows, jobs, laterMigrations } = restored
      return { database, takenAt, tables, rows, jobs, laterMigrations, ...checked, changes: await compare(deploymentUrl, manifest.tables) }
    } finally {
      await remove()
    }
  } finally {
    await server.end()
  }
}

async function create(server: pg.Client, database: string): Promise<void> {
  try {
    await server.query(`create database ${database} template template0`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    const { rows } = await server.query<{ name: string }>('select current_user as name')
    throw new UnusableDatabase(
      `The database role ${rows[0]?.name} may not create a database for the rehearsal. Let an administrator run: alter role ${rows[0]?.name} createdb. Or name a login that may: --server postgresql://…`,
    )
  }
}

/** The roles that the restore will create: the logins before the role that they belong to. */
async function listMissingRoles(server: pg.Client, secretKey: Secret): Promise<string[]> {
  const { rows } = await server.query<{ name: string }>('select rolname as name from pg_roles where starts_with(rolname, $1)', [
    applicationRole,
  ])
  const present = new Set(rows.map(({ name }) => name))
  return [...secretKeysOf(secretKey).all.map(loginNameOf), applicationRole].filter((role) => !present.has(role))
}

/** Drops the database, and the roles that the restore created. */
async function removeRehearsal(server: pg.Client, database: string, roles: readonly string[]): Promise<void> {
  await server.query(`drop database if exists ${database} with (force)`)
  // A role that something else uses by now stays.
  for (const role of roles) await server.query(`drop role if exists ${pg.escapeIdentifier(role)}`).catch(() => undefined)
}

/** Drops databases of rehearsals that were killed: those without connections. */
async function removeLeftovers(server: pg.Client): Promise<void> {
  const { rows } = await server.query<{ name: string }>(
    `select datname as name from pg_database d where datname ~ $1 and pg_has_role(datdba, 'member')
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [`^${nameStart}[0-9a-z]{6,10}_[0-9a-f]{4}$`],
  )
  for (const { name } of rows) await server.query(`drop database if exists ${name}`)
}

type Counted = { name: string; rows: number }

async function check(url: string, tables: readonly Counted[], secretKey: Secret): Promise<Pick<Rehearsal, 'values' | 'entries'>> {
  const db = connect({ url, max: 2, log: openLog('warn') })
  const client = await connectAlone(url, 'wattdesk-rehearsal')
  try {
    const { entries, fault } = await verifyActivities(db)
    if (fault) throw new UnusableDatabase(`The activity log's chain is broken at position ${fault.position}.`)
    const counted = await countRows(client, tables)
    // A later release's migrations may add rows, and the restore forgets processes.
    const fewer = tables.find(({ name, rows }) => (counted.get(name) ?? 0) < rows && !/processes$/.test(name))
    if (fewer) throw new UnusableDatabase(`${fewer.name} has ${counted.get(fewer.name) ?? 'no'} of the ${fewer.rows} rows of the backup.`)
    return { entries, values: await countOpened(client, secretKey) }
  } finally {
    await client.end()
    await disconnect(db)
  }
}

async function countOpened(client: pg.Client, secretKey: Secret): Promise<number> {
  let values = 0
  for (const column of sealedColumns) {
    const keys = deriveKeys(secretKey, column.purpose)
    for await (const batch of readSealed(client, column)) {
      const closed = batch.find(({ sealed }) => !keys.some((key) => opens(key, sealed)))
      if (closed) throw new UnusableDatabase(`SECRET_KEY does not open a value of ${column.table}.${column.column}.`)
      values += batch.length
    }
  }
  return values
}

async function compare(url: string, tables: readonly Counted[]): Promise<Rehearsal['changes']> {
  const client = await connectAlone(url, 'wattdesk-rehearsal')
  try {
    await client.query('begin isolation level repeatable read read only')
    const now = await countRows(client, tables)
    return tables
      .map(({ name, rows }) => ({ table: name, backup: rows, now: now.get(name) ?? 0 }))
      .filter((one) => one.backup !== one.now)
      .sort((one, other) => Math.abs(other.now - other.backup) - Math.abs(one.now - one.backup))
  } finally {
    await client.end()
  }
}

async function countRows(client: pg.Client, tables: readonly Counted[]): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  for (const { name } of tables) {
    const { rows: found } = await client.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [name])
    if (!found[0]?.isThere) continue
    const { rows } = await client.query<{ count: number }>(`select count(*)::float8 as count from ${name}`)
    counted.set(name, rows[0]?.count ?? 0)
  }
  return counted
}
