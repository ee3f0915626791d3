import type uPlot from 'uplot'
import { resolveColor } from '../theme/energy-colors.ts'
import type { Series } from './series.ts'

const dashPx = 5

/**
 * Lines of a slot that would hide each other, from the lowest to the topmost: the height of each line in pixels, or null without a value.
 * Lines at zero stay as they are, because most lines are there most of the time.
 */
export function sharedLines(heights: readonly (number | null)[], zero: number, leastPx: number): number[][] {
  const groups: { height: number; lines: number[] }[] = []
  for (const [line, height] of heights.entries()) {
    if (height === null || Math.abs(height - zero) < leastPx) continue
    const group = groups.find((one) => Math.abs(one.height - height) < leastPx)
    if (group) group.lines.push(line)
    else groups.push({ height, lines: [line] })
  }
  return groups.filter(({ lines }) => lines.length > 1).map(({ lines }) => lines)
}

/** The first index of a line without a slot of its own: the point at which its last step ends, if it has one. */
export const endOfSteps = (values: uPlot.AlignedData[number]): number =>
  values.findLastIndex((value: number | null | undefined) => value != null)

/** Where lines have the same value, draws them as alternating dashes, so that none is hidden. */
export function drawSharedLines(chart: uPlot, all: readonly Series[]): void {
  const { ctx, bbox, data } = chart
  const [first, last] = chart.series[0]?.idxs ?? [0, 0]
  const lines = all.flatMap((series, at) => {
    const drawn = chart.series[at + 1]
    return series.shape === 'bar' || series.isDashed || !drawn?.show
      ? []
      : [{ drawn, color: resolveColor(series.color), values: data[at + 1] ?? [] }]
  })
  if (lines.length < 2 || last - first > bbox.width) return
  const leastPx = 1.5 * devicePixelRatio
  const dash = dashPx * devicePixelRatio
  const ends = lines.map(({ values }) => endOfSteps(values))
  const zero = chart.valToPos(0, 'y', true)
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.lineWidth = 1.75 * devicePixelRatio
  for (let slot = first; slot < last; slot++) {
    const heights = lines.map(({ values }, line) => {
      const value = slot < (ends[line] ?? 0) ? values[slot] : null
      return value == null ? null : chart.valToPos(value, 'y', true)
    })
    const [left, right] = [slot, slot + 1].map((at) => chart.valToPos(data[0]?.[at] ?? 0, 'x', true)) as [number, number]
    for (const shared of sharedLines(heights, zero, leastPx)) {
      // The topmost line is drawn already, and shows through the gaps of the others.
      for (const [place, line] of shared.slice(0, -1).entries()) {
        const height = heights[line] ?? 0
        ctx.setLineDash([dash, dash * (shared.length - 1)])
        // By the place on the chart, so that the dashes of adjacent slots join.
        ctx.lineDashOffset = left - place * dash
        ctx.strokeStyle = lines[line]?.color ?? ''
        ctx.globalAlpha = lines[line]?.drawn.alpha ?? 1
        ctx.beginPath()
        ctx.moveTo(left, height)
        ctx.lineTo(right, height)
        ctx.stroke()
      }
    }
  }
  ctx.restore()
}
