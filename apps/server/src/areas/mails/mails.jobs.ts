import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deliverMails } from './mail-delivery.service.ts'

export function runMailJobs(ctx: Ctx): () => Promise<void> {
  const leaving = new AbortController()
  const stop = repeat(ctx, { name: 'deliver-mail', everyMs: 2_000 }, () => deliverMails(ctx, leaving.signal))
  return () => {
    leaving.abort()
    return stop()
  }
}
