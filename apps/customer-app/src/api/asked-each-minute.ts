import type { Query } from '@tanstack/react-query'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { atServer, nowMs } from '@wattdesk/ui/feedback/clock.ts'

/**
 * Milliseconds until a query is fetched again: a minute after the last response or failure. A fixed interval would restart with each live
 * measurement that is put into the query, and so never end.
 */
export function untilNextMinute({ state: { dataUpdatedAt, errorUpdatedAt } }: Pick<Query, 'state'>): number {
  const sinceMs = nowMs() - atServer(Math.max(dataUpdatedAt, errorUpdatedAt))
  return Math.min(minuteMs, Math.max(1_000, minuteMs - sinceMs))
}
