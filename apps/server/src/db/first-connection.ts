import pg from 'pg'
import { placeOf } from './addresses.ts'

/** The database cannot be used, and only an operator can help. The message gives the reason in one line. */
export class UnusableDatabase extends Error {}

/** Opens a connection outside of a pool. The error is one line without passwords. */
export async function connectAlone(url: string, name: string, options: { query_timeout?: number } = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 15_000, ...options })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new UnusableDatabase(
      `The database at ${databaseAt(url)} cannot be used: ${reasonOf(error)}. Check DATABASE_URL and DATABASE_OWNER_URL.`,
    )
  }
}

/**
 * Throws for a connection pooler that lends a session for one transaction or statement: prepared statements, locks and settings of a
 * session would be those of another connection. With such a pooler, an open transaction of a second connection takes the session of the
 * first.
 */
export async function requireOwnSessions(url: string): Promise<void> {
  const one = await connectAlone(url, 'wattdesk-prepare', patience)
  try {
    const session = await sessionOf(one)
    const others = await sessionsBesideTransaction(url, one)
    if (others.every((other) => other === session)) return
  } finally {
    await one.end()
  }
  throw new UnusableDatabase(
    `The connection pooler at ${databaseAt(url)} lends a session for one transaction, and Wattdesk needs one for each connection. ` +
      'Let it pool sessions (pool_mode = session), or let DATABASE_URL name the database itself.',
  )
}

/** A pooler may choose another session each time. */
const probes = 3
/** Without a second session, a pooler lets the second connection wait. */
const patience = { query_timeout: 10_000 }

async function sessionsBesideTransaction(url: string, one: pg.Client): Promise<unknown[]> {
  const other = await connectAlone(url, 'wattdesk-prepare', patience)
  const found: unknown[] = []
  try {
    for (let probe = 0; probe < probes; probe++) {
      await other.query('begin')
      await sessionOf(other)
      found.push(await sessionOf(one))
      await other.query('commit')
    }
    return found
  } catch {
    // The pooler refuses transactions or has no second session: either way, not every connection has its own.
    return [undefined]
  } finally {
    await other.end().catch(() => undefined)
  }
}

async function sessionOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session')
  return rows[0]?.session
}

const databaseAt = (url: string): string => placeOf(url) + new URL(url).pathname

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}
