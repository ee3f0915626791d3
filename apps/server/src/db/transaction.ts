import { pipeline } from 'node:stream/promises'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BinaryRows } from './binary-rows.ts'

// biome-ignore lint/suspicious/noExplicitAny: drizzle's own default for a database without a relational schema
export type Tx = NodePgTransaction<any, any>

const connections = new WeakMap<Tx, pg.PoolClient>()

export async function copyRows(tx: Tx, table: string, columns: readonly string[], rows: BinaryRows): Promise<void> {
  const client = connections.get(tx)
  if (!client) throw new Error('COPY needs the transaction itself, not one nested in it')
  await pipeline(rows.end(), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`)))
}

/** SQLSTATEs after which the same transaction may succeed: serialization failure, deadlock, outdated prepared statement. */
const retryable = new Set(['40001', '40P01', '0A000'])

/** Runs `work` in one transaction, and again (at most twice) after a transient error. */
export async function transaction<T>(db: NodePgDatabase & { $client: pg.Pool }, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onConnection(db.$client, work)
    } catch (error) {
      if (attempt >= 3 || !retryable.has(sqlState(error) ?? '')) throw error
    }
  }
}

/**
 * With a pool, drizzle never returns a connection that is lost before `begin`, so it is taken and returned here. One that did not begin or
 * end the transaction is not used again: it may have fallen silent, and the network ends it only after a quarter of an hour.
 */
async function onConnection<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let hasBegun = false
  try {
    return await drizzle(client).transaction((tx) => {
      hasBegun = true
      connections.set(tx, client)
      return work(tx)
    })
  } finally {
    const hasEnded = hasBegun && client.getTransactionStatus() === 'I'
    client.release(!hasEnded)
  }
}

/** The SQLSTATE of a database error, wherever drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  return databaseFault(error)?.code
}

/** Undefined if no constraint was violated. */
export function violatedConstraint(error: unknown): string | undefined {
  return databaseFault(error)?.constraint
}

type DatabaseFault = Error & { code: string; constraint?: string }

function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isDatabaseFault(cause)) return cause
  }
  return undefined
}

function isDatabaseFault(error: Error): error is DatabaseFault {
  return 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}
