/** Labels of an axis. Marks that round to the same label share it, at the mark nearest to a whole number. */
export function axisLabels(marks: readonly number[], format: (value: number) => string): string[] {
  const words = marks.map(format)
  const offOf = (at: number) => Math.abs((marks[at] ?? 0) - Math.round(marks[at] ?? 0))
  const kept = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    const before = kept.get(word)
    if (before === undefined || offOf(at) < offOf(before)) kept.set(word, at)
  }
  return words.map((word, at) => (kept.get(word) === at ? word : ''))
}
