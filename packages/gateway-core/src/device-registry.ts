import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { type KnownIds, type NetworkDevice, placeOf } from './device-identity.ts'

/** A device that was found once. `identity` consists of manufacturer and serial number, because its address may change. */
export type KnownDevice = {
  identity: string
  deviceId: string
  kind: FoundAppliance['kind']
  host: string
  port: number
  unit: number
  /** Milliseconds since 1970. */
  seenAt: number
}

/** A device not found for this long is no longer expected. Inverters may be silent from dusk to dawn, but not longer. */
const awaitedForMs = 14 * 86_400_000
const touchEveryMs = 86_400_000
const knownMax = 256

/** All devices that a gateway ever found, with the IDs that they keep. */
export function openDeviceRegistry(kept: readonly KnownDevice[], keep: (known: readonly KnownDevice[]) => Promise<void>) {
  const known = new Map(kept.map((one) => [one.identity, one]))

  const ids: KnownIds = {
    idOf: (identity) => known.get(identity)?.deviceId,
    isTaken: (deviceId, identity) => [...known.values()].some((one) => one.deviceId === deviceId && one.identity !== identity),
    isAt(identity, place) {
      const one = known.get(identity)
      return one !== undefined && placeOf(one) === place
    },
  }
  return {
    ids,
    /** Records the result of a search. Returns the devices that have moved, with their previous locations. */
    async record(found: readonly NetworkDevice[], now: number): Promise<{ device: NetworkDevice; from: string }[]> {
      const moved: { device: NetworkDevice; from: string }[] = []
      for (const device of found) {
        const { identity, deviceId, kind, host, port, unit } = device
        const before = known.get(identity)
        if (before && placeOf(before) !== placeOf(device)) moved.push({ device, from: placeOf(before) })
        known.delete(identity)
        known.set(identity, { identity, deviceId, kind, host, port, unit, seenAt: now })
      }
      for (const identity of known.keys()) {
        if (known.size <= knownMax) break
        known.delete(identity)
      }
      await keep([...known.values()])
      return moved
    },
    /** Notes which devices respond, so that a device seen lately is expected. Stored once a day. */
    async touch(identities: readonly string[], now: number): Promise<void> {
      let isDue = false
      for (const identity of identities) {
        const one = known.get(identity)
        if (!one || now - one.seenAt < touchEveryMs) continue
        known.set(identity, { ...one, seenAt: now })
        isDue = true
      }
      if (isDue) await keep([...known.values()])
    },
    /** Devices that a search did not find and that are probably just silent, because nothing else is at their location. */
    awaited(found: readonly NetworkDevice[], now: number): KnownDevice[] {
      const [there, places] = [new Set(found.map(({ identity }) => identity)), new Set(found.map(placeOf))]
      return [...known.values()].filter((one) => !there.has(one.identity) && !places.has(placeOf(one)) && now - one.seenAt < awaitedForMs)
    },
  }
}

export type DeviceRegistry = ReturnType<typeof openDeviceRegistry>
