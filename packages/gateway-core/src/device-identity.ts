import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { SunSpecDevice } from '@wattdesk/sunspec/device.ts'

/** A device and where it was found. */
export type NetworkDevice = Place & {
  kind: FoundAppliance['kind']
  /** Manufacturer and serial number, independent of the location. Without a serial number, the location. */
  identity: string
  deviceId: string
  device: SunSpecDevice
  /** Time after connecting during which the device accepts no request. */
  settleMs?: number
}
export type Place = { host: string; port: number; unit: number }
export const placeOf = ({ host, port, unit }: Place): string => `${host}:${port}/${unit}`

/** The IDs that devices already have. */
export type KnownIds = {
  idOf(identity: string): string | undefined
  isTaken(deviceId: string, identity: string): boolean
  /** Whether a device was there before. */
  isAt(identity: string, place: string): boolean
}

/**
 * The devices of a register map, by manufacturer and serial number. A device without a serial number is identified by the first device of
 * its map; if that has none either, by its location.
 */
export function identifyDevices(devices: readonly SunSpecDevice[], place: Place): NetworkDevice[] {
  const counts = new Map<string, number>()
  const [first] = devices
  return devices.map((device, order) => {
    const { serialNumber: own, does, isAtGrid } = device
    const serialNumber = own || first?.serialNumber || ''
    const isMeter = does.meters && !does.generates && !does.stores
    const numbered = own || (first?.serialNumber ? `${makerOf(first)}:${first.serialNumber}` : `@${placeOf(place)}`)
    const base = [makerOf(device), numbered, isMeter ? 'meter' : 'device'].join('|')
    const count = counts.get(base) ?? 0
    counts.set(base, count + 1)
    const name = serialNumber === '' ? `${place.host}-${place.unit}` : serialNumber
    return {
      ...place,
      device,
      kind: kindOf(does, isAtGrid),
      identity: count === 0 ? base : `${base}|${count}`,
      deviceId: `sunspec-${name.replaceAll(/[^\w:.-]/g, '_').slice(0, 50)}-${order}`,
    }
  })
}

const makerOf = ({ manufacturer }: SunSpecDevice) => manufacturer.trim().toLowerCase()

/**
 * Whether a host just repeats devices of another unit. Devices with serial numbers are compared by these; without, equal models mean the
 * same device.
 */
export function isEcho(own: readonly NetworkDevice[], before: readonly NetworkDevice[]): boolean {
  if (own.some(({ device }) => device.serialNumber !== '')) return false
  const shapeOf = (devices: readonly NetworkDevice[]) =>
    JSON.stringify(devices.map(({ device: { manufacturer, model, version, headers } }) => [manufacturer, model, version, headers]))
  const units = Map.groupBy(before, ({ unit }) => unit)
  return [...units.values()].some((others) => shapeOf(others) === shapeOf(own))
}

/** Joins a device that has SunSpec at one unit of a host and its manufacturer's own registers at another. */
export function joinOwnMaps(devices: readonly NetworkDevice[]): NetworkDevice[] {
  const speaksSunSpec = ({ device }: NetworkDevice) => device.headers.length > 0
  return devices.flatMap((one) => {
    const others = devices.filter((other) => other !== one && other.identity === one.identity)
    if (!speaksSunSpec(one)) return others.some(speaksSunSpec) ? [] : [one]
    const other = others.find(({ device }) => device.own?.of === 'sma' && device.own.stores)
    if (!other) return [one]
    const does = { ...one.device.does, stores: true }
    const device: SunSpecDevice = { ...one.device, does, own: { of: 'sma', generates: false, stores: true }, ownUnit: other.unit }
    return [{ ...one, kind: kindOf(does, device.isAtGrid), device }]
  })
}

/**
 * Gives devices their IDs: the existing ones, or new ones from their serial numbers. Manufacturers number devices independently, so of
 * several new devices with the same number, all but the first by name have the manufacturer in their ID.
 */
export function nameDevices(devices: readonly NetworkDevice[], known: KnownIds): NetworkDevice[] {
  return devices.map((one) => {
    const { identity, deviceId, device } = one
    const kept = known.idOf(identity)
    if (kept) return { ...one, deviceId: kept }
    const isFirst = !devices.some((other) => other.deviceId === deviceId && makerOf(other.device) < makerOf(device))
    if (isFirst && !known.isTaken(deviceId, identity)) return one
    const maker = makerOf(device)
      .replaceAll(/[^a-z0-9]+/g, '_')
      .slice(0, 12)
    return { ...one, deviceId: deviceId.replace('sunspec-', `sunspec-${maker}-`).slice(0, 64) }
  })
}

function kindOf({ generates, stores, meters }: SunSpecDevice['does'], isAtGrid: boolean): FoundAppliance['kind'] {
  if (generates) return stores ? 'HYBRID' : 'PV'
  if (stores) return 'BATTERY'
  return meters && isAtGrid ? 'GRID' : 'UNKNOWN'
}
