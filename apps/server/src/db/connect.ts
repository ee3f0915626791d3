import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { paceReading } from './paced-reading.ts'
import { PreparingClient } from './prepared-statements.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
/** The parameter of stores and views: the database, or a transaction on it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with' | '$count'
>

type Log = { warn(fields: object, message: string): void }

export type ConnectOptions = {
  url: string
  max: number
  log: Log
  name?: string
  /** Checks a new connection before its first use. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
  /** How long to wait for a connection. */
  connectWithinMs?: number
}

/** Every session begins with this statement. Poolers refuse such settings as parameters of a connection's start, or ignore them. */
export const sessionSettings = `set timezone = 'UTC'; set jit = off; set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000`

/** Opens a pool. Statements are bounded, and a lost connection is logged and replaced, never fatal. */
export function connect({ url, max, log, name = 'wattdesk', onConnect, connectWithinMs = 5_000 }: ConnectOptions): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: 20_000,
    onConnect: async (client) => {
      await client.query(sessionSettings)
      await onConnect?.(client)
    },
  })
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  // The pool listens only to idle connections. Losing one between two statements of a transaction would end the process; with a
  // listener, the next statement fails and reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    paceReading(client)
  })
  return drizzle(pool)
}

export async function disconnect(db: Database): Promise<void> {
  await db.$client.end()
}
