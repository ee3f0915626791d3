import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { isTimedReport, type ReportName } from '@wattdesk/contract/business-reports/reports.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { Db } from '../../db/connect.ts'
import type { StatsScope } from '../../db/statistics-sql.ts'
import { presentReaders } from './present-reports.views.ts'
import { readTimedReport, type TimedQuery } from './timed-reports.views.ts'

/** Any report with the filter that its call allows. */
export type ReportQuery = Partial<Omit<TimedQuery, 'report' | 'filter'>> & {
  report: ReportName
  filter: readonly FilterTerm[]
  product?: InstallationKind | null
  today: string
  /** Of names that are translated. */
  language: Language
}

export async function readReport(db: Db, scope: StatsScope, query: ReportQuery): Promise<ReportResult> {
  const { report, aggregation = 'month', fromDate = query.today, toDate = query.today } = query
  if (isTimedReport(report)) return readTimedReport(db, scope, { ...query, report, aggregation, fromDate, toDate })
  const { product = null } = query
  const figures = await presentReaders[report](db, scope, { ...query, product: product ?? 'pvbattery' })
  // Each reader returns the rows of its report.
  return { report, product, ...figures } as ReportResult
}
