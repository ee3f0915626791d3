import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { applicationRole } from '../db/connect.ts'
import { sqlState, type Tx } from '../db/transaction.ts'
import type { Log } from './log.ts'

/** A job: its name, the shape of its payload, and how often it may be tried. */
export type JobDeclaration<S extends z.ZodType = z.ZodType> = {
  name: string
  payload: S
  retryLimit?: number
  expireInSeconds?: number
  /** Seconds between looks for new jobs. */
  pollingIntervalSeconds?: number
}

export type Jobs = {
  /** Adds a job in the caller's transaction: it exists exactly when the transaction commits. */
  send<S extends z.ZodType>(tx: Tx, job: JobDeclaration<S>, payload: z.input<S>): Promise<void>
  /** Empties a field of jobs, done or waiting, where it has one of some values. */
  forget<S extends z.ZodType>(tx: Tx, job: JobDeclaration<S>, field: keyof z.input<S> & string, values: readonly string[]): Promise<void>
  /** Runs `work` for each job; a failed one is tried again with growing pauses, then kept as failed. */
  work<S extends z.ZodType>(job: JobDeclaration<S>, work: (payload: z.output<S>) => Promise<void>): Promise<void>
  /** Says that a job was sent and its transaction is over: who works in this process looks at once. Others see it when they look next. */
  wake(job: JobDeclaration): void
  close(): Promise<void>
}

/** Opens the job queue in its own schema of the database. Only a worker supervises it. */
export async function openJobs(options: { databaseUrl: string; log: Log; isWorker: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    // Owner of the queue's schema, in which it keeps itself up to date.
    options: `-c role=${applicationRole}`,
    createSchema: false,
    application_name: 'wattdesk-jobs',
    max: options.isWorker ? 3 : 1,
    supervise: options.isWorker,
    schedule: false,
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue fault'))
  await boss.start()
  const workers = new Map<string, string>()
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, Promise.resolve()]))
  /** Makes a job's queue; whoever asks meanwhile waits for it, and the next one tries again where it failed. */
  const declare = (job: JobDeclaration): Promise<void> => {
    const known = queues.get(job.name)
    if (known) return known
    const { name, retryLimit = 5, expireInSeconds = 900 } = job
    const made = boss.createQueue(name, { retryLimit, retryBackoff: true, expireInSeconds })
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
    wake(job) {
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** A failure as the queue may keep it: what PostgreSQL and drizzle say of a statement names the values it was given. */
function plainly(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Failed')
  const plain = new Error(sqlState(error) ?? ('code' in error ? String(error.code) : error.name))
  plain.stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return plain
}
