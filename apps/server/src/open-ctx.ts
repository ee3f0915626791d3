import { awaitSchema } from './await-schema.ts'
import { connect, type Database, disconnect } from './db/connect.ts'
import type { Replica } from './db/replica.ts'
import { traceQueries } from './db/traced-queries.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Ctx } from './platform/ctx.ts'
import { openDeployment } from './platform/deployment.ts'
import { openJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { openBus } from './platform/open-bus.ts'
import { openTracing } from './platform/open-tracing.ts'
import { prepareDatabase } from './platform/prepare.ts'
import { openReads } from './platform/reads.ts'

/** What a process provides to its areas, and a function that closes it. */
export type Opened = {
  ctx: Ctx
  /** The same for jobs, which have database connections of their own. */
  ctxOfJobs: Ctx
  replica: Replica | undefined
  close(): Promise<void>
}

/** Prepares the database and opens everything that areas use. */
export async function openCtx(settings: Config, log: Log): Promise<Opened> {
  const { applicationUrl, secretKey, restored } = await prepareDatabase(settings, (older) => awaitSchema({ config: settings, log }, older))
  if (restored.length > 0) log.warn({ restored }, 'functions or triggers were changed by hand; this release restored them')
  // The owner's connection is not used beyond this point.
  const config = { ...settings, secretKey, databaseUrl: applicationUrl, databaseOwnerUrl: undefined }
  const db = connect({ url: config.databaseUrl, max: config.databasePool, log })
  const deployment = await openDeployment({ db, log, config })
  const stopFollowing = deployment.follow()
  const jobs = await openJobs({ databaseUrl: config.databaseUrl, log, isWorker: config.roles.has('worker') })
  const mail = await openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  const tracing = await openTracing(config)
  if (tracing) traceQueries(db.$client, tracing)
  const bus = await openBus({ natsUrl: config.natsUrl, deployment, log, tracing })
  const reads = openReads({ config, db, log, tracing })
  const ctx: Ctx = { config, log, clock: systemClock, db, deployment, read: reads.read, bus, jobs, mail, tracing }
  const dbOfJobs = openJobConnections(ctx)
  return {
    ctx,
    ctxOfJobs: { ...ctx, db: dbOfJobs, read: config.databaseReplicaUrl ? reads.read : (work) => work(dbOfJobs) },
    replica: reads.replica,
    async close() {
      await stopFollowing()
      await jobs.close()
      await bus.close()
      mail.close()
      await reads.close()
      if (dbOfJobs !== db) await disconnect(dbOfJobs)
      await disconnect(db)
      await tracing?.close()
    },
  }
}

/** Nobody waits for the response of a job. */
const jobsConnectWithinMs = 30_000

/**
 * Connections of jobs in a process that also serves calls, as many as those of calls. Forty jobs sometimes fall due in the same second, and
 * wait together for a lock or a slow disk: with the same connections, calls would wait behind them.
 */
function openJobConnections({ config, db, log, tracing }: Pick<Ctx, 'config' | 'db' | 'log' | 'tracing'>): Database {
  if (!config.roles.has('worker') || config.roles.size === 1) return db
  const opened = connect({ url: config.databaseUrl, max: config.databasePool, log, connectWithinMs: jobsConnectWithinMs })
  if (tracing) traceQueries(opened.$client, tracing)
  return opened
}
