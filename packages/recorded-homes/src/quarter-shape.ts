import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { eachOf } from '@wattdesk/energy/quantities.ts'
import { ripple } from './noise.ts'
import { pvAt, type Roof } from './photovoltaics.ts'

/** Powers of a home that vary within a quarter hour. */
export const rippled = ['productionW', 'householdW', 'heatPumpW', 'evW'] as const
export type Rippled = (typeof rippled)[number]

/** How powers vary around the mean of a quarter hour. */
export type QuarterShape = {
  start: number
  /** A power at an instant of the quarter hour, as a share of its mean. */
  of(name: Rippled, at: number): number
}

/** Divides all steps of the noise, so that means over the middles of cells are exact. */
const cellMs = 10_000

/**
 * The samples of a quarter hour have the same mean as its history and meters. Otherwise a home's samples would contradict its meters,
 * which looks like a fault.
 */
export function shapeOfQuarter({ roof, seed }: { roof: Roof; seed: number }, start: number): QuarterShape {
  const courses: Record<Rippled, (at: number) => number> = {
    productionW: (at) => pvAt(roof, seed, at),
    householdW: (at) => ripple(seed + 11, at / 40_000, 0.18),
    heatPumpW: (at) => ripple(seed + 12, at / 120_000, 0.08),
    evW: (at) => ripple(seed + 13, at / 60_000, 0.01),
  }
  const means = eachOf(rippled, (name) => {
    let sum = 0
    for (let at = start + cellMs / 2; at < start + quarterHourMs; at += cellMs) sum += courses[name](at)
    return (sum * cellMs) / quarterHourMs
  })
  return {
    start,
    of(name, at) {
      // Without sun there is nothing to divide, because the quarter hour has no production either.
      return means[name] > 0 ? courses[name](at) / means[name] : 1
    },
  }
}
