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

for (const reason of ['lost', 'taken over']) endings.inc({ reason }, 0)

type Watched = { url: string; clientId: string; log: Log }

/**
 * Counts ended connections and warns if another client may use the same client ID. Not every broker reports takeovers (Mosquitto 2.0
 * just closes the connection): several endings within a minute count as such if the broker let this client in again each time.
 */
export function watchEndings({ url, clientId, log }: Watched) {
  const broker = new URL(url).host
  let recent: number[] = []
  return {
    ended(isAnnouncedTakeOver: boolean, reason: string): void {
      const now = performance.now()
      recent = [...recent.filter((at) => now - at < fightWithinMs), now]
      const isTakenOver = isAnnouncedTakeOver || recent.length >= fightEndings
      endings.inc({ reason: isTakenOver ? 'taken over' : 'lost' })
      if (isTakenOver) log.warn({ broker, clientId }, 'the MQTT connection was taken over; does another client use the same client ID?')
      else log.warn({ broker, clientId, reason }, 'the MQTT connection was lost, connecting again')
    },
    /** The broker itself is unavailable. */
    notReached(): void {
      recent = []
    },
  }
}

/** Detects a broker that did not keep a session, for example because it stores nothing across its own restart. */
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
