import { hourMs } from './durations.ts'
import { eachOf, type MeasuredQuantity, measuredQuantities } from './quantities.ts'

/** Longer gaps are not estimated. */
export const interpolatedMaxMs = 2 * hourMs

type Energies = Record<MeasuredQuantity, number | null>
export type Filled = { energies: Energies | null; isEstimated: boolean }

/**
 * Fills the gaps of equally long spans, given in order, of which the unmeasured ones are null. Estimated energies run straight
 * from those before the gap to those after it, quantity by quantity; a gap at an end of the series stays a gap.
 */
export function fillGaps(spans: readonly (Energies | null)[], spanMs: number): Filled[] {
  const measured = spans.map((energies): Filled => ({ energies, isEstimated: false }))
  for (let at = 0; at < spans.length; at++) {
    if (spans[at]) continue
    let end = at
    while (end < spans.length && !spans[end]) end++
    const [before, after] = [spans[at - 1], spans[end]]
    if (before && after && (end - at) * spanMs <= interpolatedMaxMs) {
      for (let place = at; place < end; place++) {
        measured[place] = { energies: between(before, after, (place - at + 1) / (end - at + 1)), isEstimated: true }
      }
    }
    at = end
  }
  return measured
}

function between(before: Energies, after: Energies, part: number): Energies {
  return eachOf(measuredQuantities, (name) => {
    const [first, second] = [before[name], after[name]]
    return first === null || second === null ? null : first + (second - first) * part
  })
}
