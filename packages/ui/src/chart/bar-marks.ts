/** Bars between two labels, so that labels of days fall on the same weekday in a long month. */
const gaps = [1, 2, 3, 7, 14, 28] as const

type Shown = { min: number; max: number; widthPx: number; spacePx: number }

/** The middles of bars that have a label: those in sight, at least some pixels apart. `times` are the starts, with the last one's end. */
export function barMarks(times: readonly number[], { min, max, widthPx, spacePx }: Shown): number[] {
  const middles = times.slice(1).map((end, at) => ((times[at] ?? end) + end) / 2)
  const shown = middles.filter((middle) => middle >= min && middle <= max)
  const least = (spacePx * shown.length) / Math.max(1, widthPx)
  const gap = gaps.find((one) => one >= least) ?? Math.ceil(least)
  return shown.filter((_, at) => at % gap === 0)
}

/** The start of the bar whose middle is given. */
export const startOfBar = (times: readonly number[], middle: number): number => times.findLast((time) => time <= middle) ?? middle
