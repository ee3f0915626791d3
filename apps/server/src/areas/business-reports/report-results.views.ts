import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportName, TimedReport } from '@wattdesk/contract/business-reports/terms.ts'
import { timedReports } from '@wattdesk/contract/business-reports/terms.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { Db } from '../../db/connect.ts'
import type { StatsScope } from '../../db/statistics-sql.ts'
import { readConfigurations, readProductAndCars, readUserActivities } from './present-reports.views.ts'
import { readTimedReport, type TimedQuery } from './timed-reports.views.ts'

/** Any report with the filter that its call allows. */
export type ReportQuery = Omit<TimedQuery, 'report'> & { report: ReportName; product?: InstallationKind | null; today: string }

export async function readReport(db: Db, scope: StatsScope, query: ReportQuery): Promise<ReportResult> {
  const { report, filter, today, product } = query
  if (isTimed(report)) return readTimedReport(db, scope, { ...query, report })
  if (report === 'devicesConfigurations') return readConfigurations(db, scope, filter)
  if (report === 'usersActivities') return readUserActivities(db, scope, { filter, today })
  return readProductAndCars(db, scope, { filter, product: product ?? 'pvbattery' })
}

function isTimed(report: ReportName): report is TimedReport {
  return timedReports.some((one) => one === report)
}
