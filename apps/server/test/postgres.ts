import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../src/platform/embedded-postgres.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { prepareDatabase } from '../src/platform/prepare.ts'
import { findCitus, isCitusDirectory } from './citus-programs.ts'
import { expectRowTypes } from './row-watch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the migrated database that each test file copies. */
    templateUrl: string
    /** The application's connection to it. */
    applicationUrl: string
    /** The folder in which test files record what raw statements returned. */
    rows: string
  }
}

export const testSecret = Buffer.alloc(32, 7)

const root = path.resolve(import.meta.dirname, '../../..')

/** The folder of the servers of test runs, each in a folder that begins with the process ID. */
export const testHome = hasRoom('/dev/shm')
  ? path.join('/dev/shm', `wattdesk-test-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  : path.join(root, '.data/test')

/**
 * Whether a folder in memory exists that takes the databases of a run. Each test file copies a database of 1,500 files, and on some disks a
 * new file takes twenty times the processor time.
 */
function hasRoom(folder: string): boolean {
  const neededBytes = 2_000_000_000
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}
// Autovacuum never begins: its snapshot would keep rows from counting as visible to all, and no database lives long enough to need it.
// If it were switched off, PostgreSQL would not count the pages of a rewritten table.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum_naptime=1d']

/** Many tests measure on fixed days in this time, whenever they run: only a database of that time has partitions for it. */
const fixedDays = ['2026-09-01', '2026-12-01']

/** One PostgreSQL for all test files of this run, with a migrated database to copy. It is removed at the end of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const rowTypes = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'row-types.ts')])
  await removeLeftovers()
  const directory = path.join(testHome, String(process.pid))
  const postgres = await startPostgres({ directory, database: 'template', settings })
  endWithRun(postgres.directory)
  const { applicationUrl } = await prepareDatabase({ databaseUrl: postgres.url, secretKey: testSecret })
  await onServer(postgres.url, (client) => client.query(`select ensure_sample_partitions('${fixedDays[0]}', '${fixedDays[1]}')`))
  // The job queue's tables too, which each file would otherwise create again.
  const jobs = await openJobs({ databaseUrl: applicationUrl, log: openLog('silent'), isWorker: false })
  await jobs.close()
  project.provide('templateUrl', postgres.url)
  project.provide('applicationUrl', applicationUrl)
  const rows = await mkdtemp(path.join(tmpdir(), 'wattdesk-rows-'))
  project.provide('rows', rows)
  return async () => {
    await postgres.stop()
    await rm(postgres.directory, { recursive: true, force: true })
    await rowTypes
    await expectRowTypes(rows)
  }
}

/** Ends the server of an interrupted or killed run: the pipe to the keeper closes with this process, however it ends. */
function endWithRun(directory: string): void {
  const file = path.join(import.meta.dirname, 'postgres-keeper.ts')
  const keeper = spawn(process.execPath, [file, directory], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  keeper.unref()
  // A pipe, thus a socket: it alone would keep this process alive.
  ;(keeper.stdin as Socket).unref()
}

/** Removes servers of killed runs, but not those of concurrent runs. */
async function removeLeftovers(): Promise<void> {
  await mkdir(testHome, { recursive: true })
  for (const name of await readdir(testHome)) {
    if (isAlive(Number.parseInt(name, 10))) continue
    const directory = path.join(testHome, name)
    if (existsSync(path.join(directory, 'postmaster.pid'))) await stopLeftover(directory)
    await rm(directory, { recursive: true, force: true })
  }
}

async function stopLeftover(directory: string): Promise<void> {
  const binaries = isCitusDirectory(directory) ? findCitus() : undefined
  const postgres = await startPostgres({ directory, database: 'postgres', settings, ...(binaries && { binaries }) })
  await postgres.stop('immediate')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A new database beside the migrated one: a copy of it, or of another on the same server. */
export async function createDatabase(templateUrl: string, source = new URL(templateUrl).pathname.slice(1)): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files takes a tenth of the processor time of PostgreSQL's default, which writes every page to the log.
  await onServer(withDatabase(templateUrl, 'postgres'), (client) =>
    client.query(`create database ${name} template ${source} strategy file_copy`),
  )
  const url = withDatabase(templateUrl, name)
  if (source !== 'template1') await onServer(url, (client) => client.query('update deployment_state set home = database_home()'))
  return url
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await onServer(withDatabase(url, 'postgres'), (client) => client.query(`drop database if exists ${name} with (force)`))
}

export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
