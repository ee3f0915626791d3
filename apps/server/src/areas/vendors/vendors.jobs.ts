import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { measureVendorHealth } from './vendors.service.ts'

/** Measures the health of vendors. Returns a function that stops it. */
export function runVendorJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'measure-vendor-health', everyMs: 60_000 }, () => measureVendorHealth(ctx))
}
