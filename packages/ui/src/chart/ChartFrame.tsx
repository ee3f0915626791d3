import { Button } from '@mantine/core'
import { IconMaximize, IconMinimize, IconZoomReset } from '@tabler/icons-react'
import { formatAge } from '@wattdesk/i18n/formats.ts'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useNow } from '../feedback/use-now.ts'
import { ZoneNote } from '../feedback/ZoneNote.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ChartTool } from './ChartTool.tsx'
import { ChartTools } from './ChartTools.tsx'
import classes from './chart.module.css'
import { csvBlob, download } from './download.ts'
import { Swatch } from './Swatch.tsx'
import { isEmpty, marksOf, type TimeSeries, toCsv } from './series.ts'
import type { PlotHandle } from './TimePlot.tsx'
import { useFullScreen } from './use-full-screen.ts'

const ChartTable = lazy(async () => ({ default: (await import('./ChartTable.tsx')).ChartTable }))
const TimePlot = lazy(async () => ({ default: (await import('./TimePlot.tsx')).TimePlot }))

const aroundPx = 130

type Props = {
  title: string
  /** The unit of all values, shown in the header and in exports. */
  unit: string
  data: TimeSeries
  timeZone: string
  /** Formats a value with its unit for axis, tooltip and table. */
  format: (value: number | null) => string
  heightPx?: number
  /** When the last value was measured. The chart is greyed out when it is older than `staleAfterMs`. */
  lastAt?: string
  staleAfterMs?: number
  /** Sums or rates beside the title. */
  summary?: ReactNode
  fileName: string
}

/** The frame of every time series chart: title, unit, legend, zoom, table, exports and empty state. */
export function ChartFrame({
  title,
  unit,
  data,
  timeZone,
  format,
  heightPx: usualPx = 260,
  lastAt,
  staleAfterMs = Number.POSITIVE_INFINITY,
  summary,
  fileName,
}: Props) {
  const { t, language } = useLanguage()
  const ageMs = useNow() - new Date(lastAt ?? Number.NaN).getTime()
  const isStale = ageMs > staleAfterMs
  const [isTable, setTable] = useState(false)
  const [isZoomed, setZoomed] = useState(false)
  const [hiddenKeys, setHidden] = useState<readonly string[]>([])
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys])
  const handle = useRef<PlotHandle>(null)
  const frame = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(frame)
  const heightPx = fullScreen.heightPx ? fullScreen.heightPx - aroundPx : usualPx
  const nothing = isEmpty(data)
  const marks = marksOf(data)

  const saveCsv = () => {
    const [time, written] = [t('ui.chart.time'), t('ui.chart.written')]
    const labels = { time, written, origin: t('ui.chart.origin'), notMeasured: t('ui.chart.notMeasured') }
    download(`${fileName}.csv`, csvBlob(toCsv(data, unit, labels)))
  }
  const savePng = async () => {
    const picture = await handle.current?.toPng()
    if (picture) download(`${fileName}.png`, picture)
  }
  const toggle = (key: string) => setHidden(hiddenKeys.includes(key) ? hiddenKeys.filter((one) => one !== key) : [...hiddenKeys, key])

  return (
    <figure ref={frame} className={classes.frame} data-stale={isStale || undefined}>
      <figcaption className={classes.head}>
        <h2>
          {title} <span className={classes.unit}>{unit}</span>
        </h2>
        {isStale ? <span className={classes.stale}>{t('ui.chart.stale', { age: formatAge(ageMs, language) })}</span> : null}
        {summary}
        <div className={classes.tools}>
          {isZoomed && !isTable ? (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconZoomReset size={15} aria-hidden />}
              onClick={() => handle.current?.resetZoom()}
            >
              {t('ui.chart.resetZoom')}
            </Button>
          ) : null}
          <ChartTools isTable={isTable} isEmpty={nothing} onTable={setTable} onCsv={saveCsv} onPng={savePng} />
          {fullScreen.toggle ? (
            <ChartTool
              label={t('ui.chart.fullScreen')}
              icon={fullScreen.heightPx ? IconMinimize : IconMaximize}
              isPressed={fullScreen.heightPx !== undefined}
              onClick={fullScreen.toggle}
            />
          ) : null}
        </div>
      </figcaption>
      {nothing ? (
        <p className={classes.nothing} style={{ height: heightPx }}>
          {t('ui.chart.noData')}
        </p>
      ) : isTable ? (
        <Suspense fallback={<div style={{ height: heightPx }} />}>
          <ChartTable title={title} data={data} timeZone={timeZone} format={format} heightPx={heightPx} />
        </Suspense>
      ) : (
        <Suspense fallback={<div style={{ height: heightPx }} />}>
          <TimePlot
            data={data}
            heightPx={heightPx}
            timeZone={timeZone}
            format={format}
            hidden={hidden}
            onZoom={setZoomed}
            handle={handle}
          />
        </Suspense>
      )}
      <div className={classes.legend}>
        {data.series.map((series) => (
          <button
            key={series.key}
            type="button"
            className={classes.legendItem}
            aria-pressed={!hidden.has(series.key)}
            onClick={() => toggle(series.key)}
          >
            <Swatch series={series} />
            {series.label}
          </button>
        ))}
        {marks && !isTable ? (
          <span className={classes.legendMark}>
            <span className={classes.hatch} />
            {marks.label}
          </span>
        ) : null}
        {nothing || isTable ? null : <span className={classes.hint}>{t('ui.chart.zoomHint')}</span>}
        <ZoneNote timeZone={timeZone} />
      </div>
    </figure>
  )
}
