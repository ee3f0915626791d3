import { Counter, Gauge } from 'prom-client'
import { connect, type Database } from '../db/connect.ts'
import { openReplica, type Replica } from '../db/replica.ts'
import { traceQueries } from '../db/traced-queries.ts'
import { ClientLeft } from './client-left.ts'
import type { Config } from './config.ts'
import { DomainError } from './domain-error.ts'
import type { Log } from './log.ts'
import { metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/**
 * Runs a read of a list, a report or an export on the replica, if it is available and shows everything that was committed before;
 * otherwise, and if it fails there, on the primary. `work` changes nothing, so it may run twice.
 */
export type Read = <T>(work: (db: Database) => Promise<T>) => Promise<T>

export type Reads = {
  read: Read
  /** Set if a replica is configured. */
  replica: Replica | undefined
  close(): Promise<void>
}

/** The process's only replica, read by metric scrapes. */
let scraped: Replica | undefined

const served = new Counter({
  name: 'wattdesk_replica_reads_total',
  help: 'Reads of lists, reports and exports where a replica is configured, by the server that served them',
  labelNames: ['server'] as const,
  registers: [metrics],
})

new Gauge({
  name: 'wattdesk_replica_lag_seconds',
  help: 'How long ago the replica showed everything that was committed; 0 without one',
  registers: [metrics],
  collect() {
    this.set((scraped?.lagMs() ?? 0) / 1_000)
  },
})

type Opening = {
  config: Pick<Config, 'databaseReplicaUrl' | 'databaseUrl' | 'databasePool' | 'roles'>
  /** The primary database. */
  db: Database
  log: Log
  tracing: Tracing | undefined
}

export function openReads({ config, db, log, tracing }: Opening): Reads {
  // Other roles read only what belongs to their writes.
  if (!config.databaseReplicaUrl || !config.roles.has('api')) return { read: (work) => work(db), replica: undefined, close: async () => {} }
  for (const server of ['replica', 'primary']) served.inc({ server }, 0)
  const replica = openReplica({
    url: withLoginOf(config.databaseUrl, config.databaseReplicaUrl),
    primary: db,
    log,
    open(url, onConnect) {
      const opened = connect({ url, max: config.databasePool, log, onConnect, connectWithinMs: 2_000 })
      if (tracing) traceQueries(opened.$client, tracing)
      return opened
    },
  })
  scraped = replica
  return { read: readFrom(replica, db, log), replica, close: () => replica.close() }
}

function readFrom(replica: Replica, primary: Database, log: Log): Read {
  return async (work) => {
    try {
      const db = await replica.findCaughtUp()
      if (db) {
        const result = await work(db)
        served.inc({ server: 'replica' })
        return result
      }
    } catch (error) {
      if (error instanceof DomainError || error instanceof ClientLeft) throw error
      replica.distrust()
      log.warn({ err: error }, 'a read failed on the replica, and runs on the primary')
    }
    served.inc({ server: 'primary' })
    return work(primary)
  }
}

/** The replica has the same logins, so its URL needs neither credentials nor database. */
function withLoginOf(databaseUrl: string, replicaUrl: string): string {
  const [primary, replica] = [new URL(databaseUrl), new URL(replicaUrl)]
  if (!replica.username) {
    replica.username = primary.username
    replica.password = primary.password
  }
  if (replica.pathname.length <= 1) replica.pathname = primary.pathname
  return replica.href
}
