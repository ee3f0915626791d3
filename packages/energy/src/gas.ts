import { amountsOfRegister } from './counters.ts'

/** A gas meter's reading in m³ at an instant (epoch ms), by the source that sent it. */
export type GasSample = {
  at: number
  sourceId: string
  gasMeters: readonly { deviceId: string; readingM3: number }[] | null
}

/** A gas meter's count in the quarter hour that starts at `slot`. */
export type GasVolume = { slot: number; deviceId: string; volumeM3: number; coveredSeconds: number }

/** No home burns more, so a meter that implies it was replaced or set. */
const maxM3PerHour = 100

/** Volumes of gas meters, each from the source that covers most of a quarter hour. A meter that goes back starts over. */
export function gasVolumesOfSlots(samples: readonly GasSample[]): GasVolume[] {
  const best = new Map<string, GasVolume>()
  for (const { deviceId, readings } of readingsOf(samples)) {
    for (const [slot, { amount, coveredMs }] of amountsOfRegister(readings, { maxPerHour: maxM3PerHour })) {
      const key = `${slot} ${deviceId}`
      const coveredSeconds = Math.round(coveredMs / 1_000)
      if (coveredSeconds <= (best.get(key)?.coveredSeconds ?? -1)) continue
      best.set(key, { slot, deviceId, volumeM3: amount, coveredSeconds })
    }
  }
  return [...best.values()]
}

/** Readings of each meter by each source. Sources are sorted, so that ties do not depend on the order of arrival. */
function readingsOf(samples: readonly GasSample[]) {
  const meters = new Map<string, { deviceId: string; sourceId: string; readings: { at: number; reading: number }[] }>()
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
