import type { ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports.ts'
import { customerStatuses } from '@wattdesk/contract/customers.ts'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { formatEnergyWh, formatNumber, formatPowerW } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'

/** What a series counts, in words. */
export function seriesLabel({ report }: TimedReportResult, { key, name }: TimedReportResult['series'][number], t: Translate): string {
  if (name) return name
  if (key === 'others') return t('businessReports.others')
  if (key === 'none') return t('businessReports.noVendor')
  const status = customerStatuses.find((one) => one === key)
  if (status) return t(`reports.status.${status}`)
  const kind = installationKinds.find((one) => one === key)
  if (kind) return t(`sales.kind.${kind}`)
  return report === 'tenant' ? t('businessReports.formerTenant') : t('businessReports.customers')
}

/** The first and last day of a period; one day stands alone. */
export const periodWords = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} – ${to}`)

export type Table = { head: string[]; rows: { key: string; cells: string[]; isTotal?: boolean }[]; texts: number }

/** A report as a table; the first `texts` columns are words. */
export function tableOf(result: ReportResult, t: Translate, language: Language): Table {
  const number = (value: number) => formatNumber(value, language)
  switch (result.report) {
    case 'devicesConfigurations':
      return {
        head: [
          t('businessReports.filter.kind'),
          t('businessReports.filter.vendorId'),
          t('businessReports.installations'),
          t('statistics.pvPeakPower'),
          t('statistics.batteryCapacity'),
        ],
        texts: 2,
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
        head: [t('businessReports.lastUse'), t('businessReports.customers')],
        texts: 1,
        rows: [
          ...result.windows.map(({ days, customers }) => ({
            key: String(days),
            cells: [t('businessReports.withinDays', { count: days }), number(customers)],
          })),
          { key: 'earlier', cells: [t('businessReports.earlier'), number(result.earlier)] },
          { key: 'never', cells: [t('businessReports.never'), number(result.never)] },
          { key: 'total', isTotal: true, cells: [t('businessReports.total'), number(result.total)] },
        ],
      }
    case 'andDriveBmwAndMini':
      return {
        head: [t('businessReports.car'), t('businessReports.customers')],
        texts: 1,
        rows: [
          { key: 'bmw', cells: ['BMW', number(result.bmw)] },
          { key: 'mini', cells: ['Mini', number(result.mini)] },
          {
            key: 'total',
            isTotal: true,
            cells: [t('businessReports.withProduct', { product: t(`sales.kind.${result.product}`) }), number(result.total)],
          },
        ],
      }
    default:
      return timedTable(result, t, number)
  }

  function capacities(figures: { installations: number; pvPeakPowerW: number; batteryCapacityWh: number }): string[] {
    return [
      number(figures.installations),
      formatPowerW(figures.pvPeakPowerW, language),
      formatEnergyWh(figures.batteryCapacityWh, language),
    ]
  }
}

function timedTable(result: TimedReportResult, t: Translate, number: (value: number) => string): Table {
  const { series, periods, isIncremental } = result
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const hasSums = series.length > 1
  return {
    head: [
      t('businessReports.range'),
      ...series.map((one) => seriesLabel(result, one, t)),
      ...(hasSums ? [t('businessReports.total')] : []),
    ],
    texts: 1,
    rows: [
      ...periods.map((period, at) => {
        const values = series.map((one) => one.values[at] ?? 0)
        return { key: period.from, cells: [periodWords(period), ...[...values, ...(hasSums ? [sum(values)] : [])].map(number)] }
      }),
      ...(isIncremental
        ? []
        : [
            {
              key: 'total',
              isTotal: true,
              cells: [t('businessReports.total'), ...[...series.map((one) => one.total), ...(hasSums ? [result.total] : [])].map(number)],
            },
          ]),
    ],
  }
}
