/** Numbers as a PostgreSQL multirange, such as `{[3,6),[8,9)}` for 3, 4, 5 and 8. */
export function multirangeOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const ranges: string[] = []
  let from: number | undefined
  for (const [place, number] of sorted.entries()) {
    from ??= number
    const next = sorted[place + 1]
    if (next !== undefined && next <= number + 1) continue
    ranges.push(`[${from},${number + 1})`)
    from = undefined
  }
  return `{${ranges.join(',')}}`
}
