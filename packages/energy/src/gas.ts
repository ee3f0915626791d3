import { amountsOfRegister, type RegisterPoint } from './counters.ts'
import { hourMs } from './durations.ts'

/** A gas meter's reading in m³ at an instant (epoch ms), by the source that sent it. */
export type GasSample = {
  at: number
  sourceId: string
  gasMeters: readonly { deviceId: string; readingM3: number }[] | null
}

/** Readings of a gas meter by one source. */
export type GasMeter = { sourceId: string; deviceId: string; readings: RegisterPoint[] }

/**
 * A gas meter's count in the quarter hour that starts at `slot`. `betweenSeconds`: the longest time between two readings of which it has a
 * part.
 */
export type GasVolume = { slot: number; deviceId: string; volumeM3: number; coveredSeconds: number; betweenSeconds: number }

/** No home burns more, so a meter that implies it was replaced or set. Over a long time, none burns more than 100 kW. */
const maxM3PerHour = (ms: number) => (ms <= gasSpreadMs ? 100 : 10)
/**
 * The time between two readings has their difference evenly. Many meters report once an hour, some once a day at some time of it. More time
 * without a reading is a gap.
 */
export const gasMaxGapMs = 49 * hourMs
/** What was counted over more time is spread: when it flowed is an estimate. */
export const gasSpreadMs = 2 * hourMs

/** Volumes of gas meters, each from the source that covers most of a quarter hour. A meter that goes back starts over. */
export function gasVolumesOfSlots(meters: readonly Pick<GasMeter, 'deviceId' | 'readings'>[]): GasVolume[] {
  const best = new Map<string, GasVolume>()
  for (const { deviceId, readings } of meters) {
    for (const [slot, { amount, coveredMs, betweenMs }] of amountsOfRegister(readings, {
      maxPerHour: maxM3PerHour,
      maxGapMs: gasMaxGapMs,
    })) {
      const key = `${slot} ${deviceId}`
      const coveredSeconds = Math.round(coveredMs / 1_000)
      if (coveredSeconds <= (best.get(key)?.coveredSeconds ?? -1)) continue
      best.set(key, { slot, deviceId, volumeM3: amount, coveredSeconds, betweenSeconds: Math.round(betweenMs / 1_000) })
    }
  }
  return [...best.values()]
}

/** Readings of each meter by each source. Sources are sorted, so that ties do not depend on the order of arrival. */
export function gasMetersOf(samples: readonly GasSample[]): GasMeter[] {
  const meters = new Map<string, GasMeter>()
  for (const { at, sourceId, gasMeters } of samples) {
    for (const { deviceId, readingM3 } of gasMeters ?? []) {
      const key = `${sourceId} ${deviceId}`
      const meter = meters.get(key) ?? { deviceId, sourceId, readings: [] }
      meter.readings.push({ at, reading: readingM3 })
      meters.set(key, meter)
    }
  }
  return [...meters].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, meter]) => meter)
}

/** The energy of a cubic metre of gas, in kWh/m³, and the factor to standard volume. */
export type GasConversion = { calorificValueKwhPerM3: number; stateNumber: number }

/** Natural gas H at a home's usual pressure and temperature. The supplier's bill states the values of the place and the month. */
export const usualGas: GasConversion = { calorificValueKwhPerM3: 11.2, stateNumber: 0.95 }

export function gasEnergyWh(volumeM3: number, { calorificValueKwhPerM3, stateNumber }: GasConversion): number {
  return volumeM3 * calorificValueKwhPerM3 * stateNumber * 1_000
}
