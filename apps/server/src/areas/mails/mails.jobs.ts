import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deliverMails } from './mail-delivery.service.ts'

export function runMailJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'deliver-mail', everyMs: 2_000 }, () => deliverMails(ctx))
}
