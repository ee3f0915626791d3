import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { formatDayOfMonth, formatMonth, formatNumber } from '@wattdesk/i18n/formats.ts'
import { formatPeriod } from '@wattdesk/i18n/period-words.ts'
import { isEmptyReport, namesDays, type ReportChart, reportChart } from '@wattdesk/i18n/report-chart.ts'
import { tableOf, type WordedTable } from '@wattdesk/i18n/report-words.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { FigureBars } from '@wattdesk/ui/chart/FigureBars.tsx'
import { FigureTable } from '@wattdesk/ui/chart/FigureTable.tsx'
import { PictureFrame } from '@wattdesk/ui/chart/PictureFrame.tsx'
import { SmallMultiples } from '@wattdesk/ui/chart/SmallMultiples.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { OnPaper, Printed } from '../../page/Printed.tsx'

/** A report as chart and table. Only this part is printed, with its conditions. */
export function ReportPicture({ result, conditions }: { result: ReportResult; conditions: ReactNode }) {
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
        {conditions}
      </OnPaper>
      {isEmpty ? null : <Chart chart={chart} table={table} result={result} fileName={fileName} />}
      <Panel title={t('businessReports.table')} isFlush>
        {isEmpty ? (
          <EmptyState title={t('businessReports.empty')}>{t('businessReports.emptyHint')}</EmptyState>
        ) : (
          <FigureTable title={chart.title} head={table.head} texts={table.texts} maxHeightPx={416} isFlush>
            {table.rows.map(({ key, cells, isTotal }) => (
              <tr key={key} data-total={isTotal}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their columns, and two partners may have one name
                  <td key={at} data-text={at < table.texts || undefined}>
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

type ChartProps = { chart: ReportChart; table: WordedTable; result: ReportResult; fileName: string }

function Chart({ chart, table, result, fileName }: ChartProps) {
  const t = useT('businessReports')
  const { language } = useLanguage()
  const picture = useRef<SVGSVGElement>(null)
  const format = useCallback((value: number | null) => formatNumber(value, language), [language])
  const data = useMemo(() => (chart.kind === 'time' ? colored(chart) : undefined), [chart])
  if (chart.kind === 'bars') return <FigureBars title={`${chart.title} (${chart.unit})`} parts={chart.bars} words={format} />
  if (data) return <ChartFrame title={chart.title} unit={chart.unit} data={data} timeZone="UTC" format={format} fileName={fileName} />
  const periods = 'periods' in result ? result.periods : []
  const { title, unit, series } = chart
  return (
    <PictureFrame
      title={title}
      unit={unit}
      table={{
        head: table.head,
        rows: table.rows.map(({ cells }) => cells),
        csvHead: [t('businessReports.range'), ...series.map(({ label }) => label)],
        csv: periods.map(({ from }, at) => [from, ...series.map(({ values }) => values[at] ?? 0)]),
      }}
      isEmpty={false}
      picture={picture}
      fileName={fileName}
    >
      <SmallMultiples
        label={title}
        series={series}
        format={format}
        ends={endsOf(chart.times)}
        timeOf={(at) => (periods[at] ? formatPeriod(periods[at]) : '')}
        note={t('businessReports.ownScales')}
        picture={picture}
      />
    </PictureFrame>
  )
}

function endsOf(times: readonly number[]): [string, string] {
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const write = namesDays(times) ? formatDayOfMonth : formatMonth
  return [write(first, 'UTC'), write(last, 'UTC')]
}

const colored = ({ times, series }: Extract<ReportChart, { times: unknown }>) => ({
  times,
  slots: namesDays(times) ? ('day' as const) : ('month' as const),
  series: series.map((one, at) => ({ ...one, color: `var(--series-${(at % 12) + 1})` })),
})
