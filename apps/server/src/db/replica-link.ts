import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './connect.ts'
import { sharedQuery } from './shared-query.ts'

/** Position in the write-ahead log, in bytes. */
export type LogPosition = bigint

/** A standby for reads, as long as its connections last. */
export type ReplicaLink = {
  db: Database
  /** Whether the replica responds in time. Throws if it can no longer be reached. */
  responds(withinMs: number): Promise<boolean>
  /** Whether the replica has replayed the log up to this position, or does so in time. Throws if it can no longer be reached. */
  reaches(position: LogPosition, withinMs: number): Promise<boolean>
  /** Closes every connection at once, so that current reads fail and run elsewhere. */
  close(): void
}

export type LinkOptions = {
  url: string
  primary: Database
  /** Opens a pool of connections, each of which is checked before its first use. */
  open(url: string, check: (client: pg.ClientBase) => Promise<void>): Database
}

/** Reads wait only a fraction of this; a replica that takes longer counts as lost. */
const respondsWithinMs = 1_000
const firstPauseMs = 1

/** Connects to the replica. Throws an error with the reason if the server is not one. */
export async function openLink({ url, primary, open }: LinkOptions): Promise<ReplicaLink> {
  const watching = new pg.Client({
    connectionString: url,
    application_name: 'wattdesk-replica',
    connectionTimeoutMillis: 3_000,
    query_timeout: respondsWithinMs,
    keepAlive: true,
  })
  // A lost connection fails its next query.
  watching.on('error', () => undefined)
  const clients = new Set<pg.ClientBase>([watching])
  const close = () => {
    for (const client of clients) cut(client)
  }
  try {
    await watching.connect()
    const server = await identify(watching)
    requireStandby(server, await identify(primary.$client))
    const db = open(url, async (client) => {
      if ((await identify(client)).startedAt !== server.startedAt) throw new Error('the replica is another server than before')
    })
    db.$client.on('connect', (client) => void clients.add(client))
    db.$client.on('remove', (client) => void clients.delete(client))
    return {
      db,
      ...follow(watching),
      close() {
        db.$client.end().catch(() => undefined)
        close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}

function follow(watching: pg.Client): Pick<ReplicaLink, 'responds' | 'reaches'> {
  let replayed: LogPosition = 0n
  let failure: unknown
  const ask = sharedQuery(async () => {
    try {
      replayed = await findReplayed(watching)
    } catch (error) {
      failure = error
    }
  })
  const respond = async (withinMs: number) => {
    const isInTime = await isDoneWithin(withinMs, ask())
    if (failure) throw failure
    return isInTime
  }
  return {
    responds: respond,
    async reaches(position, withinMs) {
      const until = performance.now() + withinMs
      for (let pauseMs = firstPauseMs; replayed < position; pauseMs *= 2) {
        const leftMs = until - performance.now()
        if (leftMs <= 0 || !(await respond(leftMs))) return false
        if (replayed < position) await pause(Math.min(pauseMs, leftMs))
      }
      return true
    },
  }
}

async function isDoneWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const late = new AbortController()
  const timer = pause(ms, false, { signal: late.signal }).catch(() => false)
  const isDone = await Promise.race([work.then(() => true), timer])
  late.abort()
  return isDone
}

type Asked = { query(text: string): Promise<{ rows: unknown[] }> }

async function askOne<Row>(connection: Asked, text: string): Promise<Row> {
  const { rows } = await connection.query(text)
  return rows[0] as Row // what the statements below select
}

type Server = { isStandby: boolean; cluster: string; database: string; startedAt: string }

const identify = (connection: Asked): Promise<Server> =>
  askOne(
    connection,
    `select pg_is_in_recovery() as "isStandby", (select system_identifier::text from pg_control_system()) as cluster,
      current_database() as database, extract(epoch from pg_postmaster_start_time())::text as "startedAt"`,
  )

function requireStandby(server: Server, primary: Server): void {
  if (!server.isStandby) throw new Error('DATABASE_REPLICA_URL names a server that is no standby (streaming replication)')
  if (server.cluster !== primary.cluster) throw new Error('DATABASE_REPLICA_URL names a standby of another PostgreSQL')
  if (server.database !== primary.database)
    throw new Error(`DATABASE_REPLICA_URL names the database ${server.database} instead of ${primary.database}`)
}

async function findReplayed(watching: pg.Client): Promise<LogPosition> {
  const found = await askOne<{ isStandby: boolean; position: string | null }>(
    watching,
    `select pg_is_in_recovery() as "isStandby", (pg_last_wal_replay_lsn() - '0/0')::text as position`,
  )
  if (!found.isStandby) throw new Error('the replica is no longer a standby')
  return BigInt(found.position ?? 0)
}

/**
 * The current end of the log: a replica that has replayed it shows everything committed until then. If commits do not wait for the disk,
 * their writes exist only in memory.
 */
export async function findWritten(primary: Database): Promise<LogPosition> {
  const { position } = await askOne<{ position: string }>(
    primary.$client,
    `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end
      - '0/0')::text as position`,
  )
  return BigInt(position)
}

/** Closes a connection without waiting for its server. */
function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } } // the driver's own, undeclared in its types
  connection.stream.destroy()
}
