import { type ApplianceKind, measurements, type PowerName, powerOfKind } from '@wattdesk/energy/quantities.ts'

type ReversedMeter = { deviceId: string; kind: ApplianceKind }

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const flipped = (value: unknown) => (typeof value === 'number' ? 0 - value : value)
const { gridImportReading, gridExportReading } = measurements

/**
 * A gateway's message with the signs of its reversed meters flipped: of their own measurements, and in the home's powers that
 * they are part of. It is not checked yet, because a wrong sign may break the protocol's limits; what has another shape stays.
 */
export function withReversedMeters(payload: unknown, reversed: readonly ReversedMeter[]): unknown {
  if (reversed.length === 0 || !isFields(payload) || !Array.isArray(payload.samples)) return payload
  return { ...payload, samples: payload.samples.map((sample: unknown) => (isFields(sample) ? reversed.reduce(turn, sample) : sample)) }
}

function turn(sample: Fields, { deviceId, kind }: ReversedMeter): Fields {
  const devices = Array.isArray(sample.appliances) ? sample.appliances : []
  const own: unknown = devices.find((one) => isFields(one) && one.deviceId === deviceId)
  const turned = { ...sample }
  if (isFields(own)) turned.appliances = devices.map((one) => (one === own ? turnedDevice(own) : one))
  const power = powerOfKind(kind)
  if (!power) return turned
  const { field, min, max } = measurements[power]
  const ofHome = sample[field]
  // Without its own measurement, the home's power is the meter's.
  const share = isFields(own) ? own.powerW : ofHome
  if (typeof ofHome === 'number' && typeof share === 'number') turned[field] = ofHome - 2 * share
  // A gateway leaves out what a wrong sign makes impossible.
  if (ofHome === undefined && isFields(own) && min > -max && isAlone(devices, deviceId, power)) turned[field] = flipped(share)
  if (kind === 'GRID') swap(turned, gridImportReading.field, gridExportReading.field)
  return turned
}

/** What a device delivered was counted as what it took, and the other way round. */
function turnedDevice(own: Fields): Fields {
  const turned = { ...own, powerW: flipped(own.powerW) }
  swap(turned, 'energyReadingWh', 'energyExportReadingWh')
  return turned
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
