import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './chart.module.css'
import { marksOf, type TimeSeries, writtenOf } from './series.ts'

type Props = { title: string; data: TimeSeries; timeZone: string; format: (value: number | null) => string; heightPx: number }

/** The values of a chart as a table. */
export function ChartTable({ title, data, timeZone, format, heightPx }: Props) {
  const { t } = useLanguage()
  const [marks, written] = [marksOf(data), writtenOf(data)]
  const hasHints = data.hints?.some((hint) => hint !== null) ?? false
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={classes.tableBox} style={{ height: heightPx }} aria-label={title} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('ui.chart.time')}</th>
            {data.series.map((series) => (
              <th key={series.key} scope="col">
                {series.label}
              </th>
            ))}
            {marks ? <th scope="col">{marks.label}</th> : null}
            {written ? <th scope="col">{t('ui.chart.written')}</th> : null}
            {hasHints ? <th scope="col">{t('ui.chart.origin')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {data.times.map((time, at) => (
            <tr key={time} data-marked={Boolean(marks?.notes[at]) || undefined}>
              <th scope="row">{formatInstant(time, timeZone).slice(0, 16)}</th>
              {data.series.map((series) => (
                <td key={series.key}>{format(series.values[at] ?? null)}</td>
              ))}
              {marks ? <td>{marks.notes[at]}</td> : null}
              {written ? <td>{written[at] == null ? null : formatInstant(written[at], timeZone)}</td> : null}
              {hasHints ? <td>{data.hints?.[at]}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
