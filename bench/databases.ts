import path from 'node:path'
import pg from 'pg'
import { foldCustomerCounts } from '../apps/server/src/areas/customers/lists/customer-counts.store.ts'
import { markFarPages } from '../apps/server/src/areas/customers/lists/page-marks.store.ts'
import { foldAllStatistics } from '../apps/server/src/areas/statistics/statistics.service.ts'
import { connect } from '../apps/server/src/db/connect.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { seedDemonstration } from '../apps/server/src/demonstration/demonstration.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { productVersion } from '../apps/server/src/platform/product-version.ts'
import { startOwnPostgres } from './started-postgres.ts'

/** The secret of benchmark databases, which contain only generated data. */
export const benchSecret = Buffer.alloc(32, 11)

export const benchDirectory = path.resolve(import.meta.dirname, '../.data/bench')

let stopPostgres: (() => Promise<void>) | undefined

/** A database with this many customers. The first run creates it; later ones reuse it until a migration changes. */
export async function databaseOf(customers: number): Promise<string> {
  const name = `bench_${customers}`
  const postgres = await startServer()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  await onServer(postgres.url, async (client) => {
    // Concurrent benchmarks take turns.
    await client.query('select pg_advisory_lock(7240031)')
    if (!(await isWhole(client, name, url.href))) await make(client, name, url.href, customers)
    await settle(url.href)
  })
  return url.href
}

async function startServer(): Promise<{ url: string }> {
  const postgres = await startOwnPostgres({
    directory: path.join(benchDirectory, 'postgres'),
    database: 'postgres',
    settings: ['shared_buffers=512MB', 'effective_cache_size=4GB'],
  })
  if (postgres.origin !== 'running') stopPostgres = postgres.stop
  return postgres
}

/** A copy of the database with this many customers, for benchmarks that change it. Drop it afterwards. */
export async function copyOfDatabase(customers: number, name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const original = new URL(await databaseOf(customers))
  const [admin, copy] = [new URL(original), new URL(original)]
  admin.pathname = '/postgres'
  copy.pathname = `/${name}`
  const drop = () => onServer(admin.href, async (client) => void (await client.query(`drop database if exists ${name} with (force)`)))
  await drop()
  await onServer(admin.href, (client) => client.query(`create database ${name} template ${original.pathname.slice(1)} strategy file_copy`))
  await onServer(copy.href, (client) => client.query('update deployment_state set home = database_home()'))
  return { url: copy.href, drop }
}

/** Fills a new database with this many customers, drops it, and returns how many seconds the filling took. */
export async function secondsToFill(customers: number): Promise<number> {
  const { url: server } = await startServer()
  return onServer(server, async (admin) => {
    const url = new URL(server)
    url.pathname = '/bench_filling'
    const seconds = await fill(admin, 'bench_filling', url.href, customers)
    await admin.query('drop database bench_filling with (force)')
    return seconds
  })
}

/** Stops the database server, and keeps the databases. */
export async function closeDatabases(): Promise<void> {
  await stopPostgres?.()
  stopPostgres = undefined
}

async function make(admin: pg.Client, name: string, url: string, customers: number): Promise<void> {
  console.log(`Creating a database with ${customers.toLocaleString('en')} customers; it is kept for later runs …`)
  await fill(admin, name, url, customers)
  await onServer(url, (client) => client.query('create table bench_is_whole ()'))
}

/** Returns how many seconds it took, without the migration. */
async function fill(admin: pg.Client, name: string, url: string, customers: number): Promise<number> {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await migrate(url, productVersion)
  const startedAt = performance.now()
  await seedDemonstration({ databaseUrl: url, secretKey: benchSecret, customers, now: new Date(), equippedShare: 0.7 })
  return (performance.now() - startedAt) / 1_000
}

/** Does the upkeep that a worker would have done after some time. */
async function settle(url: string): Promise<void> {
  const db = connect({ url, max: 1, log: openLog('warn') })
  await foldCustomerCounts(db)
  await markFarPages(db)
  await foldAllStatistics(db)
  await db.$client.end()
}

/** Whether the database was loaded completely and can be migrated. */
async function isWhole(admin: pg.Client, name: string, url: string): Promise<boolean> {
  const exists = await admin.query('select from pg_database where datname = $1', [name])
  if (exists.rowCount === 0) return false
  const { rows } = await onServer(url, (client) =>
    client.query<{ found: string | null }>("select to_regclass('bench_is_whole')::text as found"),
  )
  if (rows[0]?.found === null) return false
  return migrate(url, productVersion).then(
    () => true,
    (error: Error) => {
      console.log(error.message)
      return false
    },
  )
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
