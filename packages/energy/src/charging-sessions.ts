import { quarterHourMs } from './intervals.ts'

/** Charging of electric cars, found in the quarter hours of a wallbox that does not report its charges. */

/** A quarter hour of a wallbox. */
export type ChargingSlot = { start: number; energyWh: number; coveredSeconds: number }

export type FoundSession = {
  startedAt: number
  endedAt: number
  energyWh: number
  /** Highest mean power of a quarter hour. */
  maxPowerW: number
  parts: readonly ChargingSlot[]
}

/** Less energy in a quarter hour is standby of the wallbox: 10 W. */
const standbyWh = 2.5
/** A pause of up to half an hour belongs to a session, as when a charge follows the sun. */
const pauseMaxMs = 1_800_000

/** Sessions in order of time. A session across midnight belongs to the day on which it starts; its quarter hours do not. */
export function chargingSessions(slots: readonly ChargingSlot[]): FoundSession[] {
  const charging = slots.filter((slot) => slot.energyWh > standbyWh).sort((a, b) => a.start - b.start)
  const groups: ChargingSlot[][] = []
  for (const slot of charging) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && slot.start - (last.start + quarterHourMs) <= pauseMaxMs) group.push(slot)
    else groups.push([slot])
  }
  return groups.map((parts) => ({
    startedAt: parts[0]?.start ?? Number.NaN,
    endedAt: (parts.at(-1)?.start ?? Number.NaN) + quarterHourMs,
    energyWh: parts.reduce((total, slot) => total + slot.energyWh, 0),
    maxPowerW: Math.max(...parts.map((slot) => (slot.energyWh * 3_600) / (slot.coveredSeconds || 900))),
    parts,
  }))
}
