import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deliverEvents } from './event-delivery.service.ts'
import { dropOldEvents, spreadEvents } from './outgoing-events.service.ts'

/** Creates deliveries, sends them, and deletes old events. Returns a function that stops it after the running requests. */
export function runOutgoingEventJobs(ctx: Ctx): () => Promise<void> {
  const leaving = new AbortController()
  const stops = [
    repeat(ctx, { name: 'spread-events', everyMs: 1_000 }, () => spreadEvents(ctx)),
    repeat(ctx, { name: 'deliver-events', everyMs: 1_000 }, () => deliverEvents(ctx, leaving.signal)),
    repeat(ctx, { name: 'drop-old-events', everyMs: hourMs }, () => dropOldEvents(ctx)),
  ]
  return async () => {
    leaving.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
