import { defaultMaxGapMs } from './integrate.ts'
import { eachOf, type PowerName } from './quantities.ts'
import type { SampleColumns } from './sample-columns.ts'

/**
 * Systems of PV and batteries of one vendor in one home, which its cloud reports separately. Each measures its own inverters, so their
 * powers are added, unlike those of other sources, which may measure the same device. Without one of them, the sum is unknown.
 */

/** `powers`: what it measures by its kind. `since`: when it was added, in epoch ms. */
export type HomeSystem = { vendorId: string; sourceId: string; powers: readonly SystemPower[]; since: number }
export const systemPowers = ['production', 'battery'] as const satisfies readonly PowerName[]
export type SystemPower = (typeof systemPowers)[number]

/** The sources whose power is added, of each vendor that has several. `measures`: whether a source measures the power. */
export function sourcesAdded(
  systems: readonly HomeSystem[],
  power: SystemPower,
  at: number,
  measures: (sourceId: string) => boolean,
): string[][] {
  return [...Map.groupBy(systems, ({ vendorId }) => vendorId).values()].flatMap((ofVendor) => {
    const parts = ofVendor.filter((one) => measures(one.sourceId) || (one.powers.includes(power) && one.since <= at))
    const isAdded = parts.length > 1 && parts.some(({ sourceId }) => measures(sourceId))
    return isAdded ? [parts.map(({ sourceId }) => sourceId)] : []
  })
}

/** The sources of a home, where systems that measure a power together have a source with their sum. `at`: epoch ms. */
export function withSums(sources: readonly SampleColumns[], systems: readonly HomeSystem[], at: number): readonly SampleColumns[] {
  if (systems.length === 0) return sources
  let all = [...sources]
  for (const power of systemPowers) {
    const columnsOf = (sourceId: string) => all.find((one) => one.sourceId === sourceId)
    const measures = (sourceId: string) => columnsOf(sourceId)?.[power].some((powerW) => !Number.isNaN(powerW)) ?? false
    for (const ids of sourcesAdded(systems, power, at, measures)) {
      const sum = sumOf(
        ids.map((id) => columnsOf(id)),
        power,
      )
      all = [...all.map((one) => (ids.includes(one.sourceId) ? { ...one, ...unmeasured(one, power) } : one)), sum]
    }
  }
  return all
}

const filled = (at: Float64Array, value: number) => new Float64Array(at.length).fill(value)
const unmeasured = ({ at }: SampleColumns, power: SystemPower) => {
  const none = filled(at, Number.NaN)
  return power === 'battery' ? { battery: none, batteryStateOfCharge: none } : { [power]: none }
}

/**
 * The sum of a power at all instants of its sources, between which it is linear, and the mean of the states of charge of batteries. Each is
 * only known while all of the sources measure it.
 */
function sumOf(parts: readonly (SampleColumns | undefined)[], power: SystemPower): SampleColumns {
  const known = parts.filter((part) => part !== undefined)
  const at = Float64Array.from(new Set(known.flatMap((part) => [...part.at]))).sort()
  const sumOfAll = (name: SystemPower | 'batteryStateOfCharge') => {
    const sum = filled(at, known.length < parts.length ? Number.NaN : 0)
    for (const part of known) addTo(sum, at, part.at, part[name])
    return sum
  }
  const none = filled(at, Number.NaN)
  const charge = power === 'battery' ? sumOfAll('batteryStateOfCharge').map((sum) => sum / parts.length) : none
  const columns = eachOf(
    [
      'grid',
      'household',
      'heatPump',
      'ev',
      'heater',
      'production',
      'battery',
      'batteryStateOfCharge',
      'gridImportReading',
      'gridExportReading',
    ],
    () => none,
  )
  return { ...columns, at, [power]: sumOfAll(power), batteryStateOfCharge: charge, sourceId: known[0]?.sourceId ?? '' }
}

function addTo(sum: Float64Array, instants: Float64Array, at: Float64Array, powerW: Float64Array): void {
  const points = Array.from(at, (instant, row) => ({ at: instant, powerW: powerW[row] ?? Number.NaN })).filter(
    (one) => !Number.isNaN(one.powerW),
  )
  let next = 0
  for (const [row, instant] of instants.entries()) {
    while (next < points.length && (points[next]?.at ?? instant) < instant) next += 1
    const [before, after] = [points[next - 1], points[next]]
    sum[row] = (sum[row] ?? 0) + between(before, after, instant)
  }
}

type Point = { at: number; powerW: number }

function between(before: Point | undefined, after: Point | undefined, at: number): number {
  if (after?.at === at) return after.powerW
  if (!before || !after || after.at - before.at > defaultMaxGapMs) return Number.NaN
  return before.powerW + ((after.powerW - before.powerW) * (at - before.at)) / (after.at - before.at)
}
