import { addDays, type LocalDay } from '@wattdesk/energy/time-zones.ts'
import { chance } from './noise.ts'
import { recordedDay } from './recorded-year.ts'
import { chargingSessions } from './recordings.ts'

const minutesPerDay = 1_440
const firstMonday = '2019-02-04'
/** One phase at 16 A, one at 32 A, three at 16 A. */
const stationPowersW = [3_700, 7_400, 11_000]

/** Mean power in W of the wallbox in each quarter hour (by the clock) of a calendar day. */
export function chargingDay(seed: number, day: LocalDay): Float64Array {
  const cars = chargingSessions()
  const sessions = cars[Math.floor(chance(seed, 2) * cars.length)] ?? []
  const shiftWeeks = Math.floor(chance(seed, 3) * 5) - 2
  const stationW = stationPowersW[Math.floor(chance(seed, 4) * stationPowersW.length)] ?? 11_000
  const powers = new Float64Array(96)
  // A car plugged in yesterday may still be charging.
  for (const [daysAgo, plugged] of [addDays(day, 0), addDays(day, -1)].entries()) {
    const dayStart = recordedDay(plugged, firstMonday, shiftWeeks) * minutesPerDay
    for (const session of sessions) {
      const start = session.startMinute - dayStart
      if (start < 0 || start >= minutesPerDay) continue
      addSession(powers, start - daysAgo * minutesPerDay, session.minutes, session.energyWh, stationW)
    }
  }
  return powers
}

/** Charges at the station's power from the time of plugging in, or faster if the recorded session was. */
function addSession(powers: Float64Array, startMinute: number, minutes: number, energyWh: number, stationW: number): void {
  const powerW = Math.min(11_000, Math.max(stationW, (energyWh * 60) / minutes))
  const endMinute = startMinute + Math.min(minutes, (energyWh * 60) / powerW)
  for (let quarter = Math.max(0, Math.floor(startMinute / 15)); quarter < 96 && quarter * 15 < endMinute; quarter++) {
    const overlap = Math.min(endMinute, quarter * 15 + 15) - Math.max(startMinute, quarter * 15)
    powers[quarter] = Math.max(powers[quarter] ?? 0, (powerW * overlap) / 15)
  }
}
