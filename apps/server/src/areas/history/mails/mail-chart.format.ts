import { type Html, html } from '../../../platform/html.ts'

/** Bars over the time of a period. Sizes are in CSS pixels. */
export type MailChart = {
  unit: string
  /** Lines across the chart, from zero up, with their figures. */
  marks: readonly { value: number; label: string }[]
  series: readonly { label: string; color: string; values: readonly (number | null)[] }[]
  /** Labels below the chart, by the position of the slot that they stand under. */
  times: readonly { at: number; label: string }[]
  /** Slots that were measured in part, and the words for them. */
  partial: readonly number[]
  partialLabel: string
}

/** Draws text as outlines, so that no font needs to be installed where pictures are made. */
export type Letters = {
  widthOf(text: string, size: number): number
  /** `x` is the start of the text, `y` its baseline. */
  draw(text: string, place: { x: number; y: number; size: number; color: string }): Html
}

export const chartSize = { width: 494, height: 260 } as const
/** Phones show the chart at half its width. */
const fontSize = 14
const ink = { text: '#1c2430', dim: '#5b6675', line: '#dde2ea' }
const legendHeight = 30
const timesHeight = 26
/** Opacity of slots that were measured in part. */
const partialOpacity = 0.45

/** The chart as SVG. */
export function drawMailChart(chart: MailChart, letters: Letters): string {
  const { width, height } = chartSize
  const labelWidth = Math.max(...chart.marks.map(({ label }) => letters.widthOf(label, fontSize)), 0)
  const plot = { left: labelWidth + 8, right: width - 4, top: legendHeight + 18, bottom: height - timesHeight }
  const highest = chart.marks.at(-1)?.value ?? 1
  const yOf = (value: number) => plot.bottom - ((plot.bottom - plot.top) * value) / highest
  const lines = chart.marks.map(({ value, label }) => {
    const y = yOf(value)
    const text = { x: labelWidth - letters.widthOf(label, fontSize), y: y + 5, size: fontSize, color: ink.dim }
    return html`<path d="M${plot.left} ${y}H${plot.right}" stroke="${ink.line}"/>${letters.draw(label, text)}`
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#ffffff"/>
${drawLegend(chart, letters)}
${letters.draw(chart.unit, { x: 0, y: legendHeight + 6, size: fontSize, color: ink.dim })}
${lines}${drawBars(chart, plot, yOf)}${drawTimes(chart, plot, letters)}
</svg>`.markup
}

type Plot = { left: number; right: number; top: number; bottom: number }

function slotsOf({ series }: MailChart): number {
  return Math.max(1, ...series.map(({ values }) => values.length))
}

/** The bars of a slot stand beside each other. */
function drawBars(chart: MailChart, plot: Plot, yOf: (value: number) => number): Html[] {
  const slotWidth = (plot.right - plot.left) / slotsOf(chart)
  const barWidth = Math.min(28, (slotWidth * 0.8) / chart.series.length)
  const partial = new Set(chart.partial)
  return chart.series.flatMap(({ color, values }, place) =>
    values.flatMap((value, at) => {
      if (value === null || value <= 0) return []
      const x = plot.left + slotWidth * (at + 0.5) + barWidth * (place - chart.series.length / 2)
      const opacity = partial.has(at) ? partialOpacity : 1
      const y = yOf(value)
      return [
        html`<rect x="${x}" y="${y}" width="${barWidth * 0.92}" height="${plot.bottom - y}" fill="${color}" fill-opacity="${opacity}"/>`,
      ]
    }),
  )
}

function drawLegend({ series, partial, partialLabel }: MailChart, letters: Letters): Html[] {
  const entries = series.map(({ label, color }) => ({ label, color, opacity: 1 }))
  if (partial.length > 0) entries.push({ label: partialLabel, color: series[0]?.color ?? ink.dim, opacity: partialOpacity })
  let x = 0
  return entries.map(({ label, color, opacity }) => {
    const left = x
    x += 18 + letters.widthOf(label, fontSize) + 18
    return html`<rect x="${left}" y="2" width="13" height="13" rx="2" fill="${color}" fill-opacity="${opacity}"/>${letters.draw(label, { x: left + 18, y: 13, size: fontSize, color: ink.text })}`
  })
}

/** As many labels as fit, at equal distances. */
function drawTimes(chart: MailChart, plot: Plot, letters: Letters): Html[] {
  const slotWidth = (plot.right - plot.left) / slotsOf(chart)
  const [first, second] = chart.times
  const distance = slotWidth * (first && second ? second.at - first.at : 1)
  const widest = Math.max(0, ...chart.times.map(({ label }) => letters.widthOf(label, fontSize)))
  const every = Math.max(1, Math.ceil((widest + 8) / distance))
  return chart.times
    .filter((_, place) => place % every === 0)
    .map(({ at, label }) => {
      const x = plot.left + slotWidth * (at + 0.5) - letters.widthOf(label, fontSize) / 2
      return letters.draw(label, { x, y: plot.bottom + 20, size: fontSize, color: ink.dim })
    })
}
