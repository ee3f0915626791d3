import type { CallInput, Endpoint, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { fillPath } from '@wattdesk/contract/endpoint.ts'
import type { ErrorBody } from '@wattdesk/contract/errors.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { connect, disconnect } from '../src/db/connect.ts'
import { traceQueries } from '../src/db/traced-queries.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { openDeployment } from '../src/platform/deployment.ts'
import { openLocalBus } from '../src/platform/event-bus.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { openMail } from '../src/platform/mail.ts'
import { openTracing } from '../src/platform/open-tracing.ts'
import { openProcessHealth } from '../src/platform/process-health.ts'
import { openReads } from '../src/platform/reads.ts'
import { createDatabase, dropDatabase, onServer, testSecret, withDatabase } from './postgres.ts'
import { keepRows, watchRows } from './row-watch.ts'

/** A clock that only a test moves. */
export type TestClock = { now(): Date; set(at: string | Date): void; advance(ms: number): void }

export type TestServer = {
  app: FastifyInstance
  ctx: Ctx
  clock: TestClock
  /** Calls an endpoint with an access token. Returns the contract's response, or the error body. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E> & { token?: string }): Promise<Outcome<ResponseOf<E>>>
  /** The owner's connection string of its database. */
  ownerUrl: string
  /** SQL as the owner of the database, for what no call returns. */
  sql<T extends object>(text: string, values?: unknown[]): Promise<T[]>
}

export type Outcome<T> = {
  status: number
  body: T
  error: ErrorBody
  headers: LightMyRequestResponse['headers']
  raw: LightMyRequestResponse
}

/** Starts the server on a separate database. Call it once at the top of a describe or file. */
export function startServer(environment: Record<string, string> = {}): TestServer {
  // Filled in before the first test runs; tests only touch it inside `it`.
  const server = {} as TestServer
  let stop: () => Promise<void> = async () => {}
  beforeAll(async () => {
    watchRows()
    const opened = await openServer(environment)
    Object.assign(server, opened.server)
    stop = opened.stop
  })
  afterAll(async () => {
    await stop()
    await keepRows(inject('rows'))
  })
  return server
}

/** Disconnects the server's database, as when PostgreSQL stops. The returned function reconnects it. */
export async function takeDatabaseAway({ ctx }: TestServer): Promise<() => Promise<void>> {
  const name = new URL(ctx.config.databaseUrl).pathname.slice(1)
  const onPostgres = (text: string) => onServer(withDatabase(inject('templateUrl'), 'postgres'), (client) => client.query(text))
  await onPostgres(`alter database ${name} allow_connections false`)
  await onPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  return async () => void (await onPostgres(`alter database ${name} allow_connections true`))
}

/** Ends connections that write into a table, as when PostgreSQL restarts. The returned function undoes this. */
export async function loseConnectionsAt({ sql }: TestServer, table: string): Promise<() => Promise<void>> {
  await sql(`create function lose_connection() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
  await sql(`create trigger lose_connection after insert on ${table} execute function lose_connection()`)
  return async () => void (await sql('drop function lose_connection cascade'))
}

/** Connections to the server's database that wait for a lock. */
export async function countWaiting({ sql }: TestServer): Promise<number> {
  const [row] = await sql<{ waiting: number }>(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return row?.waiting ?? 0
}

type OpenedServer = { server: TestServer; stop: () => Promise<void> }

async function openServer(environment: Record<string, string>): Promise<OpenedServer> {
  const ownerUrl = await createDatabase(inject('templateUrl'))
  return openServerOn(ownerUrl, withDatabase(inject('applicationUrl'), new URL(ownerUrl).pathname.slice(1)), environment)
}

/** Starts the server on an existing database, which is dropped when the server is stopped. */
export async function openServerOn(ownerUrl: string, databaseUrl: string, environment: Record<string, string> = {}): Promise<OpenedServer> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: testSecret.toString('base64'),
    LOG_LEVEL: 'silent',
    PORT: '4000',
    ...environment,
  })
  const log = openLog(config.logLevel)
  const db = connect({ url: databaseUrl, max: 8, log })
  const deployment = await openDeployment({ db, log, config })
  const tracing = await openTracing(config)
  if (tracing) traceQueries(db.$client, tracing)
  const jobs = await openJobs({ databaseUrl, log, isWorker: false })
  const reads = openReads({ config, db, log, tracing })
  const clock = testClock()
  const ctx: Ctx = {
    config,
    log,
    clock,
    db,
    deployment,
    read: reads.read,
    bus: openLocalBus(),
    jobs,
    mail: await openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom }),
    tracing,
  }
  const app = await buildApp(ctx, await openProcessHealth(ctx, reads.replica))
  await app.ready()
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  // One of its connections may still be closing when the database is dropped.
  owner.on('connect', (client) => void client.on('error', () => undefined))
  owner.on('error', () => undefined)
  const stop = async () => {
    await app.close()
    await jobs.close()
    await ctx.bus.close()
    await owner.end()
    await reads.close()
    await disconnect(db)
    await tracing?.close()
    await dropDatabase(ownerUrl)
  }
  const server: TestServer = {
    app,
    ctx,
    clock,
    ownerUrl,
    call: (endpoint, input) => callEndpoint(app, endpoint, input),
    sql: async (text, values) => (await owner.query(text, values)).rows,
  }
  return { server, stop }
}

async function callEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: CallInput<E> & { token?: string },
): Promise<Outcome<ResponseOf<E>>> {
  // The parts are typed by the endpoint; here only their run-time form matters.
  const { params, query, body, token } = input as {
    params?: Record<string, unknown>
    query?: Record<string, string>
    body?: object
    token?: string
  }
  const raw = await app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    payload: body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const isJson = String(raw.headers['content-type'] ?? '').includes('json') && raw.body !== ''
  const json = isJson ? raw.json() : undefined
  return { status: raw.statusCode, body: json, error: json, headers: raw.headers, raw }
}

function testClock(): TestClock {
  let at = Date.now()
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to).getTime()
    },
    advance: (ms) => {
      at += ms
    },
  }
}
