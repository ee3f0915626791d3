import { findDevices } from '@wattdesk/sunspec/device.ts'
import { type ModbusAddress, type ModbusClient, openModbusClient } from '@wattdesk/sunspec/modbus-client.ts'
import { ModbusSilence } from '@wattdesk/sunspec/modbus-request.ts'
import type { ReadRegisters } from '@wattdesk/sunspec/model-chain.ts'
import { identifyDevices, isEcho, joinOwnMaps, type KnownIds, type NetworkDevice, nameDevices, placeOf } from './device-identity.ts'

/** An address, with its port and units if known. */
type Host = {
  host: string
  port?: number
  /** If given, only these units are searched. */
  units?: readonly number[]
  /** Searched in addition to the usual units. */
  also?: readonly number[]
}

export type Network = {
  hosts: readonly Host[]
  /** Ports to try at a host without one; 502 if absent. */
  ports?: readonly number[]
  /** Modbus units to try first at each host. A manufacturer's other units are tried at hosts where one of its devices was found. */
  units: readonly number[]
  /** For connecting, and for each response. */
  timeoutMs: number
  /** Hosts tried concurrently. */
  atOnce: number
  /** The search ends after this time, with the results so far. */
  withinMs: number
  /** Records failed attempts, for the log. */
  note?: (facts: SearchNote) => void
  /** The IDs that devices have already. */
  known?: KnownIds
  /** Time to wait after connecting to a host that responds only after a pause. */
  settlingMs?: number
  /** Connects to a device. A connection that is in use is shared, because many devices accept only one. */
  open?: (address: ModbusAddress) => Promise<ModbusClient>
}

/** Why a unit of a host that accepts connections has no device. */
export type SearchNote = { host: string; port: number; unit: number; why: string }

const modbusPorts = [502]
/** Huawei's dongle drops requests in the first second. */
const usualSettlingMs = 1_500
const nothingKnown: KnownIds = { idOf: () => undefined, isTaken: () => false, isAt: () => false }

/** Searches for Modbus TCP devices that support SunSpec. Calls `found` for each host that has some. */
export async function searchNetwork(network: Network, found: (devices: readonly NetworkDevice[]) => void): Promise<NetworkDevice[]> {
  const endsAt = performance.now() + network.withinMs
  const waiting = placesOf(network)
  const known = network.known ?? nothingKnown
  const devices = new Map<string, NetworkDevice>()
  const search = async () => {
    for (let next = waiting.shift(); next && performance.now() < endsAt; next = waiting.shift()) {
      // A device may respond at every unit and at two addresses. It counts once, where it was before.
      const own = await searchHost(next, network, endsAt)
      const before = devices.size
      for (const one of own) {
        if (!devices.has(one.identity) || known.isAt(one.identity, placeOf(one))) devices.set(one.identity, one)
      }
      if (devices.size > before) found(nameDevices([...devices.values()], known))
    }
  }
  await Promise.all(Array.from({ length: network.atOnce }, search))
  return nameDevices([...devices.values()], known)
}

/** Units at which manufacturers put further devices behind the first one: meters, and inverters that follow another one. */
const followers: readonly [maker: RegExp, units: readonly number[]][] = [
  [/^solaredge/i, [2, 3, 4]],
  [/^fronius/i, [200, 201, 202, 240, 241, 2]],
  [/^kaco/i, [3, 125, 2]],
  [/^kostal/i, [71, 2]],
  [/^sma/i, [3, 125, 126, 4]],
  [/^enphase/i, [2, 100]],
]
/**
 * Units at which manufacturers put their first device, other than the usual ones: KACO 3 and 125, Kostal 71, meters of Fronius 240 and
 * 200.
 */
const rareUnits = [3, 71, 125, 2, 240, 200]

/** Each host and port once; the first entry that names it counts. */
function placesOf({ hosts, ports = modbusPorts }: Network): Asked[] {
  const places = new Map<string, Asked>()
  for (const { port, ...one } of hosts) {
    for (const each of port === undefined ? ports : [port]) {
      const key = `${one.host}:${each}`
      if (!places.has(key)) places.set(key, { ...one, port: each })
    }
  }
  return [...places.values()]
}

type Asked = Host & { port: number }

async function searchHost({ host, port, units, also = [] }: Asked, network: Network, endsAt: number): Promise<NetworkDevice[]> {
  const { timeoutMs, note, open = openModbusClient, settlingMs = usualSettlingMs } = network
  const devices: NetworkDevice[] = []
  const asked = new Set<number>()
  let client: ModbusClient | undefined
  let hasResponded = false
  let settleMs: number | undefined
  /** A host that is silent from the first request on may need a pause after each connection. This is tried once. */
  const mayOnlySettle = (error: unknown): boolean => {
    if (hasResponded) return false
    const isFirst = settleMs === undefined
    hasResponded = !(error instanceof ModbusSilence)
    settleMs = isFirst && !hasResponded ? settlingMs : 0
    if (settleMs === 0) return false
    client?.close()
    client = undefined
    return true
  }
  const ask = async (unit: number): Promise<void> => {
    asked.add(unit)
    // A connection is closed after a late response, because further data could not be assigned to a request.
    client ??= await open({ host, port, timeoutMs, settleMs })
    const asking = client
    const readAt =
      (one: number): ReadRegisters =>
      (address, count) => {
        if (performance.now() > endsAt) throw new Error('the search takes too long')
        return asking.read(one, address, count)
      }
    try {
      const found = await findDevices(readAt(unit))
      hasResponded = true
      if (found.length === 0) note?.({ host, port, unit, why: 'no registers that are known' })
      const own = identifyDevices(found, { host, port, unit }).map((one) => (settleMs ? { ...one, settleMs } : one))
      // Units named by a member are never treated as repetitions.
      if (units || !isEcho(own, devices)) devices.push(...own)
      else note?.({ host, port, unit, why: 'repeats another unit' })
    } catch (error) {
      if (mayOnlySettle(error)) return ask(unit)
      // The unit does not exist or does not respond, or its map has no end.
      note?.({ host, port, unit, why: error instanceof Error ? error.message : 'failed' })
      client.close()
      client = undefined
    }
  }
  const askAll = async (some: readonly number[]) => {
    for (const unit of some) if (!asked.has(unit) && performance.now() < endsAt) await ask(unit)
  }
  try {
    await askAll(units ?? [...also, ...network.units])
    // Units of a host replace the defaults.
    if (units) return devices
    if (devices.length === 0) await askAll(rareUnits)
    const makers = devices.map(({ device }) => device.manufacturer)
    for (const [maker, more] of followers) if (makers.some((one) => maker.test(one))) await askAll(more)
  } catch {
    // Nothing listens there, or no longer.
  } finally {
    client?.close()
  }
  return joinOwnMaps(devices)
}
