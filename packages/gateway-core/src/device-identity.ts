import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { SunSpecDevice } from '@wattdesk/sunspec/device.ts'

/** A device and where it was found. */
export type NetworkDevice = Place & {
  kind: FoundAppliance['kind']
  /** Maker and serial number: the same wherever it is. Without a serial number, its place. */
  identity: string
  deviceId: string
  device: SunSpecDevice
  /** How long after a connection it must be left alone. */
  settleMs?: number
}
export type Place = { host: string; port: number; unit: number }
export const placeOf = ({ host, port, unit }: Place): string => `${host}:${port}/${unit}`

/** The IDs that devices have already. */
export type KnownIds = {
  idOf(identity: string): string | undefined
  isTaken(deviceId: string, identity: string): boolean
  /** Whether a device was there before. */
  isAt(identity: string, place: string): boolean
}

/**
 * The devices of a register map, by maker and serial number. What has no serial number is known by the first device of its map,
 * and without one there by its place.
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
 * Whether a host only repeats at a unit what it has at another one. Devices with serial numbers are told apart by these; of
 * those without, the same models are the same device.
 */
export function isEcho(own: readonly NetworkDevice[], before: readonly NetworkDevice[]): boolean {
  if (own.some(({ device }) => device.serialNumber !== '')) return false
  const shapeOf = (devices: readonly NetworkDevice[]) =>
    JSON.stringify(devices.map(({ device: { manufacturer, model, version, headers } }) => [manufacturer, model, version, headers]))
  const units = Map.groupBy(before, ({ unit }) => unit)
  return [...units.values()].some((others) => shapeOf(others) === shapeOf(own))
}

/** A device that has SunSpec at one unit of a host and its maker's own registers at another one is one device with both. */
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
 * Gives devices their IDs: those that they have, or new ones by their serial numbers. Makers number their devices
 * independently: of several new ones with the same number, all but the first by name carry their maker in the ID.
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
