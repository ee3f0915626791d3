import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { isEmpty } from '@wattdesk/ui/chart/series.ts'
import { lazy, Suspense, useRef } from 'react'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import classes from './parts.module.css'

const TimePlot = lazy(() => import('@wattdesk/ui/chart/TimePlot.tsx').then((module) => ({ default: module.TimePlot })))

type Props = { data: TimeSeries; timeZone: string; format: (value: number | null) => string; label: string; heightPx?: number }

const nothing: ReadonlySet<string> = new Set()
const ignore = () => undefined

/** The portal's chart with its legend, at the phone's width. Its code loads with the first one. */
export function Chart({ data, timeZone, format, label, heightPx = 220 }: Props) {
  const t = useWords()
  const { dates } = useFormats(timeZone)
  const handle = useRef(null)
  if (isEmpty(data)) return <p className={classes.nothing}>{t('customerApp.chart.empty')}</p>
  return (
    <figure className={classes.chart}>
      <figcaption className="wd-visually-hidden">{label}</figcaption>
      <div style={{ height: heightPx }}>
        <Suspense>
          <TimePlot {...{ data, heightPx, timeZone, format, dates, handle }} hidden={nothing} onZoom={ignore} />
        </Suspense>
      </div>
      <ul className={classes.legend}>
        {data.series.map((series) => (
          <li key={series.key}>
            <i style={{ background: series.color }} data-dashed={series.isDashed || undefined} />
            {series.label}
          </li>
        ))}
      </ul>
    </figure>
  )
}
