import type { Ctx } from '../../platform/ctx.ts'
import { findTexts } from '../../platform/dns-records.ts'
import { repeat } from '../../platform/repeat.ts'
import { advanceDomains } from './domains/domains.service.ts'

/** Proves the domains of partners. A copy of the deployment asks nobody. Returns a function that stops it. */
export function runWhiteLabelJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'prove-domains', everyMs: 5_000 }, async () => {
    if (ctx.deployment.isOriginal()) await advanceDomains(ctx, (name) => findTexts(name))
  })
}
