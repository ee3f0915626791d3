import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { findDevices, type SunSpecDevice } from '@wattdesk/sunspec/device.ts'
import { type ModbusClient, openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'

export type Network = {
  /** Addresses, with a port where it is not the usual one. */
  hosts: readonly { host: string; port?: number }[]
  /** Modbus units that are asked at each host. */
  units: readonly number[]
  /** For a connection and for each answer. */
  timeoutMs: number
  /** Hosts that are asked at the same time. */
  atOnce: number
  /** The search ends after this time with what it found. */
  withinMs: number
}

/** A device and where it was found. */
export type NetworkDevice = {
  host: string
  port: number
  unit: number
  kind: FoundAppliance['kind']
  deviceId: string
  device: SunSpecDevice
}

const modbusPort = 502

/** Searches for Modbus TCP devices that speak SunSpec. Calls `found` for each host that has some. */
export async function searchNetwork(network: Network, found: (devices: readonly NetworkDevice[]) => void): Promise<NetworkDevice[]> {
  const endsAt = performance.now() + network.withinMs
  const waiting = [...network.hosts]
  const devices: NetworkDevice[] = []
  const known = new Set<string>()
  // A device may answer to every unit, and at two addresses: it counts once.
  const isNew = ({ deviceId }: NetworkDevice): boolean => {
    const isKnown = known.has(deviceId)
    known.add(deviceId)
    return !isKnown
  }
  const search = async () => {
    for (let next = waiting.shift(); next && performance.now() < endsAt; next = waiting.shift()) {
      const { host, port = modbusPort } = next
      const own = (await searchHost({ host, port }, network, endsAt)).filter(isNew)
      if (own.length === 0) continue
      devices.push(...own)
      found(devices)
    }
  }
  await Promise.all(Array.from({ length: network.atOnce }, search))
  return devices
}

type Kind = FoundAppliance['kind']
type Host = { host: string; port: number }

async function searchHost({ host, port }: Host, { units, timeoutMs }: Network, endsAt: number): Promise<NetworkDevice[]> {
  const devices: NetworkDevice[] = []
  let client: ModbusClient | undefined
  try {
    for (const unit of units) {
      // A connection is closed once an answer was late: what still comes belongs to nothing.
      client ??= await openModbusClient({ host, port, timeoutMs })
      try {
        const asking = client
        const read = (address: number, count: number) => {
          if (performance.now() > endsAt) throw new Error('the search takes too long')
          return asking.read(unit, address, count)
        }
        const found = await findDevices(read)
        devices.push(...found.map((device, place) => ({ host, port, unit, device, ...identify(device, { host, unit, place }) })))
      } catch {
        // No such unit, no answer, no SunSpec, or a map without end.
        client.close()
        client = undefined
      }
    }
  } catch {
    // Nothing listens there.
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
