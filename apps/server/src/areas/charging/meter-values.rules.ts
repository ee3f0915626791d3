import type { MeterValue } from '@wattdesk/device-protocol/ocpp.ts'
import type { StationMeterValue } from '@wattdesk/device-protocol/ocpp201.ts'
import { hourMs, minuteMs } from '@wattdesk/energy/durations.ts'

/** A wallbox's meter reading at an instant (epoch ms). */
export type Reading = { at: number; powerW?: number; energyWh?: number }

/** Readings further apart give no useful power. */
const derivedWithinMs = 20 * minuteMs
const factors: Readonly<Record<string, number>> = { W: 1, kW: 1_000, Wh: 1, kWh: 1_000 }

/** The readings of a message by time, ignoring other quantities and non-numeric values. */
export function readMeterValues(values: readonly MeterValue[]): Reading[] {
  return values
    .map(({ timestamp, sampledValue }) => ({
      at: instantOf(timestamp),
      ...numberOf('powerW', totalOf(sampledValue, 'Power.Active.Import', 'W')),
      ...numberOf('energyWh', totalOf(sampledValue, 'Energy.Active.Import.Register', 'Wh')),
    }))
    .sort((a, b) => a.at - b.at)
}

/** The readings of an OCPP 2.0.1 message by time, measured at the outlet. */
export function readStationValues(values: readonly StationMeterValue[]): Reading[] {
  const plain = values.map(({ timestamp, sampledValue }) => ({
    timestamp,
    sampledValue: sampledValue
      .filter(({ location }) => location === 'Outlet')
      .map(({ value, measurand, phase, unitOfMeasure }) => ({
        value: String(Number(`${value}e${unitOfMeasure?.multiplier ?? 0}`)),
        measurand,
        phase,
        unit: unitOfMeasure?.unit,
        location: 'Outlet',
      })),
  }))
  return readMeterValues(plain)
}

/** In OCPP, an instant without an offset is in UTC. */
export function instantOf(timestamp: string): number {
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(timestamp) ? timestamp : `${timestamp}Z`)
}

/** A wallbox's power at an instant, and the reading of its meter. */
export type WallboxPower = { at: number; powerW: number; energyWh?: number }

/**
 * Adds up the connectors of one wallbox. Connector 0 is the wallbox itself and counts as long as none of its connectors has
 * reported. `isOnlyMeter`: the wallbox has no meter but this one. Each connector has its own, and their sum would jump when another one is
 * first read. Undefined: the power is not known.
 */
export function openConnectorMeters(): (connectorId: number, reading: Reading, isOnlyMeter: boolean) => WallboxPower | undefined {
  const last = new Map<number, Reading>()
  return (connectorId, reading, isOnlyMeter) => {
    const powerW = powerAt(reading, last.get(connectorId))
    last.set(connectorId, { ...reading, ...numberOf('powerW', powerW) })
    const others = [...last].filter(([other]) => other !== connectorId && other > 0).map(([, one]) => one)
    if (powerW === undefined || (connectorId === 0 && others.length > 0)) return undefined
    const current = others.filter(({ at }) => Math.abs(reading.at - at) <= derivedWithinMs)
    return {
      // Readings of several connectors may have the same time, and a wallbox has one sample at a time.
      at: reading.at + Math.max(0, connectorId - 1),
      powerW: current.reduce((sum, other) => sum + (other.powerW ?? 0), powerW),
      ...(isOnlyMeter && others.length === 0 ? numberOf('energyWh', reading.energyWh) : {}),
    }
  }
}

/** The power at a reading: measured, or derived from the energy since an earlier reading. Undefined if neither is known. */
function powerAt(reading: Reading, before: Reading | undefined): number | undefined {
  if (reading.powerW !== undefined) return reading.powerW
  if (reading.energyWh === undefined || before?.energyWh === undefined) return undefined
  const elapsedMs = reading.at - before.at
  if (elapsedMs <= 0 || elapsedMs > derivedWithinMs || reading.energyWh < before.energyWh) return undefined
  return ((reading.energyWh - before.energyWh) * hourMs) / elapsedMs
}

/** The value of all phases together, or else their sum: of the outlet, or else of wherever it is measured. */
function totalOf(sampled: MeterValue['sampledValue'], measurand: string, usualUnit: string): number | undefined {
  const found = sampled.flatMap((one) => {
    const value = one.value.trim() === '' ? Number.NaN : Number(one.value) * (factors[one.unit ?? usualUnit] ?? Number.NaN)
    return one.measurand === measurand && Number.isFinite(value) ? [{ phase: one.phase, value, isOutlet: one.location === 'Outlet' }] : []
  })
  const atOutlet = found.filter(({ isOutlet }) => isOutlet)
  const measured = atOutlet.length > 0 ? atOutlet : found
  const total = measured.find(({ phase }) => phase === undefined)
  if (total) return total.value
  const phases = measured.filter(({ phase }) => /^L[123](-N)?$/.test(phase ?? ''))
  return phases.length === 0 ? undefined : phases.reduce((sum, { value }) => sum + value, 0)
}

const numberOf = <K extends string>(name: K, value: number | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<K, number>)
