import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { sendDueReports } from './report-mails.service.ts'
import { readNames } from './report-names.views.ts'
import { readReport } from './report-results.views.ts'

/** Sends reports that are due by e-mail. Returns a function that stops it. */
export function runReportJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'send-due-reports', everyMs: 15_000 }, () => sendDueReports(ctx, { readReport, readNames }))
}
