import type { ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { seriesLabel } from '@wattdesk/i18n/report-table.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useCallback, useMemo } from 'react'
import classes from './business-reports.module.css'
import { periodWords, tableOf } from './report-words.ts'

/** A report as chart and table, and alone on paper. */
export function ReportPicture({ result }: { result: ReportResult }) {
  const t = useT('businessReports', 'reports', 'sales', 'statistics')
  const { language } = useLanguage()
  const isTimed = 'periods' in result
  const isEmpty = result.report === 'devicesConfigurations' ? result.rows.length === 0 : result.total === 0
  const title = t(`businessReports.report.${result.report}.name`)
  const table = tableOf(result, t, language)
  return (
    <div className={classes.printed}>
      <div className={classes.paperHead}>
        <h1>{title}</h1>
        {isTimed ? <p>{periodWords({ from: result.fromDate, to: result.toDate })}</p> : null}
      </div>
      {isTimed && !isEmpty ? <ReportChart result={result} title={title} /> : null}
      <Panel title={isTimed ? t('businessReports.table') : title} isFlush>
        {isEmpty ? (
          <EmptyState title={t('businessReports.empty')}>{t('businessReports.emptyHint')}</EmptyState>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          <section className={classes.box} aria-label={title} tabIndex={0}>
            <table className={classes.table} aria-label={title}>
              <thead>
                <tr>
                  {table.head.map((head, at) => (
                    <th key={head} scope="col" data-number={at >= table.texts || undefined}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ key, cells, isTotal }) => (
                  <tr key={key} data-total={isTotal}>
                    {cells.map((cell, at) => (
                      <td key={table.head[at]} data-number={at >= table.texts || undefined}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Panel>
    </div>
  )
}

function ReportChart({ result, title }: { result: TimedReportResult; title: string }) {
  const t = useT('businessReports', 'reports', 'sales')
  const { language } = useLanguage()
  const chart = useMemo((): TimeSeries => {
    const shape = result.isIncremental ? 'area' : result.series.length === 1 ? 'bar' : 'line'
    return {
      times: result.periods.map(({ from }) => Date.parse(from)),
      series: result.series.map((one, at) => ({
        key: one.key,
        label: seriesLabel(result, one, t),
        color: `var(--series-${(at % 12) + 1})`,
        shape,
        // The same colours again would not be told apart in print.
        isDashed: at % 2 === 1,
        values: one.values,
      })),
    }
  }, [result, t])
  const format = useCallback((value: number | null) => (value === null ? '–' : formatNumber(value, language)), [language])
  const unit = t(result.report === 'product' || result.report === 'vendor' ? 'businessReports.installations' : 'businessReports.customers')
  const fileName = `${result.report}-${result.fromDate}-${result.toDate}`
  return <ChartFrame title={title} unit={unit} data={chart} timeZone="UTC" format={format} fileName={fileName} />
}
