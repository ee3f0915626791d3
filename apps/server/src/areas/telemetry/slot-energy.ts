import { integratePower, type PowerPoint } from '@wattdesk/energy/integrate.ts'
import { quarterHourStart } from '@wattdesk/energy/intervals.ts'

/** A sample's powers in W, null where not measured. */
export type MeasuredPowers = {
  /** Epoch milliseconds. */
  at: number
  sourceId: string
  pvW: number | null
  gridW: number | null
  batteryW: number | null
  householdW: number | null
  heatPumpW: number | null
  wallboxW: number | null
  heaterW: number | null
  stateOfCharge: number | null
}

/** Energies of one quarter hour in Wh, null where not measured. */
export type SlotEnergy = {
  productionWh: number | null
  householdWh: number | null
  heatPumpWh: number | null
  evWh: number | null
  heaterWh: number | null
  gridImportWh: number | null
  gridExportWh: number | null
  batteryChargeWh: number | null
  batteryDischargeWh: number | null
  stateOfCharge: number | null
  coveredSeconds: number
}

type PowerKey = Exclude<keyof MeasuredPowers, 'at' | 'sourceId' | 'stateOfCharge'>
const powerKeys = ['pvW', 'gridW', 'batteryW', 'householdW', 'heatPumpW', 'wallboxW', 'heaterW'] as const satisfies PowerKey[]

/**
 * Energy of every quarter hour that samples touch, by its start (epoch ms). Where several sources measure one site, the one
 * that covers most of a quarter hour counts; they are never added.
 */
export function energiesOfSlots(samples: readonly MeasuredPowers[]): Map<number, SlotEnergy> {
  const best = new Map<number, SlotEnergy>()
  const bySource = Map.groupBy(samples, (sample) => sample.sourceId)
  // In the order of their ids, so that equals do not depend on who came first.
  for (const [, ofSource] of [...bySource].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [slot, energy] of energiesOfSource(ofSource)) {
      const other = best.get(slot)
      if (!other || energy.coveredSeconds > other.coveredSeconds) best.set(slot, energy)
    }
  }
  return best
}

function energiesOfSource(samples: readonly MeasuredPowers[]): Map<number, SlotEnergy> {
  const slots = new Map<number, Partial<Record<PowerKey, Integrated>>>()
  for (const key of powerKeys) {
    for (const part of integratePower(pointsOf(samples, key))) {
      const slot = slots.get(part.start)
      if (slot) slot[key] = part
      else slots.set(part.start, { [key]: part })
    }
  }
  const charges = lastStatesOfCharge(samples)
  return new Map(Array.from(slots, ([slot, parts]) => [slot, energyOf(parts, charges.get(slot) ?? null)]))
}

type Integrated = ReturnType<typeof integratePower>[number]

function energyOf(parts: Partial<Record<PowerKey, Integrated>>, stateOfCharge: number | null): SlotEnergy {
  const { pvW: pv, gridW: grid, batteryW: battery, householdW: household, heatPumpW: heatPump, wallboxW: wallbox, heaterW: heater } = parts
  const coveredMs = Math.max(...powerKeys.map((key) => parts[key]?.coveredMs ?? 0))
  return {
    productionWh: pv?.positiveWh ?? null,
    householdWh: household?.positiveWh ?? null,
    heatPumpWh: heatPump?.positiveWh ?? null,
    evWh: wallbox?.positiveWh ?? null,
    heaterWh: heater?.positiveWh ?? null,
    gridImportWh: grid?.positiveWh ?? null,
    gridExportWh: grid?.negativeWh ?? null,
    batteryChargeWh: battery?.negativeWh ?? null,
    batteryDischargeWh: battery?.positiveWh ?? null,
    stateOfCharge,
    coveredSeconds: Math.round(coveredMs / 1_000),
  }
}

function pointsOf(samples: readonly MeasuredPowers[], key: PowerKey): PowerPoint[] {
  const points: PowerPoint[] = []
  for (const sample of samples) {
    const powerW = sample[key]
    if (powerW !== null) points.push({ at: sample.at, powerW })
  }
  return points
}

function lastStatesOfCharge(samples: readonly MeasuredPowers[]): Map<number, number> {
  const last = new Map<number, number>()
  // Samples come in order, so the last of a quarter hour stays.
  for (const sample of samples) if (sample.stateOfCharge !== null) last.set(quarterHourStart(sample.at), sample.stateOfCharge)
  return last
}
