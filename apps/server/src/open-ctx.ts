import { awaitSchema } from './await-schema.ts'
import { connect, disconnect } from './db/connect.ts'
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
export type Opened = { ctx: Ctx; replica: Replica | undefined; close(): Promise<void> }

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
  return {
    ctx: { config, log, clock: systemClock, db, deployment, read: reads.read, bus, jobs, mail, tracing },
    replica: reads.replica,
    async close() {
      await stopFollowing()
      await jobs.close()
      await bus.close()
      mail.close()
      await reads.close()
      await disconnect(db)
      await tracing?.close()
    },
  }
}
