import { formatClock, formatDayOfMonth, formatMonth } from '@wattdesk/i18n/formats.ts'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { resolveColor } from '../theme/energy-colors.ts'
import { axisLabels } from './axis-labels.ts'
import { barLength, barMarks, barPlaces } from './bar-marks.ts'
import { drawnOf, markedSpans, marksOf, type Series, standing, type TimeSeries, withEnd } from './series.ts'
import { drawSharedLines } from './shared-lines.ts'
import { slotName } from './slot-name.ts'

export type PlotOptions = {
  element: HTMLElement
  width: number
  height: number
  timeZone: string
  format: (value: number) => string
  dates: ChartDates | undefined
  hidden: ReadonlySet<string>
  /** The slot under the pointer, or null when it leaves. */
  onPoint: (index: number | null, left: number) => void
  onZoom: (isZoomed: boolean) => void
}

/** Formats times in words. Without it, days and months are written as elsewhere in the portal: 2026-11-24. */
export type ChartDates = { instant: (at: number) => string; day: (at: number) => string; month: (at: number) => string }

/** Up to this many slots, the other lines fade while the pointer is on one. */
const fadingMax = 5_000
const font = "11px 'Inter Variable', system-ui, sans-serif"

/** Draws a chart into an element. Times are shown in the given time zone, not the reader's. */
export function plot(data: TimeSeries, options: PlotOptions): uPlot {
  const { element, width, height, timeZone, format } = options
  const line = resolveColor('var(--wd-line)')
  const ink = resolveColor('var(--wd-dim)')
  const { times, series } = withEnd(data)
  const isBeside = hasBarsOfBothTimes(series.filter(({ key }) => !options.hidden.has(key)))
  const axis = { stroke: ink, font, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1, size: 4 } }
  return new uPlot(
    {
      width,
      height,
      ms: 1,
      tzDate: (time) => uPlot.tzDate(new Date(time), timeZone),
      // Half of the last time label extends beyond the end.
      padding: [12, 28, 0, 0],
      legend: { show: false },
      // Fading the other lines of a large chart would take longer than a frame.
      cursor: {
        drag: { x: true, y: false, setScale: true },
        points: { size: 7 },
        focus: { prox: times.length > fadingMax ? -1 : 24 },
      },
      scales: { x: { time: true }, y: { range: (_, low, high) => rangeOf(low, Math.max(high ?? 0, data.reach ?? 0)) } },
      axes: [
        { ...axis, ...timeAxis({ ...data, times, series }, options), space: 56, size: 32 },
        { ...axis, values: (_, marks) => axisLabels(marks, format), size: 64 },
      ],
      series: [{}, ...data.series.map((series) => drawn(series, times, !options.hidden.has(series.key), isBeside))],
      hooks: {
        drawClear: [(chart) => hatchMarks(chart, data)],
        draw: [(chart) => drawSharedLines(chart, data.series)],
        setCursor: [
          ({ cursor }) => options.onPoint(cursor.idx == null ? null : Math.min(cursor.idx, data.times.length - 1), cursor.left ?? 0),
        ],
        setScale: [(chart, key) => key === 'x' && options.onZoom(isZoomed(chart))],
      },
    },
    [[...times], ...standing(series, options.hidden).map((one) => drawnValues(drawnOf(data, one)))],
    element,
  )
}

function drawn(series: Series, times: readonly number[], isShown: boolean, isBeside: boolean): uPlot.Series {
  const stroke = resolveColor(series.color)
  const fill = series.shape === 'line' ? undefined : fillOf(series, stroke)
  return {
    label: series.label,
    stroke,
    fill,
    // Only the pale bars of an earlier time need an outline.
    width: series.shape === 'bar' ? Number(!!series.isDashed) : 1.75,
    dash: series.isDashed && series.shape !== 'bar' ? [5, 4] : undefined,
    show: isShown,
    spanGaps: false,
    points: { show: false },
    paths: series.shape === 'bar' ? barsIn(times, series, isBeside) : stepsIn(stroke),
  }
}

/** Lines have marks at round times. Bars have them below their middles, without grid lines, which would only cross the bars. */
function timeAxis({ times, series, slots }: TimeSeries, options: PlotOptions): uPlot.Axis {
  if (!series.some(({ shape }) => shape === 'bar'))
    return { values: (chart, marks) => marks.map((mark) => timeLabel(mark, chart, options)) }
  return {
    grid: { show: false },
    ticks: { show: false },
    splits: (chart, _, min, max, __, spacePx) => barMarks(times, { min, max, widthPx: chart.bbox.width / devicePixelRatio, spacePx }),
    values: (_, marks) =>
      marks.map((mark) => (slots === 'year' ? slotName(mark, options.timeZone, slots) : barLabel(mark, barLength(times), options))),
  }
}

/** Bars of a stack must be opaque to hide those behind them. */
function fillOf({ shape, isStacked, isDashed }: Series, stroke: string): string {
  const ground = isStacked ? resolveColor('var(--wd-surface)') : 'transparent'
  const share = shape === 'area' ? 16 : isDashed ? 18 : 100
  return `color-mix(in srgb, ${stroke} ${share}%, ${ground})`
}

/** A step ends where the next one begins. The last one ends at the next time, which has no value. */
function drawnValues({ shape, values }: Series): (number | null)[] {
  const last = values.findLastIndex((value) => value !== null)
  return shape === 'bar' ? [...values] : values.map((value, at) => (at === last + 1 && last >= 0 ? (values[last] ?? null) : value))
}

const barMaxPx = 160

/** Whether bars of an earlier time share their slots with others. */
const hasBarsOfBothTimes = (shown: readonly Series[]) =>
  new Set(shown.filter(({ shape }) => shape === 'bar').map(({ isDashed }) => !!isDashed)).size > 1

/** Bars above their labels. Those of an earlier time are narrower, and beside the others of their slot. */
function barsIn(times: readonly number[], { isDashed }: Series, isBeside: boolean): uPlot.Series.PathBuilder | undefined {
  const part = isBeside ? (isDashed ? 'earlier' : 'later') : 'whole'
  const placesIn = ({ bbox, scales: { x } }: uPlot) =>
    barPlaces(times, { share: 0.9, part, longest: (barMaxPx * devicePixelRatio * ((x?.max ?? 0) - (x?.min ?? 0))) / bbox.width })
  return uPlot.paths.bars?.({
    size: [0.9, barMaxPx],
    disp: {
      x0: { unit: 1, values: (chart) => placesIn(chart).starts },
      size: { unit: 1, values: (chart) => [placesIn(chart).length] },
    },
  })
}

const stepped = uPlot.paths.stepped?.({ align: 1, alignGaps: 1 })

/** Draws steps, because a slot has one value. With several slots per pixel, fills each pixel from its lowest to its highest value. */
const stepsIn =
  (color: string): uPlot.Series.PathBuilder =>
  (chart, series, from, to) => {
    if (to - from > chart.bbox.width) return pixelColumns(chart, chart.data[series] ?? [], from, to, color)
    return stepped?.(chart, series, from, to) ?? null
  }

/** Fills rectangles, which costs a tenth of stroking as many lines. Each reaches to the last value of the previous pixel. */
function pixelColumns(chart: uPlot, values: uPlot.AlignedData[number], from: number, to: number, color: string): uPlot.Series.Paths {
  const { bbox, scales } = chart
  const times = chart.data[0]
  const firstMs = scales.x?.min ?? 0
  const pixelsPerMs = bbox.width / ((scales.x?.max ?? firstMs) - firstMs)
  const zeroAt = chart.valToPos(0, 'y', true)
  const pixelsPerUnit = chart.valToPos(1, 'y', true) - zeroAt
  const leastPx = Math.ceil(1.75 * devicePixelRatio)
  const fill = new Path2D()
  let [column, low, high] = [Number.NaN, 0, 0]
  let before: number | null = null
  const close = () => {
    const [top, bottom] = [Math.round(zeroAt + high * pixelsPerUnit), Math.round(zeroAt + low * pixelsPerUnit)]
    if (!Number.isNaN(column)) fill.rect(column, top, 1, Math.max(leastPx, bottom - top))
  }
  for (let index = from; index <= to; index++) {
    const value = values[index] ?? null
    if (value !== null) {
      const pixel = Math.floor(bbox.left + ((times[index] ?? 0) - firstMs) * pixelsPerMs)
      if (pixel !== column) {
        close()
        column = pixel
        low = high = before ?? value
      }
      if (value < low) low = value
      else if (value > high) high = value
    }
    before = value
  }
  close()
  // uPlot takes the width from the path; without one, it does not move the rectangles by half a pixel.
  const unmoved = { _width: 0 }
  return { fill, stroke: null, flags: 0, _fill: color, ...unmoved }
}

/** Hatches marked slots, below lines and grid. */
function hatchMarks(chart: uPlot, data: TimeSeries): void {
  const marks = marksOf(data)
  const pattern = marks && hatching(chart.ctx)
  if (!pattern) return
  const { ctx, bbox } = chart
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.fillStyle = pattern
  for (const { from, to } of markedSpans(data.times, marks.notes)) {
    const left = chart.valToPos(from, 'x', true)
    ctx.fillRect(left, bbox.top, chart.valToPos(to, 'x', true) - left, bbox.height)
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
function rangeOf(low: number | null, high: number): [number, number] {
  const from = Math.min(0, low ?? 0)
  const to = Math.max(0, high)
  const air = (to - from || 1) * 0.06
  return [from < 0 ? from - air : 0, to + air]
}

const dayMs = 86_400_000

/** Times within two days, days within a year, then months. */
function timeLabel(mark: number, { scales }: uPlot, { timeZone, dates }: PlotOptions): string {
  const shownMs = (scales.x?.max ?? 0) - (scales.x?.min ?? 0)
  const clock = formatClock(mark, timeZone)
  if (shownMs <= 2 * dayMs) return clock
  // Marks within a day; only midnight shows the day.
  if (shownMs <= 14 * dayMs && clock !== '00:00') return clock
  if (shownMs <= 200 * dayMs) return dates ? dates.day(mark) : formatDayOfMonth(mark, timeZone)
  return dates ? dates.month(mark) : formatMonth(mark, timeZone)
}

/** Labels a bar by its middle: hour, day or month. Days may be an hour shorter or longer, months some days. */
function barLabel(middle: number, lengthMs: number, { timeZone, dates }: PlotOptions): string {
  if (lengthMs < 0.9 * dayMs) return formatClock(middle - lengthMs / 2, timeZone)
  if (lengthMs < 27 * dayMs) return dates ? dates.day(middle) : formatDayOfMonth(middle, timeZone)
  return dates ? dates.month(middle) : formatMonth(middle, timeZone)
}

function isZoomed(chart: uPlot): boolean {
  const times = chart.data[0]
  const { min, max } = chart.scales.x ?? {}
  const first = times[0]
  const last = times.at(-1)
  if (min == null || max == null || first === undefined || last === undefined) return false
  return min > first || max < last
}

/** Renders the chart as PNG on the page's background. */
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
