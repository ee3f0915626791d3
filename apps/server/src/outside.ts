import { startIngest } from './ingest.ts'
import type { Opened } from './open-ctx.ts'
import type { Health } from './platform/health.ts'
import type { LaunchedBroker } from './platform/mqtt/embedded-broker.ts'
import { startWorker } from './worker.ts'

/**
 * Starts everything that runs without a request: receiving from gateways, jobs and timed work, e-mails. A copy of a deployment runs none
 * of it, so that it takes nothing from the original and its data stay as restored; this starts when the copy is made the original.
 * Returns a function that stops it.
 */
export async function startOutside(
  { ctx, ctxOfJobs }: Pick<Opened, 'ctx' | 'ctxOfJobs'>,
  health: Health,
  broker: LaunchedBroker | undefined,
): Promise<() => Promise<void>> {
  const { deployment, config, log } = ctx
  const stops: (() => Promise<void>)[] = []
  let started: Promise<void> | undefined
  const start = async () => {
    if (config.roles.has('worker')) stops.push(await startWorker(ctxOfJobs))
    if (config.roles.has('ingest')) stops.push(await startIngest(ctx, health, broker))
  }
  const end = (reason: string) => {
    log.error(reason)
    process.kill(process.pid, 'SIGTERM')
  }
  const follow = () => {
    if (!deployment.isOriginal()) {
      if (started) end('this database is no longer the original: this process ends, and restarts without contacting anything outside')
      return
    }
    if (started) return
    log.info({ deployment: deployment.name() }, 'this database is now the original: starting ingest, jobs and e-mails')
    started = start()
    started.catch((error: unknown) => end(`ingest, jobs and e-mails could not be started: ${error}`))
  }
  const unfollow = deployment.onChange(follow)
  if (deployment.isOriginal()) {
    started = start()
    await started
  } else log.warn({ deployment: deployment.name() }, reasonOf(config.isQuiet))
  return async () => {
    unfollow()
    await started?.catch(() => undefined)
    await Promise.all(stops.map((stop) => stop()))
  }
}

const reasonOf = (isQuiet: boolean) =>
  isQuiet
    ? 'QUIET is on: no telemetry is received, no e-mail is sent, no vendor is called and no job runs'
    : 'this database is a copy: no telemetry is received, no e-mail is sent, no vendor is called and no job runs. If it is the original now: wattdesk original --confirm'
