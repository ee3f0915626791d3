import { formatAge } from '@wattdesk/i18n/formats.ts'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { nowMs } from '../feedback/clock.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useColorScheme } from '../theme/use-color-scheme.ts'
import classes from './chart.module.css'
import { type ChartDates, plot, toPng } from './plot.ts'
import { Swatch } from './Swatch.tsx'
import { shownValue, type TimeSeries } from './series.ts'
import { slotName } from './slot-name.ts'

export type PlotHandle = { resetZoom: () => void; toPng: () => Promise<Blob | null> }

export type TimePlotProps = {
  data: TimeSeries
  heightPx: number
  timeZone: string
  format: (value: number | null) => string
  dates?: ChartDates
  hidden: ReadonlySet<string>
  onZoom: (isZoomed: boolean) => void
  handle: RefObject<PlotHandle | null>
}

type Point = { index: number; left: number }

/** A time series chart on a canvas, with a tooltip that follows the pointer. */
export function TimePlot({ data, heightPx, timeZone, format, dates, hidden, onZoom, handle }: TimePlotProps) {
  const { t, language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(null)
  const [point, setPoint] = useState<Point>()
  const colorScheme = useColorScheme()
  const zoomed = useRef(onZoom)
  zoomed.current = onZoom

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas keeps the colours it was drawn with
  useEffect(() => {
    const element = box.current
    if (!element) return
    const drawing = plot(data, {
      element,
      width: element.clientWidth,
      height: heightPx,
      timeZone,
      format,
      dates,
      hidden,
      onPoint: (index, left) => setPoint(index === null || left < 0 ? undefined : { index, left }),
      onZoom: (isZoomed) => zoomed.current(isZoomed),
    })
    chart.current = drawing
    const resized = new ResizeObserver(() => {
      // The first call reports the initial size.
      if (element.clientWidth !== drawing.width) drawing.setSize({ width: element.clientWidth, height: heightPx })
    })
    resized.observe(element)
    return () => {
      resized.disconnect()
      drawing.destroy()
      chart.current = null
    }
  }, [data, heightPx, timeZone, format, dates, hidden, colorScheme])

  useImperativeHandle(handle, () => ({
    resetZoom: () => {
      const times = chart.current?.data[0]
      const [min, max] = [times?.[0], times?.at(-1)]
      if (min !== undefined && max !== undefined) chart.current?.setScale('x', { min, max })
    },
    toPng: () => (chart.current ? toPng(chart.current) : Promise.resolve(null)),
  }))
  const shown = data.series.filter((series) => !hidden.has(series.key))
  const time = point ? data.times[point.index] : undefined
  const note = point ? data.marks?.notes[point.index] : undefined
  const hint = point ? data.hintOf?.(point.index) : undefined
  const writtenAt = point ? data.writtenAt?.[point.index] : undefined
  return (
    <div ref={box} className={classes.plot} style={{ height: heightPx }}>
      {point && time !== undefined ? (
        <div
          className={classes.tip}
          data-side={point.left > (box.current?.clientWidth ?? 0) / 2 ? 'left' : 'right'}
          style={{ left: point.left + 64 }}
        >
          <p className={classes.tipTime}>{dates ? dates.instant(time) : slotName(time, timeZone, data.slots)}</p>
          {note ? <p className={classes.tipNote}>{note}</p> : null}
          {hint ? <p className={classes.tipHint}>{hint}</p> : null}
          {writtenAt == null ? null : (
            <p className={classes.tipHint}>{t('ui.chart.age', { age: formatAge(nowMs() - writtenAt, language) })}</p>
          )}
          {shown.map((series) => (
            <p key={series.key} className={classes.tipRow}>
              <Swatch series={series} />
              {series.label}
              <b>{format(shownValue(series, point.index))}</b>
            </p>
          ))}
          {data.sum ? (
            <p className={classes.tipRow}>
              <span className={classes.swatch} />
              {data.sum.label}
              <b>{format(data.sum.values[point.index] ?? null)}</b>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
