import { type QuantityName, secondsOf } from '@wattdesk/energy/quantities.ts'
import type { Provenance } from '../../provenance.ts'
import type { EnergyHistory } from './spans.ts'

/** Below this share, missing data may change more than the comparison shows. */
const comparableShare = 0.9

/**
 * `share`: 0.04 for four hundredths more. `isOfPart`: some time of either period is left out, so the share does not follow from their
 * totals. `measured`: how much of the less known period was measured.
 */
export type Change = { kind: 'known'; share: number; isOfPart: boolean } | { kind: 'incomparable'; measured: number }

/**
 * The change of an energy against the first earlier period, over the completed spans that both know. Undefined without a comparison, or if
 * either energy is unknown or zero. The series need their details: without them, a partly measured day looks complete.
 */
export function changeOf(history: EnergyHistory, name: QuantityName): Change | undefined {
  const [earlier] = history.comparisons
  if (!earlier || history.total[name] === null || earlier.total[name] === null) return undefined
  const measured = Math.min(measuredShareOf(history, name), measuredShareOf(earlier, name))
  if (measured < comparableShare) return { kind: 'incomparable', measured }
  const until = history.provenance.measuredUntil
  const before = new Map(earlier.series.map((span) => [span.alignedStart, span.values[name]]))
  let [now, then, compared] = [0, 0, 0]
  for (const { start, end, values } of history.series) {
    const [value, past] = [values[name], before.get(start)]
    if (value === null || past == null || (until !== null && Date.parse(end) > Date.parse(until))) continue
    now += value
    then += past
    compared += 1
  }
  const isOfPart = [history, earlier].some(({ series }) => series.filter(({ values }) => values[name] !== null).length > compared)
  return then > 0 ? { kind: 'known', share: now / then - 1, isOfPart } : undefined
}

type Span = Pick<EnergyHistory['series'][number], 'values' | 'balancedSeconds' | 'lessCovered'> & { coveredSeconds?: number | undefined }
type Measured = { series: readonly Span[]; provenance: Pick<Provenance, 'elapsedSeconds'> }

/** The share of the time so far for which an energy is known, from the details of its spans. */
export function measuredShareOf({ series, provenance }: Measured, name: QuantityName): number {
  if (provenance.elapsedSeconds <= 0) return 1
  const seconds = series.reduce((sum, span) => sum + (span.values[name] === null ? 0 : knownSeconds(span, name)), 0)
  return Math.min(1, seconds / provenance.elapsedSeconds)
}

/** Consumption and household are known only while everything the home has was measured. */
function knownSeconds({ coveredSeconds = 0, balancedSeconds, lessCovered }: Span, name: QuantityName): number {
  if (name === 'totalConsumption' || name === 'household') return balancedSeconds ?? coveredSeconds
  return secondsOf({ coveredSeconds, lessCovered }, name)
}
