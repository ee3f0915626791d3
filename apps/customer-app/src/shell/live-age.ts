import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'

/** The age of the latest measurement, in ms. 0 if there is none. */
export const liveAgeMs = ({ measuredAt }: Pick<LiveSnapshot, 'measuredAt'>, now: number): number =>
  measuredAt ? Math.max(0, now - Date.parse(measuredAt)) : 0

/** Whether the figures are no longer those of now: they are stale, or the connection to the home has been lost since. */
export function isLiveOld(live: Pick<LiveSnapshot, 'measuredAt' | 'connection'>, now: number): boolean {
  const { status } = live.connection
  return liveAgeMs(live, now) > staleAfterMs || status === 'temporarily_unavailable' || status === 'unavailable'
}
