import { buildApp, buildProbes } from './app.ts'
import { findSetupLink } from './areas/account/setup/setup.service.ts'
import { reportProcess } from './areas/service-status/processes.service.ts'
import { runServiceStatusJobs } from './areas/service-status/service-status.jobs.ts'
import { finishLastCalls } from './http/last-calls.ts'
import { listen } from './http/listen.ts'
import { launchOwnBroker } from './ingest.ts'
import { openMailbox } from './mailbox.ts'
import { openCtx } from './open-ctx.ts'
import { startOutside } from './outside.ts'
import { processRoles, readConfig } from './platform/config.ts'
import type { Ctx } from './platform/ctx.ts'
import { openLog } from './platform/log.ts'
import { openProcessHealth } from './platform/process-health.ts'
import { heedSignals } from './platform/signals.ts'

/** A server process with the roles in ROLES: API, ingest and worker by default. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readConfig(environment)
  const log = openLog(settings.logLevel)
  const onSignal = heedSignals()
  // The broker loads on another core while this process prepares the rest.
  const broker = launchOwnBroker({ config: settings, log })
  const { ctx, ctxOfJobs, replica, close } = await openCtx(settings, log)
  const { config } = ctx
  const health = await openProcessHealth(ctx, replica)
  if (!config.natsUrl && config.roles.size < processRoles.length) {
    log.warn('NATS_URL is not set: this process does not exchange session events and measurements with others')
  }
  const app = config.roles.has('api') ? await buildApp(ctx, health) : await buildProbes(ctx, health)
  const closeApp = finishLastCalls(app)
  const stopOutside = await startOutside({ ctx, ctxOfJobs }, health, broker)
  const stopMetrics = config.roles.has('worker') ? await runServiceStatusJobs(ctxOfJobs) : undefined
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
    await Promise.all([closeApp(), mailbox?.close(), stopOutside(), stopMetrics?.(), stopReporting()])
    await close()
    process.exit(0)
  })
}

async function showSetupLink(ctx: Ctx): Promise<void> {
  const link = await findSetupLink(ctx)
  if (link) process.stdout.write(`Nobody can sign in yet. Set up Wattdesk within a day, at\n  ${link}\n`)
}
