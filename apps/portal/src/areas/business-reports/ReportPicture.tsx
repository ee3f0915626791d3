import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { formatCalendarDays, formatNumber } from '@wattdesk/i18n/formats.ts'
import { isEmptyReport, type ReportChart, reportChart } from '@wattdesk/i18n/report-chart.ts'
import { tableOf } from '@wattdesk/i18n/report-words.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { FigureBars } from '@wattdesk/ui/chart/FigureBars.tsx'
import { FigureTable } from '@wattdesk/ui/chart/FigureTable.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useCallback, useMemo } from 'react'
import { OnPaper, Printed } from '../../page/Printed.tsx'

/** A report as chart and table. In print it appears alone. */
export function ReportPicture({ result }: { result: ReportResult }) {
  const t = useT('businessReports', 'dashboard', 'devices', 'statistics')
  const { language } = useLanguage()
  const isTimed = 'periods' in result
  const isEmpty = isEmptyReport(result)
  const chart = useMemo(() => reportChart(result, t), [result, t])
  const table = tableOf(result, t, language)
  const fileName = isTimed ? `${result.report}-${result.fromDate}-${result.toDate}` : result.report
  return (
    <Printed>
      <OnPaper>
        <h1>{chart.title}</h1>
        {isTimed ? <p>{formatCalendarDays({ from: result.fromDate, to: result.toDate })}</p> : null}
      </OnPaper>
      {isEmpty ? null : <Chart chart={chart} fileName={fileName} />}
      <Panel title={t('businessReports.table')} isFlush>
        {isEmpty ? (
          <EmptyState title={t('businessReports.empty')}>{t('businessReports.emptyHint')}</EmptyState>
        ) : (
          <FigureTable title={chart.title} head={table.head} texts={table.texts} maxHeightPx={416} isFlush>
            {table.rows.map(({ key, cells, isTotal }) => (
              <tr key={key} data-total={isTotal}>
                {cells.map((cell, at) => (
                  <td key={table.head[at]} data-text={at < table.texts || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </FigureTable>
        )}
      </Panel>
    </Printed>
  )
}

function Chart({ chart, fileName }: { chart: ReportChart; fileName: string }) {
  const { language } = useLanguage()
  const format = useCallback((value: number | null) => formatNumber(value, language), [language])
  const data = useMemo(() => (chart.kind === 'time' ? colored(chart) : undefined), [chart])
  if (chart.kind === 'bars') return <FigureBars title={`${chart.title} (${chart.unit})`} parts={chart.bars} words={format} />
  return data ? <ChartFrame title={chart.title} unit={chart.unit} data={data} timeZone="UTC" format={format} fileName={fileName} /> : null
}

const colored = ({ times, series }: Extract<ReportChart, { kind: 'time' }>) => ({
  times,
  series: series.map((one, at) => ({ ...one, color: `var(--series-${(at % 12) + 1})` })),
})
