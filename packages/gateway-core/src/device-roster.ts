import type { Log } from './connection.ts'
import type { NetworkDevice } from './device-identity.ts'
import { type KnownDevice, openDeviceRegistry } from './device-registry.ts'
import { openDeviceWatch, type SearchPace } from './device-watch.ts'
import type { ReadDevice } from './home-sample.ts'
import { type Network, type SearchNote, searchNetwork } from './network-search.ts'

type Parts = {
  /** What to search; may change at any time. */
  network: () => Network
  deviceIdOf: (device: NetworkDevice) => string | undefined
  knownDevices: readonly KnownDevice[]
  keepDevices: (known: readonly KnownDevice[]) => Promise<void>
  pace: SearchPace
  log: Log
}

/** The devices of a gateway: those that it reads, and those that it expects. */
export function openDeviceRoster({ network, deviceIdOf, knownDevices, keepDevices, pace, log }: Parts) {
  const registry = openDeviceRegistry(knownDevices, keepDevices)
  const watch = openDeviceWatch(log, pace)
  let devices: readonly NetworkDevice[] = []
  /** Devices found before this program started, but not since. */
  let awaited: readonly KnownDevice[] = []
  let last: Promise<unknown> = Promise.resolve()
  let isSearching = false
  /** Until the first search, an unknown device is not missing. */
  let hasSearched = false

  const nameAll = (found: readonly NetworkDevice[]) => found.map((one) => ({ ...one, deviceId: deviceIdOf(one) ?? one.deviceId }))
  const searchNow = async (report: (devices: readonly NetworkDevice[]) => void) => {
    const begun = performance.now()
    const refused: SearchNote[] = []
    const noting = { ...network(), known: registry.ids, note: (one: SearchNote) => refused.push(one) }
    const found = nameAll(await searchNetwork(noting, (some) => report(nameAll(some))))
    const now = Date.now()
    const moved = await registry.record(found, now)
    // A device that does not respond for a moment may still be there.
    const missing = registry.awaited(found, now)
    const [isMissing, isFound] = [identitiesOf(missing), identitiesOf(found)]
    const others = devices.filter(({ identity }) => !isFound.has(identity))
    devices = [...others.filter(({ identity }) => isMissing.has(identity)), ...found]
    const isRead = identitiesOf(devices)
    awaited = missing.filter(({ identity }) => !isRead.has(identity))
    const replaced = others.filter(({ identity }) => !isMissing.has(identity))
    watch.searched({ found, moved, awaited, replaced, refused, seconds: Math.round((performance.now() - begun) / 1_000) }, now)
    hasSearched = true
    return devices
  }
  return {
    devices: () => devices,
    awaited: () => awaited,
    hasSearched: () => hasSearched,
    /** Searches once no other search is under way. Returns all devices. */
    search(report: (devices: readonly NetworkDevice[]) => void): Promise<readonly NetworkDevice[]> {
      const ended = last.then(() => {
        isSearching = true
        return searchNow(report)
      })
      last = ended
        .catch(() => undefined)
        .finally(() => {
          isSearching = false
        })
      return ended
    },
    isSearching: () => isSearching,
    /** Whether something is missing that should be searched for. */
    isSearchDue: (now: number) => !isSearching && watch.isSearchDue(now),
    /** Notes which devices respond. */
    async read(responses: readonly ReadDevice[], now: number): Promise<void> {
      watch.read(responses, now)
      const there = new Set(responses.flatMap(({ deviceId, reading }) => (reading ? [deviceId] : [])))
      await registry.touch(
        devices.filter(({ deviceId }) => there.has(deviceId)).map(({ identity }) => identity),
        now,
      )
    },
  }
}

const identitiesOf = (some: readonly { identity: string }[]) => new Set(some.map(({ identity }) => identity))
