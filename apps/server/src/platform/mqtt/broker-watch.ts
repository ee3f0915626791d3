import { Counter } from 'prom-client'
import type { Log } from '../log.ts'
import { metrics } from '../metrics.ts'

/** This many ended connections within this time suggest that another client uses the same client ID. */
const fightEndings = 3
const fightWithinMs = 60_000

const endings = new Counter({
  name: 'wattdesk_broker_connections_ended_total',
  help: 'Connections to the MQTT broker that ended without our doing: lost, or taken over by another client',
  labelNames: ['reason'] as const,
  registers: [metrics],
})

const forgotten = new Counter({
  name: 'wattdesk_broker_sessions_forgotten_total',
  help: 'Sessions that the MQTT broker should have kept and did not; messages that it had acknowledged may be missing',
  registers: [metrics],
})

type Watched = { url: string; clientId: string; log: Log }

/** Counts ended connections and warns if another client may use the same client ID. Not every broker reports takeovers. */
export function watchEndings({ url, clientId, log }: Watched) {
  const broker = new URL(url).host
  let recent: number[] = []
  return {
    ended(isTakenOver: boolean): void {
      endings.inc({ reason: isTakenOver ? 'taken over' : 'lost' })
      const now = performance.now()
      recent = [...recent.filter((at) => now - at < fightWithinMs), now]
      if (!isTakenOver && recent.length < fightEndings) return
      recent = []
      log.warn({ broker, clientId }, 'the MQTT connection was ended by the broker; does another client use the same client ID?')
    },
  }
}

/** Notices a broker that did not keep a session, for example because it stores nothing across its own restart. */
export function watchKeeping({ url, clientId, isKept, wasKept = false, log }: Watched & { isKept: boolean; wasKept?: boolean }) {
  const broker = new URL(url).host
  let isExpected = isKept && wasKept
  return {
    ready(isKnown: boolean): void {
      if (isExpected && !isKnown) {
        forgotten.inc()
        log.warn(
          { broker, clientId },
          'the MQTT broker has forgotten the session, so messages that it acknowledged may be missing: let it keep sessions for a day and across its restart (docs/brokers.md)',
        )
      }
      isExpected = isKept
    },
  }
}
