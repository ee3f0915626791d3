import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { applicationRole } from '../db/application-role.ts'
import { sqlState, type Tx } from '../db/transaction.ts'
import type { Log } from './log.ts'

/** A job: its name, the shape of its payload, and how often it may be tried. */
export type JobDeclaration<S extends z.ZodType = z.ZodType> = {
  name: string
  payload: S
  retryLimit?: number
  expireInSeconds?: number
  /** Seconds between polls. */
  pollingIntervalSeconds?: number
}

/** A job that was unfinished when a backup was taken. */
export type KeptJob = {
  queue: { name: string; retryLimit: number; expireInSeconds: number }
  data: Record<string, unknown> | null
  startAfter: string
}

export type Jobs = {
  /** Adds a job in the caller's transaction, so that it exists only if the transaction commits. */
  send<S extends z.ZodType>(tx: Tx, job: JobDeclaration<S>, payload: z.input<S>): Promise<void>
  /** Clears a field of finished and waiting jobs if it has one of the given values. */
  forget<S extends z.ZodType>(tx: Tx, job: JobDeclaration<S>, field: keyof z.input<S> & string, values: readonly string[]): Promise<void>
  /** Runs `work` for each job. Retries a failed job with growing pauses, then keeps it as failed. */
  work<S extends z.ZodType>(job: JobDeclaration<S>, work: (payload: z.output<S>) => Promise<void>): Promise<void>
  /** Adds jobs from a backup, with the limits of their queues. */
  revive(jobs: readonly KeptJob[]): Promise<void>
  /** Announces a job after its transaction: workers of this process fetch it immediately, others at their next poll. */
  wake(job: JobDeclaration): void
  close(): Promise<void>
}

/** A worker that is silent for this long was killed: its jobs are retried, however long they may take. */
const heartbeatSeconds = 60

const patienceMs = 60_000
/** The queue passes these to the driver. Without them, it would wait for a silent connection until the network ends it. */
const silence = (ms: number) => ({ query_timeout: ms, keepAlive: true })

type Options = {
  databaseUrl: string
  log: Log
  isWorker: boolean
  /** For each statement of the queue. */
  patienceMs?: number
}

/** Opens the job queue in its own schema of the database. Only a worker supervises it. */
export async function openJobs(options: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    // The role owns the queue's schema, so the queue migrates itself.
    options: `-c role=${applicationRole}`,
    createSchema: false,
    application_name: 'wattdesk-jobs',
    ...silence(options.patienceMs ?? patienceMs),
    max: options.isWorker ? 3 : 1,
    supervise: options.isWorker,
    schedule: false,
  })
  logErrors(boss, options.log)
  await boss.start()
  const workers = new Map<string, string>()
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, Promise.resolve()]))
  /** Creates a job's queue once. Concurrent callers wait for it; after a failure, the next caller tries again. */
  const declare = (job: JobDeclaration): Promise<void> => {
    const known = queues.get(job.name)
    if (known) return known
    const { name, retryLimit = 5, expireInSeconds = 900 } = job
    const made = boss.createQueue(name, { retryLimit, retryBackoff: true, expireInSeconds, heartbeatSeconds })
    queues.set(name, made)
    made.catch(() => queues.delete(name))
    return made
  }
  return {
    async send(tx, job, payload) {
      await declare(job)
      await boss.send(job.name, job.payload.parse(payload) as object, { db: fromDrizzle(tx, sql) })
    },
    async forget(tx, job, field, values) {
      await tx.execute(sql`update pgboss.job set data = jsonb_set(data, array[${field}], '""')
        where name = ${job.name} and data ->> ${field} = any(${sql.param([...values])}::text[])`)
    },
    async work(job, work) {
      await declare(job)
      // A previous release may have created the queue.
      await boss.updateQueue(job.name, { heartbeatSeconds })
      const worker = await boss.work(job.name, { pollingIntervalSeconds: job.pollingIntervalSeconds ?? 2 }, async (batch) => {
        for (const one of batch) {
          try {
            await work(job.payload.parse(one.data ?? {}))
          } catch (error) {
            options.log.warn({ err: error, job: job.name, jobId: one.id }, 'a job failed')
            throw plainly(error)
          }
        }
      })
      workers.set(job.name, worker)
    },
    async revive(jobs) {
      for (const { queue, data, startAfter } of jobs) {
        const { name, ...limits } = queue
        await boss.createQueue(name, { ...limits, retryBackoff: true, heartbeatSeconds })
        await boss.send(name, data, { startAfter: new Date(startAfter) })
      }
    },
    wake(job) {
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** While the database is away, every poll of every queue fails. */
const sameErrorMs = 10_000
const errorsMax = 50

/** Logs errors of the queue, the same one at most every ten seconds. */
function logErrors(boss: PgBoss, log: Log): void {
  const loggedAt = new Map<string, number>()
  boss.on('error', (given: Failure) => {
    const now = performance.now()
    // Of a worker, whose name and ID follow.
    const what = given.message.replace(/ \(Queue:.*/s, '')
    if (now - (loggedAt.get(what) ?? Number.NEGATIVE_INFINITY) < sameErrorMs) return
    if (loggedAt.size >= errorsMax) loggedAt.clear()
    loggedAt.set(what, now)
    log.error({ err: asError(given) }, 'job queue failed')
  })
}

type Failure = { message: string; stack?: string; code?: unknown }

/** Some are only objects, all of whose properties would be logged, values of rows among them. */
function asError(given: Failure): Error {
  if (given instanceof Error) return given
  const { message, stack, code } = given
  return Object.assign(new Error(message), { stack, code })
}

/** An error without personal data for the queue: messages of PostgreSQL and drizzle contain the values of a statement. */
function plainly(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Failed')
  const plain = new Error(sqlState(error) ?? ('code' in error ? String(error.code) : error.name))
  plain.stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return plain
}
