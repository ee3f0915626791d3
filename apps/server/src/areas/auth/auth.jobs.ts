import { minuteMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { mailLink, mailLinkJob, removeOldLinks } from './identities/identity-links.service.ts'
import { removeExpiredPayloads } from './identities/signing-keys.service.ts'
import { removeOldAttempts } from './sessions/attempts.service.ts'
import { removeOldSessions } from './sessions/sessions.service.ts'
import { removeExpiredRequests } from './sign-in.service.ts'

const everyMs = 10 * minuteMs

/** Mails requested links, and deletes expired records. Returns a function that stops it. */
export async function runAuthJobs(ctx: Ctx): Promise<() => Promise<void>> {
  await ctx.jobs.work(mailLinkJob, (payload) => mailLink(ctx, payload))
  return repeat(ctx, { name: 'remove-expired-sign-ins', everyMs }, () => removeExpired(ctx))
}

export async function removeExpired(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await removeExpiredRequests(ctx)
  await removeExpiredPayloads(ctx)
  await removeOldAttempts(ctx.db, ctx.clock.now())
  await removeOldLinks(ctx)
  await removeOldSessions(ctx)
}
