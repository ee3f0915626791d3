import { chance } from './noise.ts'
import { type Place, temperatureAt } from './weather.ts'

/**
 * Mean electric power in W of a heat pump in a quarter hour: heating below 15 degrees, hot water in the early morning and
 * the early afternoon, and an efficiency that decreases with the outside temperature.
 */
export function heatPumpOfQuarterHour(seed: number, place: Place, start: number, minuteOfDay: number): number {
  const outsideC = temperatureAt(start + 450_000, place)
  const lossWPerDegree = 130 + 120 * chance(seed, 5)
  const isNight = minuteOfDay < 5 * 60 || minuteOfDay >= 22 * 60
  const heatingW = Math.max(0, 15 - outsideC) * lossWPerDegree * (isNight ? 0.7 : 1.1)
  const hotWaterStart = 5 * 60 + 15 * Math.floor(chance(seed, 6) * 6)
  const isHotWater = [hotWaterStart, hotWaterStart + 8 * 60].some((at) => minuteOfDay >= at && minuteOfDay < at + 45)
  const efficiency = Math.max(1.8, 3.1 + 0.07 * outsideC)
  return 8 + Math.min(9_000, heatingW) / efficiency + (isHotWater ? 1_600 : 0)
}
