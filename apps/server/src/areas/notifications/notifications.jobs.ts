import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { dropOldNotifications, mailNotifications } from './notifications.service.ts'

/** Mails unread notifications and deletes old ones. Returns a function that stops it. */
export function runNotificationJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'notifications', everyMs: 60_000 }, async () => {
    await mailNotifications(ctx)
    await dropOldNotifications(ctx)
  })
}
