/** The lower limit of member and grid operator; null: none. */
export function leastLimit({ limitA, signalLimitA }: { limitA: number | null; signalLimitA: number | null }): number | null {
  if (limitA === null || signalLimitA === null) return limitA ?? signalLimitA
  return Math.min(limitA, signalLimitA)
}
