import type { EnergyHistory } from '@wattdesk/contract/history/parts/spans.ts'
import type { Provenance } from '@wattdesk/contract/provenance.ts'
import type { QuantityName } from '@wattdesk/energy/quantities.ts'

/** Below this share, missing data may change more than the comparison shows. */
const comparableShare = 0.9

/** `share`: 0.04 for four hundredths more. `measured`: how much of the less known period was measured. */
export type Change = { kind: 'known'; share: number } | { kind: 'incomparable'; measured: number }

/**
 * The change of an energy against the first earlier period, over the spans that both know and that have ended. Undefined without a
 * comparison, or if either energy is unknown or zero.
 */
export function changeOf(history: EnergyHistory, name: QuantityName): Change | undefined {
  const [earlier] = history.comparisons
  if (!earlier || history.total[name] === null || earlier.total[name] === null) return undefined
  const measured = Math.min(measuredShare(history.provenance), measuredShare(earlier.provenance))
  if (measured < comparableShare) return { kind: 'incomparable', measured }
  const until = history.provenance.measuredUntil
  const before = new Map(earlier.series.map((span) => [span.alignedStart, span.values[name]]))
  let [now, then] = [0, 0]
  for (const { start, end, values } of history.series) {
    const [value, past] = [values[name], before.get(start)]
    if (value === null || past == null || (until !== null && Date.parse(end) > Date.parse(until))) continue
    now += value
    then += past
  }
  return then > 0 ? { kind: 'known', share: now / then - 1 } : undefined
}

const measuredShare = ({ coveredSeconds, elapsedSeconds }: Provenance): number => (elapsedSeconds > 0 ? coveredSeconds / elapsedSeconds : 0)
