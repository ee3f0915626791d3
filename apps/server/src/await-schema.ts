import { setTimeout as pause } from 'node:timers/promises'
import { buildProbes } from './app.ts'
import { listen } from './http/listen.ts'
import type { Ctx } from './platform/ctx.ts'
import { openHealth } from './platform/health.ts'
import type { OlderSchema } from './platform/prepare.ts'

const everyMs = 1_000

/**
 * Waits until an owner's connection has run the missing migrations. Meanwhile the process serves probes, so that a rolling restart
 * keeps the former release until this one is ready.
 */
export async function awaitSchema({ config, log }: Pick<Ctx, 'config' | 'log'>, { missing, findMissing }: OlderSchema): Promise<void> {
  const health = openHealth()
  health.add('migrations', () => false)
  const app = await buildProbes({ config, log, tracing: undefined }, health)
  const address = await listen(app, config)
  log.warn(
    { address },
    `the database lacks ${missing.length} migrations, from ${missing[0]} on: waiting until they have run (DATABASE_OWNER_URL=… wattdesk migrate; npm run db:migrate in a checkout)`,
  )
  let isOlder = true
  while (isOlder) {
    await pause(everyMs)
    // An unavailable database is not up to date either.
    isOlder = await findMissing().then(
      (names) => names.length > 0,
      () => true,
    )
  }
  await app.close()
  log.info('the database is up to date')
}
