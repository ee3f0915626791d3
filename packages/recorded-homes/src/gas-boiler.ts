import { chance } from './noise.ts'
import { type Place, temperatureAt } from './weather.ts'

/** A cubic metre as metered, with the usual calorific value and state number. */
const whPerM3 = 10_640
const boilerEfficiency = 0.94

/** Gas in m³ that a boiler burns in a quarter hour: heating below 15 degrees, and hot water in the morning and the evening. */
export function gasOfQuarterHour(seed: number, place: Place, start: number, minuteOfDay: number): number {
  const outsideC = temperatureAt(start + 450_000, place)
  const lossWPerDegree = 130 + 120 * chance(seed, 25)
  const isNight = minuteOfDay < 5 * 60 || minuteOfDay >= 22 * 60
  const heatingW = Math.max(0, 15 - outsideC) * lossWPerDegree * (isNight ? 0.6 : 1.1)
  const hotWaterStart = 6 * 60 + 15 * Math.floor(chance(seed, 26) * 6)
  const isHotWater = [hotWaterStart, hotWaterStart + 12 * 60].some((at) => minuteOfDay >= at && minuteOfDay < at + 30)
  return (Math.min(24_000, heatingW) + (isHotWater ? 9_000 : 0)) / boilerEfficiency / 4 / whPerM3
}
