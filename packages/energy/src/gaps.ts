import { hourMs } from './durations.ts'
import { eachOf, type MeasuredQuantity, measuredQuantities } from './quantities.ts'

/** Longer gaps are not estimated. */
export const interpolatedMaxMs = 2 * hourMs

type Energies = Record<MeasuredQuantity, number | null>
export type Filled = { energies: Energies | null; isEstimated: boolean }

/**
 * Fills gaps in equally long spans, given in order: unmeasured spans (null), and single unmeasured quantities. Energies are interpolated
 * linearly across a gap, quantity by quantity. A gap at an end of the series remains.
 */
export function fillGaps(spans: readonly (Energies | null)[], spanMs: number): Filled[] {
  const filled = spans.map((energies): Filled => ({ energies, isEstimated: false }))
  for (const name of measuredQuantities) {
    let last = -1
    for (const [at, span] of spans.entries()) {
      const after = span?.[name] ?? null
      if (after === null) continue
      const before = spans[last]?.[name] ?? null
      if (before !== null && (at - last - 1) * spanMs <= interpolatedMaxMs) {
        for (let place = last + 1; place < at; place++) {
          const part = (place - last) / (at - last)
          filled[place] = {
            energies: { ...(filled[place]?.energies ?? unmeasured), [name]: before + (after - before) * part },
            isEstimated: true,
          }
        }
      }
      last = at
    }
  }
  return filled
}

const unmeasured: Energies = eachOf(measuredQuantities, () => null)
