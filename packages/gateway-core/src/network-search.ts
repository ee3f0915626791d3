import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { findDevices, type SunSpecDevice } from '@wattdesk/sunspec/device.ts'
import { type ModbusClient, openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'

export type Network = {
  /** Addresses, with a port and units where they are known. */
  hosts: readonly { host: string; port?: number; units?: readonly number[] }[]
  /** Ports that are asked at a host without one; 502 if absent. */
  ports?: readonly number[]
  /** Modbus units that are asked at each host first. What a maker uses besides is asked where one of its devices was found. */
  units: readonly number[]
  /** For a connection and for each response. */
  timeoutMs: number
  /** Hosts that are asked at the same time. */
  atOnce: number
  /** The search ends after this time with what it found. */
  withinMs: number
  /** Notes what was asked and not found: for the log. */
  note?: (facts: SearchNote) => void
}

/** Why a unit of a host that accepts connections has no device. */
export type SearchNote = { host: string; port: number; unit: number; why: string }

/** A device and where it was found. */
export type NetworkDevice = {
  host: string
  port: number
  unit: number
  kind: FoundAppliance['kind']
  deviceId: string
  device: SunSpecDevice
}

const modbusPorts = [502]

/** Searches for Modbus TCP devices that speak SunSpec. Calls `found` for each host that has some. */
export async function searchNetwork(network: Network, found: (devices: readonly NetworkDevice[]) => void): Promise<NetworkDevice[]> {
  const endsAt = performance.now() + network.withinMs
  const waiting = network.hosts.flatMap(({ host, port, units }) =>
    (port === undefined ? (network.ports ?? modbusPorts) : [port]).map((one) => ({ host, port: one, units })),
  )
  const devices: NetworkDevice[] = []
  const search = async () => {
    for (let next = waiting.shift(); next && performance.now() < endsAt; next = waiting.shift()) {
      const own = await searchHost(next, network, endsAt)
      const before = devices.length
      for (const one of own) if (!devices.some((other) => isSame(one, other))) devices.push(one)
      if (devices.length > before) found(named(devices))
    }
  }
  await Promise.all(Array.from({ length: network.atOnce }, search))
  return named(devices)
}

/** A device may respond at every unit, and at two addresses: it counts once, by its maker and serial number. */
const isSame = (one: NetworkDevice, other: NetworkDevice) => one.deviceId === other.deviceId && makerOf(one) === makerOf(other)
const makerOf = ({ device }: NetworkDevice) => device.manufacturer.trim().toLowerCase()

/** Makers number their devices independently. Of several with the same number, all but the first by name carry their maker in the ID. */
function named(devices: readonly NetworkDevice[]): NetworkDevice[] {
  return devices.map((one) => {
    const isFirst = !devices.some((other) => other.deviceId === one.deviceId && makerOf(other) < makerOf(one))
    if (isFirst) return one
    const maker = makerOf(one)
      .replaceAll(/[^a-z0-9]+/g, '_')
      .slice(0, 12)
    return { ...one, deviceId: one.deviceId.replace('sunspec-', `sunspec-${maker}-`).slice(0, 64) }
  })
}

/** Units at which makers put more devices behind the one found: meters, and inverters that follow another one. */
const followers: readonly [maker: RegExp, units: readonly number[]][] = [
  [/^solaredge/i, [2, 3, 4]],
  [/^fronius/i, [200, 240, 241, 2]],
  [/^kaco/i, [3, 125, 2]],
  [/^kostal/i, [71, 2]],
  [/^sma/i, [3, 125, 126, 4]],
  [/^enphase/i, [2, 100]],
]
/** Where makers put their first device, if none is at the usual units: KACO 3 and 125, Kostal 71, meters of Fronius 240 and 200. */
const rareUnits = [3, 71, 125, 2, 240, 200]

type Kind = FoundAppliance['kind']
type Host = { host: string; port: number; units?: readonly number[] | undefined }

async function searchHost({ host, port, units }: Host, network: Network, endsAt: number): Promise<NetworkDevice[]> {
  const { timeoutMs, note } = network
  const devices: NetworkDevice[] = []
  const asked = new Set<number>()
  let client: ModbusClient | undefined
  const ask = async (unit: number) => {
    asked.add(unit)
    // A connection is closed once a response was late: what still comes belongs to nothing.
    client ??= await openModbusClient({ host, port, timeoutMs })
    const asking = client
    try {
      const found = await findDevices((address, count) => {
        if (performance.now() > endsAt) throw new Error('the search takes too long')
        return asking.read(unit, address, count)
      })
      if (found.length === 0) note?.({ host, port, unit, why: 'no SunSpec' })
      devices.push(...found.map((device, place) => ({ host, port, unit, device, ...identify(device, { host, unit, place }) })))
    } catch (error) {
      // No such unit, no response, or a map without end.
      note?.({ host, port, unit, why: error instanceof Error ? error.message : 'failed' })
      client.close()
      client = undefined
    }
  }
  const askAll = async (some: readonly number[]) => {
    for (const unit of some) if (!asked.has(unit) && performance.now() < endsAt) await ask(unit)
  }
  try {
    await askAll(units ?? network.units)
    // A member who names units means these alone.
    if (units) return devices
    if (devices.length === 0) await askAll(rareUnits)
    const makers = devices.map(({ device }) => device.manufacturer)
    for (const [maker, more] of followers) if (makers.some((one) => maker.test(one))) await askAll(more)
  } catch {
    // Nothing listens there, or not any more.
  } finally {
    client?.close()
  }
  return devices
}

function identify({ serialNumber, does, isAtGrid }: SunSpecDevice, { host, unit, place }: { host: string; unit: number; place: number }) {
  const name = serialNumber === '' ? `${host}-${unit}` : serialNumber
  return { deviceId: `sunspec-${name.replaceAll(/[^\w:.-]/g, '_').slice(0, 50)}-${place}`, kind: kindOf(does, isAtGrid) }
}

function kindOf({ generates, stores, meters }: SunSpecDevice['does'], isAtGrid: boolean): Kind {
  if (generates) return stores ? 'HYBRID' : 'PV'
  if (stores) return 'BATTERY'
  return meters && isAtGrid ? 'GRID' : 'UNKNOWN'
}
