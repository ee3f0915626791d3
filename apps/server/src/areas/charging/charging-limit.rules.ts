/** The least of what a member and a grid operator allow; null: no limit. */
export function leastLimit({ limitA, signalLimitA }: { limitA: number | null; signalLimitA: number | null }): number | null {
  if (limitA === null || signalLimitA === null) return limitA ?? signalLimitA
  return Math.min(limitA, signalLimitA)
}
