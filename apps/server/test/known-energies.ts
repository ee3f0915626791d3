import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { minute } from './measured-day.ts'

/** The energies of a home from samples five minutes apart, computed independently of the tested code. */

const directions = {
  production: ['productionPowerW', 1],
  gridImport: ['gridPowerW', 1],
  gridExport: ['gridPowerW', -1],
  batteryCharge: ['batteryPowerW', -1],
  batteryDischarge: ['batteryPowerW', 1],
} as const
export type Direction = keyof typeof directions
// Keys of the literal above.
export const directionNames = Object.keys(directions) as Direction[]
type Within = { start: string; end: string }

/** The energy between two samples of a power that changes linearly. */
export function positiveWh(fromW: number, toW: number): number {
  const [low, high] = [Math.min(fromW, toW), Math.max(fromW, toW)]
  const meanW = low >= 0 ? (low + high) / 2 : high <= 0 ? 0 : (high * high) / (2 * (high - low))
  return meanW / 12
}

/** The energy between consecutive samples within a span, and the seconds that they cover. */
export function measuredWithin(samples: readonly SampleInput[], name: Direction, { start, end }: Within): { wh: number; seconds: number } {
  const [field, sign] = directions[name]
  const measured = samples.filter((sample) => sample[field] !== undefined)
  const sum = { wh: 0, seconds: 0 }
  for (const [place, sample] of measured.entries()) {
    const next = measured[place + 1]
    if (!next || Number(sample.at) < Date.parse(start) || Number(next.at) > Date.parse(end)) continue
    if (Number(next.at) - Number(sample.at) > 5 * minute) continue
    sum.wh += positiveWh(sign * (sample[field] ?? 0), sign * (next[field] ?? 0))
    sum.seconds += 300
  }
  return sum
}

/** The grid meter's count while it was silent, in gaps within a span, in Wh. */
export function countedInGaps(samples: readonly SampleInput[], name: Direction, { start, end }: Within): number {
  if (name !== 'gridImport' && name !== 'gridExport') return 0
  const readings = samples.flatMap((sample) => {
    const readingWs = sample[`${name}ReadingWs`]
    return readingWs === undefined ? [] : [{ at: Number(sample.at), readingWs }]
  })
  return readings.reduce((sum, { at, readingWs }, place) => {
    const next = readings[place + 1]
    const isGap = next && next.at - at > 5 * minute && at >= Date.parse(start) && next.at <= Date.parse(end)
    return isGap ? sum + (next.readingWs - readingWs) / 3_600 : sum
  }, 0)
}
