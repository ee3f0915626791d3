import { type ApplianceKind, measurements, type PowerName, powerOfKind } from '@wattdesk/energy/quantities.ts'

/**
 * `doCountersFollowPower`: whether its counters move with the sign that its power had before it is flipped; null: not known yet.
 * `otherKinds`: those of the other devices of its gateway.
 */
export type ReversedMeter = {
  deviceId: string
  kind: ApplianceKind
  doCountersFollowPower: boolean | null
  otherKinds: readonly ApplianceKind[]
}

type Fields = Record<string, unknown>
/** An unvalidated sample. */
export type Reversible = Readonly<Fields>
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const flipped = (value: unknown) => (typeof value === 'number' ? 0 - value : value)
const wattSecondsPerWattHour = 3_600
const { gridImportReading, gridExportReading } = measurements

/**
 * Flips the signs of reversed meters in a gateway's message: in their own measurements, and in the home's powers that include them. The
 * message is unvalidated, because a wrong sign may break the protocol's limits; other shapes are left as they are.
 */
export function withReversedMeters(payload: unknown, reversed: readonly ReversedMeter[]): unknown {
  if (reversed.length === 0 || !isFields(payload) || !Array.isArray(payload.samples)) return payload
  return { ...payload, samples: payload.samples.map((sample: unknown) => (isFields(sample) ? reversed.reduce(turn, sample) : sample)) }
}

export function samplesOf(payload: unknown): Reversible[] {
  return isFields(payload) && Array.isArray(payload.samples) ? payload.samples.filter(isFields) : []
}

/** Whether the home's power of its kind is this meter's alone, not a sum with others. */
const isOnly = ({ kind, otherKinds }: ReversedMeter) => !otherKinds.some((other) => powerOfKind(other) === powerOfKind(kind))

/** Power and counters of a meter in a sample, with the sign that it measured. */
export function readMeter(sample: Reversible, meter: ReversedMeter) {
  const own = deviceIn(sample, meter.deviceId)
  const ofHome = meter.kind === 'GRID' && isOnly(meter) ? sample : {}
  const powerW = own ? own.powerW : ofHome[measurements.grid.field]
  const at = typeof sample.at === 'string' ? Date.parse(sample.at) : sample.at
  if (typeof powerW !== 'number' || typeof at !== 'number') return undefined
  const wattHours = (value: unknown, ofHomeWs: unknown) =>
    typeof value === 'number' ? value : typeof ofHomeWs === 'number' ? ofHomeWs / wattSecondsPerWattHour : null
  return {
    at,
    powerW,
    countedWh: wattHours(own?.energyReadingWh, ofHome[gridImportReading.field]),
    countedBackWh: wattHours(own?.energyExportReadingWh, ofHome[gridExportReading.field]),
  }
}

const listDevices = (sample: Reversible): unknown[] => (Array.isArray(sample.appliances) ? sample.appliances : [])
const deviceIn = (sample: Reversible, deviceId: string) =>
  listDevices(sample).find((one): one is Fields => isFields(one) && one.deviceId === deviceId)

function turn(sample: Fields, meter: ReversedMeter): Fields {
  const { deviceId, kind } = meter
  const devices = listDevices(sample)
  const own = deviceIn(sample, deviceId)
  const turned = { ...sample }
  if (own) turned.appliances = devices.map((one) => (one === own ? turnedDevice(own, meter) : one))
  const power = powerOfKind(kind)
  if (!power) return turned
  const { field, min, max } = measurements[power]
  const ofHome = sample[field]
  // Without a measurement of its own, the meter has the home's power, or an unknown part of a sum.
  const share = own ? own.powerW : isOnly(meter) ? ofHome : undefined
  if (typeof ofHome === 'number' && typeof share === 'number') turned[field] = ofHome - 2 * share
  if (typeof ofHome === 'number' && share === undefined) delete turned[field]
  // A gateway omits values that a wrong sign makes impossible.
  if (ofHome === undefined && own && min > -max && isAlone(devices, deviceId, power)) turned[field] = flipped(share)
  if (kind === 'GRID') turnReadings(turned, own, meter)
  return turned
}

/** Flips the meter's part of the home's readings, which are sums over all of its grid meters. */
function turnReadings(turned: Fields, own: Fields | undefined, meter: ReversedMeter): void {
  const [forth, back] = [gridImportReading.field, gridExportReading.field]
  if (isOnly(meter) || meter.doCountersFollowPower !== true) {
    turnCounters(turned, meter, forth, back)
    return
  }
  const { [forth]: imported, [back]: exported } = turned
  const [counted, countedBack] = [own?.energyReadingWh, own?.energyExportReadingWh]
  const areKnown = [imported, exported, counted, countedBack].every((value) => typeof value === 'number')
  if (!areKnown) {
    delete turned[forth]
    delete turned[back]
    return
  }
  const moved = Math.round((Number(countedBack) - Number(counted)) * wattSecondsPerWattHour)
  turned[forth] = Number(imported) + moved
  turned[back] = Number(exported) - moved
}

/** Swaps delivered and consumed energy. */
function turnedDevice(own: Fields, meter: ReversedMeter): Fields {
  const turned = { ...own, powerW: flipped(own.powerW) }
  turnCounters(turned, meter, 'energyReadingWh', 'energyExportReadingWh')
  return turned
}

/** Correct counters stay. While it is unknown whether they are correct, they are omitted, and the power counts. */
function turnCounters(fields: Fields, { doCountersFollowPower }: ReversedMeter, one: string, other: string): void {
  if (doCountersFollowPower) swap(fields, one, other)
  if (doCountersFollowPower !== null) return
  delete fields[one]
  delete fields[other]
}

/** Whether a device is the only one in a sample that measures a power of the home. */
function isAlone(devices: readonly unknown[], deviceId: string, power: PowerName): boolean {
  const measuring = devices.filter((one) => isFields(one) && powerOfKind(one.kind as ApplianceKind) === power) // any other kind measures none
  return measuring.every((one) => isFields(one) && one.deviceId === deviceId)
}

function swap(fields: Fields, one: string, other: string): void {
  const { [one]: first, [other]: second } = fields
  if (second === undefined) delete fields[one]
  else fields[one] = second
  if (first === undefined) delete fields[other]
  else fields[other] = first
}
