import { formatClock, formatDay } from '@wattdesk/i18n/formats.ts'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { resolveColor } from '../theme/energy-colors.ts'
import { drawnOf, marksOf, type Series, type TimeSeries, withEnd } from './series.ts'

export type PlotOptions = {
  element: HTMLElement
  width: number
  height: number
  timeZone: string
  format: (value: number) => string
  hidden: ReadonlySet<string>
  /** The slot under the pointer, or null when it leaves. */
  onPoint: (index: number | null, left: number) => void
  onZoom: (isZoomed: boolean) => void
}

const font = "11px 'Inter Variable', system-ui, sans-serif"

/** Draws a chart into an element. Times are shown in the given time zone, not the reader's. */
export function plot(data: TimeSeries, options: PlotOptions): uPlot {
  const { element, width, height, timeZone, format } = options
  const line = resolveColor('var(--wd-line)')
  const ink = resolveColor('var(--wd-dim)')
  const { times, series } = withEnd(data)
  const axis = { stroke: ink, font, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1, size: 4 } }
  return new uPlot(
    {
      width,
      height,
      ms: 1,
      tzDate: (time) => uPlot.tzDate(new Date(time), timeZone),
      // Half of the last label of time stands beyond the end.
      padding: [12, 28, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: true, y: false, setScale: true }, points: { size: 7 }, focus: { prox: 24 } },
      scales: { x: { time: true }, y: { range: rangeOf } },
      axes: [
        { ...axis, values: (chart, marks) => marks.map((mark) => timeLabel(mark, chart, timeZone)), space: 56, size: 32 },
        { ...axis, values: (_, marks) => marks.map(format), size: 64 },
      ],
      series: [{}, ...data.series.map((series) => drawn(series, !options.hidden.has(series.key)))],
      hooks: {
        drawClear: [(chart) => hatchMarks(chart, data)],
        setCursor: [
          ({ cursor }) => options.onPoint(cursor.idx == null ? null : Math.min(cursor.idx, data.times.length - 1), cursor.left ?? 0),
        ],
        setScale: [(chart, key) => key === 'x' && options.onZoom(isZoomed(chart))],
      },
    },
    [[...times], ...series.map((one) => drawnValues(drawnOf(data, one)))],
    element,
  )
}

function drawn(series: Series, isShown: boolean): uPlot.Series {
  const stroke = resolveColor(series.color)
  const fill = series.shape === 'line' ? undefined : `color-mix(in srgb, ${stroke} ${series.shape === 'bar' ? 75 : 16}%, transparent)`
  return {
    label: series.label,
    stroke,
    fill,
    width: series.shape === 'bar' ? 0 : 1.75,
    dash: series.isDashed ? [5, 4] : undefined,
    show: isShown,
    spanGaps: false,
    points: { show: false },
    paths: series.shape === 'bar' ? bars : steps,
  }
}

/** A step ends where the next one begins, so the last value is drawn up to the next time, which has none of its own. */
function drawnValues({ shape, values }: Series): (number | null)[] {
  const last = values.findLastIndex((value) => value !== null)
  return shape === 'bar' ? [...values] : values.map((value, at) => (at === last + 1 && last >= 0 ? (values[last] ?? null) : value))
}

/** A bar stands within its slot, from the start on. */
const bars = uPlot.paths.bars?.({ size: [0.9, 160], align: 1 })
const stepped = uPlot.paths.stepped?.({ align: 1, alignGaps: 1 })
const sloped = uPlot.paths.linear?.()

/** Steps, because a slot has one value. With many slots per pixel, uses the path that draws each pixel once. */
const steps: uPlot.Series.PathBuilder = (chart, series, from, to) => {
  const build = to - from > chart.bbox.width ? sloped : stepped
  return build?.(chart, series, from, to) ?? null
}

/** Hatches marked slots, below lines and grid. */
function hatchMarks(chart: uPlot, data: TimeSeries): void {
  const marks = marksOf(data)
  const [first = 0, second = first] = data.times
  const pattern = marks && hatching(chart.ctx)
  if (!pattern) return
  const { ctx, bbox } = chart
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.fillStyle = pattern
  for (const [at, time] of data.times.entries()) {
    if (!marks.notes[at]) continue
    const left = chart.valToPos(time, 'x', true)
    ctx.fillRect(left, bbox.top, chart.valToPos(data.times[at + 1] ?? time + second - first, 'x', true) - left, bbox.height)
  }
  ctx.restore()
}

function hatching(context: CanvasRenderingContext2D): CanvasPattern | null {
  const tile = document.createElement('canvas')
  tile.width = tile.height = 8
  const ink = tile.getContext('2d')
  if (!ink) return null
  ink.strokeStyle = resolveColor('var(--wd-line-strong)')
  for (const from of [-8, 0, 8]) {
    ink.moveTo(from, 8)
    ink.lineTo(from + 8, 0)
  }
  ink.stroke()
  return context.createPattern(tile, 'repeat')
}

/** The scale always includes zero and leaves some space above. */
function rangeOf(_: uPlot, low: number | null, high: number | null): [number, number] {
  const from = Math.min(0, low ?? 0)
  const to = Math.max(0, high ?? 0)
  const air = (to - from || 1) * 0.06
  return [from < 0 ? from - air : 0, to + air]
}

const dayMs = 86_400_000

/** Times within two days, days within a year, then months. */
function timeLabel(mark: number, { scales }: uPlot, timeZone: string): string {
  const shownMs = (scales.x?.max ?? 0) - (scales.x?.min ?? 0)
  const clock = formatClock(mark, timeZone)
  if (shownMs <= 2 * dayMs) return clock
  // Marks within a day: only the one at midnight names the day.
  if (shownMs <= 14 * dayMs && clock !== '00:00') return clock
  return shownMs <= 200 * dayMs ? formatDay(mark, timeZone).slice(5) : formatDay(mark, timeZone).slice(0, 7)
}

function isZoomed(chart: uPlot): boolean {
  const times = chart.data[0]
  const { min, max } = chart.scales.x ?? {}
  const first = times[0]
  const last = times.at(-1)
  if (min == null || max == null || first === undefined || last === undefined) return false
  return min > first || max < last
}

/** An image of the chart with the page's background. */
export function toPng(chart: uPlot): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = chart.ctx.canvas.width
  canvas.height = chart.ctx.canvas.height
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = resolveColor('var(--wd-surface)')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(chart.ctx.canvas, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve))
}
