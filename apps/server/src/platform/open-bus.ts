import { type EventBus, openLocalBus } from './event-bus.ts'
import type { Log } from './log.ts'

/** The bus that the settings name: NATS where there is an address, else this process's own. */
export async function openBus({ natsUrl, log }: { natsUrl: string | undefined; log: Log }): Promise<EventBus> {
  if (!natsUrl) return openLocalBus()
  const { openNatsBus } = await import('./nats-bus.ts')
  return openNatsBus(natsUrl, log)
}
