import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { endOverdue, followLaw } from './device-limits.service.ts'
import { followSignals } from './signals.service.ts'

/** Limits wallboxes while signals are active, ends expired limits, and applies section 9 EEG. Returns a function that stops it. */
export function runDeviceLimitJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'follow-grid-signals', everyMs: 3_000 }, () => followSignals(ctx)),
    repeat(ctx, { name: 'end-device-limits', everyMs: 10_000 }, () => endOverdue(ctx)),
    repeat(ctx, { name: 'follow-feed-in-limits', everyMs: 60_000 }, () => followLaw(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
