import type { EnergyFlows } from './flows.ts'
import { quarterHourMs } from './intervals.ts'

/** Charging of electric cars, found in the quarter hours of a wallbox. */

/** A quarter hour of a wallbox, with the flows of the home in it if they are known. */
export type ChargingSlot = { start: number; energyWh: number; coveredSeconds: number; flows: EnergyFlows | null }

export type ChargingSession = {
  startedAt: number
  endedAt: number
  energyWh: number
  /** Greatest mean power of a quarter hour. */
  maxPowerW: number
  /** By source: a session takes its share of the home's sources in each quarter hour. Null where the grid was not measured. */
  fromPvWh: number | null
  fromStorageWh: number | null
  fromGridWh: number | null
}

/** Less energy in a quarter hour is standby of the wallbox: 10 W. */
const standbyWh = 2.5
/** A pause of up to half an hour belongs to a session, as when a charge follows the sun. */
const pauseMaxMs = 1_800_000

/** Sessions in order of time. A session across midnight belongs to the day on which it starts; its quarter hours do not. */
export function chargingSessions(slots: readonly ChargingSlot[]): ChargingSession[] {
  const charging = slots.filter((slot) => slot.energyWh > standbyWh).sort((a, b) => a.start - b.start)
  const groups: ChargingSlot[][] = []
  for (const slot of charging) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && slot.start - (last.start + quarterHourMs) <= pauseMaxMs) group.push(slot)
    else groups.push([slot])
  }
  return groups.map(sessionOf)
}

function sessionOf(slots: readonly ChargingSlot[]): ChargingSession {
  const sources = slots.map((slot) => sharesOf(slot))
  const isKnown = sources.every((source) => source !== null)
  const sum = (name: 'pv' | 'storage' | 'grid') => (isKnown ? sources.reduce((total, source) => total + (source?.[name] ?? 0), 0) : null)
  return {
    startedAt: slots[0]?.start ?? Number.NaN,
    endedAt: (slots.at(-1)?.start ?? Number.NaN) + quarterHourMs,
    energyWh: slots.reduce((total, slot) => total + slot.energyWh, 0),
    maxPowerW: Math.max(...slots.map((slot) => (slot.energyWh * 3_600) / (slot.coveredSeconds || 900))),
    fromPvWh: sum('pv'),
    fromStorageWh: sum('storage'),
    fromGridWh: sum('grid'),
  }
}

function sharesOf({ energyWh, flows }: ChargingSlot): Record<'pv' | 'storage' | 'grid', number> | null {
  if (!flows) return null
  const total = flows.pvToHome + flows.batteryToHome + flows.gridToHome
  // The wallbox measured, but the home's meters saw nothing: the source is unknown, and the grid is the cautious reading.
  if (total <= 0) return { pv: 0, storage: 0, grid: energyWh }
  const part = (flowWh: number) => (energyWh * flowWh) / total
  return { pv: part(flows.pvToHome), storage: part(flows.batteryToHome), grid: part(flows.gridToHome) }
}
