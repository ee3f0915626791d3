import { type EventBus, openLocalBus } from './event-bus.ts'
import type { Log } from './log.ts'

/** The configured bus: NATS if it has an address, else in process. */
export async function openBus({ natsUrl, log }: { natsUrl: string | undefined; log: Log }): Promise<EventBus> {
  if (!natsUrl) return openLocalBus()
  const { openNatsBus } = await import('./nats-bus.ts')
  return openNatsBus(natsUrl, log)
}
