import type { Deployment } from './deployment.ts'
import { type EventBus, openLocalBus } from './event-bus.ts'
import type { Log } from './log.ts'
import type { Tracing } from './tracing.ts'

/** NATS if it has an address, otherwise in process. */
export async function openBus({
  natsUrl,
  ...options
}: {
  natsUrl: string | undefined
  deployment: Pick<Deployment, 'name' | 'onChange'>
  log: Log
  tracing?: Tracing | undefined
}): Promise<EventBus> {
  if (!natsUrl) return openLocalBus()
  const { openNatsBus } = await import('./nats-bus.ts')
  return openNatsBus({ url: natsUrl, ...options })
}
