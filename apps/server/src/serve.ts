import { buildApp, buildProbes } from './app.ts'
import { findSetupLink } from './areas/account/setup/setup.service.ts'
import { reportProcess } from './areas/operation/processes.service.ts'
import { awaitSchema } from './await-schema.ts'
import { connect, disconnect } from './db/connect.ts'
import { traceQueries } from './db/traced-queries.ts'
import { answerLastCalls } from './http/last-calls.ts'
import { listen } from './http/listen.ts'
import { launchOwnBroker, startIngest } from './ingest.ts'
import { openMailbox } from './mailbox.ts'
import { systemClock } from './platform/clock.ts'
import { processRoles, readConfig } from './platform/config.ts'
import type { Ctx } from './platform/ctx.ts'
import { openJobs } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { openMail } from './platform/mail.ts'
import { openBus } from './platform/open-bus.ts'
import { openTracing } from './platform/open-tracing.ts'
import { prepareDatabase } from './platform/prepare.ts'
import { openProcessHealth } from './platform/process-health.ts'
import { openReads } from './platform/reads.ts'
import { heedSignals } from './platform/signals.ts'
import { startWorker } from './worker.ts'

/** A server process: the API, the ingest and the worker, or those of them that ROLES names. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readConfig(environment)
  const log = openLog(settings.logLevel)
  const onSignal = heedSignals()
  // It loads on another core while this process prepares the rest.
  const broker = launchOwnBroker({ config: settings, log })
  const { applicationUrl, secretKey } = await prepareDatabase(settings, (older) => awaitSchema({ config: settings, log }, older))
  // The owner's connection is not used beyond this point.
  const config = { ...settings, secretKey, databaseUrl: applicationUrl, databaseOwnerUrl: undefined }
  const db = connect({ url: config.databaseUrl, max: config.databasePool, log })
  const jobs = await openJobs({ databaseUrl: config.databaseUrl, log, isWorker: config.roles.has('worker') })
  const mail = await openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  const tracing = await openTracing(config)
  if (tracing) traceQueries(db.$client, tracing)
  const bus = await openBus({ natsUrl: config.natsUrl, deployment: 'wattdesk', log, tracing })
  const reads = openReads({ config, db, log, tracing })
  const ctx: Ctx = { config, log, clock: systemClock, db, read: reads.read, bus, jobs, mail, tracing }
  const health = await openProcessHealth(ctx, reads.replica)
  if (!config.natsUrl && config.roles.size < processRoles.length) {
    log.warn('NATS_URL is not set: this process neither hears of sessions and measurements of other processes nor tells them of its own')
  }
  const app = config.roles.has('api') ? await buildApp(ctx, health) : await buildProbes(ctx, health)
  const closeApp = answerLastCalls(app)
  const stopWorker = config.roles.has('worker') ? await startWorker(ctx) : async () => {}
  const stopIngest = config.roles.has('ingest') ? await startIngest(ctx, health, broker) : async () => {}
  const address = await listen(app, config)
  log.info({ address, roles: [...config.roles] }, 'listening')
  if (config.roles.has('api')) await showSetupLink(ctx)
  const stopReporting = await reportProcess(ctx, health)
  const mailbox = config.roles.has('api') ? await openMailbox(ctx) : undefined
  process.send?.('ready')

  onSignal(async (signal) => {
    log.info({ signal }, 'stopping')
    // Requests in flight get seven seconds, because the whole product must end within ten.
    setTimeout(() => process.exit(1), 7_000).unref()
    await Promise.all([closeApp(), mailbox?.close(), stopIngest(), stopWorker(), stopReporting()])
    await jobs.close()
    await ctx.bus.close()
    mail.close()
    await reads.close()
    await disconnect(db)
    await tracing?.close()
    process.exit(0)
  })
}

/** Shows the link that sets up the deployment while nobody can sign in yet. */
async function showSetupLink(ctx: Ctx): Promise<void> {
  const link = await findSetupLink(ctx)
  if (link) process.stdout.write(`Nobody can sign in yet. Set up Wattdesk within a day, at\n  ${link}\n`)
}
