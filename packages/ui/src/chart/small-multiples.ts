export type Bars = { width: number; height: number; highest: number }

/** The outline of bars as one path, because a report may have thousands of days. Bars that are wide enough have gaps. */
export function barsPath(values: readonly number[], { width, height, highest }: Bars): string {
  const slot = width / Math.max(1, values.length)
  const gap = slot > 4 ? slot * 0.15 : 0
  return values
    .map((value, at) =>
      value > 0 ? `M${round(at * slot + gap)} ${height}V${round(height * (1 - value / highest))}h${round(slot - 2 * gap)}V${height}z` : '',
    )
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100

/** A text shortened to fit, with an ellipsis. */
export function fitText(text: string, widthPx: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= widthPx) return text
  const letters = [...text]
  let length = letters.length
  while (length > 1 && widthOf(`${letters.slice(0, length).join('')}…`) > widthPx) length -= 1
  return `${letters.slice(0, length).join('').trimEnd()}…`
}
