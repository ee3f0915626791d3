import type { ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { customerStatuses } from '@wattdesk/contract/customers/terms.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import type { Translate } from './translator.ts'

/** A report in words and plain numbers, for the screen, files and e-mails. The first `texts` columns are words. */
export type ReportTable = {
  columns: { label: string; unit?: 'W' | 'Wh' }[]
  rows: { key: string; cells: (string | number)[]; isTotal?: boolean }[]
  texts: number
}

/** What a series counts, in words. */
export function seriesLabel({ report }: TimedReportResult, { key, name }: TimedReportResult['series'][number], t: Translate): string {
  if (name) return name
  if (key === 'others') return t('businessReports.others')
  if (key === 'none') return t('businessReports.noVendor')
  const status = customerStatuses.find((one) => one === key)
  if (status) return t(`dashboard.status.${status}`)
  const kind = installationKinds.find((one) => one === key)
  if (kind) return t(`sales.kind.${kind}`)
  return report === 'tenant' ? t('businessReports.formerTenant') : t('businessReports.customers')
}

/** The table of a report. One over time begins with the first and last day of each period. */
export function reportTable(result: ReportResult, t: Translate): ReportTable {
  switch (result.report) {
    case 'devicesConfigurations':
      return {
        texts: 2,
        columns: [
          { label: t('businessReports.filter.kind') },
          { label: t('businessReports.filter.vendorId') },
          { label: t('businessReports.installations') },
          { label: t('statistics.pvPeakPower'), unit: 'W' },
          { label: t('statistics.batteryCapacity'), unit: 'Wh' },
        ],
        rows: [
          ...result.rows.map(({ kind, vendor, ...figures }) => ({
            key: `${kind} ${vendor?.id}`,
            cells: [t(`sales.kind.${kind}`), vendor?.displayName ?? t('businessReports.noVendor'), ...capacities(figures)],
          })),
          { key: 'total', isTotal: true, cells: [t('businessReports.total'), '', ...capacities(result.total)] },
        ],
      }
    case 'usersActivities':
      return {
        texts: 1,
        columns: [{ label: t('businessReports.lastUse') }, { label: t('businessReports.customers') }],
        rows: [
          ...result.windows.map(({ days, customers }) => ({
            key: String(days),
            cells: [t('businessReports.withinDays', { count: days }), customers],
          })),
          { key: 'earlier', cells: [t('businessReports.earlier'), result.earlier] },
          { key: 'never', cells: [t('businessReports.never'), result.never] },
          { key: 'total', isTotal: true, cells: [t('businessReports.total'), result.total] },
        ],
      }
    case 'andDriveBmwAndMini':
      return {
        texts: 1,
        columns: [{ label: t('businessReports.car') }, { label: t('businessReports.customers') }],
        rows: [
          { key: 'bmw', cells: ['BMW', result.bmw] },
          { key: 'mini', cells: ['Mini', result.mini] },
          {
            key: 'total',
            isTotal: true,
            cells: [t('businessReports.withProduct', { product: t(`sales.kind.${result.product}`) }), result.total],
          },
        ],
      }
    default:
      return timedTable(result, t)
  }
}

const capacities = ({
  installations,
  pvPeakPowerW,
  batteryCapacityWh,
}: Record<'installations' | 'pvPeakPowerW' | 'batteryCapacityWh', number>) => [installations, pvPeakPowerW, batteryCapacityWh]

function timedTable(result: TimedReportResult, t: Translate): ReportTable {
  const { series, periods } = result
  const hasSums = series.length > 1
  const withSum = (values: number[]) => (hasSums ? [...values, values.reduce((sum, value) => sum + value, 0)] : values)
  const labels = ['businessReports.from', 'businessReports.to'] as const
  return {
    texts: 2,
    columns: [
      ...labels.map((key) => ({ label: t(key) })),
      ...series.map((one) => ({ label: seriesLabel(result, one, t) })),
      ...(hasSums ? [{ label: t('businessReports.total') }] : []),
    ],
    rows: periods.map(({ from, to }, at) => ({ key: from, cells: [from, to, ...withSum(series.map((one) => one.values[at] ?? 0))] })),
  }
}
