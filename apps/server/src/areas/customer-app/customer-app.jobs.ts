import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { removeOldCustomerSessions } from './sessions/customer-sessions.service.ts'

/** Removes sessions that ran out. Returns a function that stops it. */
export function runCustomerAppJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'remove-old-customer-sessions', everyMs: hourMs }, () => removeOldCustomerSessions(ctx))
}
