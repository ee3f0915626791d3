import type { Log } from './connection.ts'
import { type NetworkDevice, placeOf } from './device-identity.ts'
import type { KnownDevice } from './device-registry.ts'
import type { ReadDevice } from './home-sample.ts'
import type { SearchNote } from './network-search.ts'

export type SearchPace = {
  /** A device missing for this long is searched for. */
  missingMs: number
  /** Pause before the next search for it; doubles up to `longestMs`. */
  longestMs: number
}
export const usualSearchPace: SearchPace = { missingMs: 300_000, longestMs: 3_600_000 }

export type Searched = {
  found: readonly NetworkDevice[]
  moved: readonly { device: NetworkDevice; from: string }[]
  awaited: readonly KnownDevice[]
  /** Devices whose location another device has taken. */
  replaced: readonly { deviceId: string }[]
  refused: readonly SearchNote[]
  seconds: number
}

/** A device counts as silent after this many failed readings in a row, so that slow ones are not logged each time. */
const failuresUntilSilent = 3

/** Logs devices that were found, refused or are expected, each change once, and decides when to search for missing ones. */
export function openDeviceWatch(log: Log, pace: SearchPace) {
  const news = openNews()
  const failures = new Map<string, { count: number; since: number }>()
  const awaited = new Set<string>()
  let searchedAt: number | undefined
  let pauseMs = pace.missingMs
  let hasFound = false

  const noteAwaited = (missing: readonly KnownDevice[]) => {
    const isMissing = new Set(missing.map(({ deviceId }) => deviceId))
    for (const deviceId of awaited) if (!isMissing.has(deviceId)) awaited.delete(deviceId)
    for (const { deviceId, seenAt, ...place } of missing) {
      if (awaited.has(deviceId)) continue
      awaited.add(deviceId)
      log.info({ deviceId, place: placeOf(place), seenAt: new Date(seenAt).toISOString() }, 'device not found, waiting for it')
    }
  }
  return {
    searched(searched: Searched, now: number): void {
      searchedAt = now
      hasFound = searched.found.length > 0
      logFound(searched, news, log)
      for (const { deviceId } of searched.replaced) {
        news.forget(`device ${deviceId}`)
        failures.delete(deviceId)
        log.info({ deviceId }, 'device replaced by another one')
      }
      logRefused(searched, news, log)
      noteAwaited(searched.awaited)
      const idsOf = (some: readonly { deviceId: string }[]) => some.map(({ deviceId }) => deviceId).sort()
      const facts = { devices: idsOf(searched.found), awaited: idsOf(searched.awaited), refused: searched.refused.length }
      log[news.is('search', facts) ? 'info' : 'debug']({ ...facts, seconds: searched.seconds }, 'network searched')
    },
    /** Notes which devices respond. */
    read(devices: readonly ReadDevice[], now: number): void {
      for (const { deviceId, reading, why } of devices) {
        const { count, since } = failures.get(deviceId) ?? { count: 0, since: now }
        if (reading) {
          failures.delete(deviceId)
          const seconds = Math.round((now - since) / 1_000)
          if (count >= failuresUntilSilent) log.info({ deviceId, seconds }, 'device responds again')
          continue
        }
        failures.set(deviceId, { count: count + 1, since })
        if (count + 1 === failuresUntilSilent) log.info({ deviceId, why }, 'device does not respond')
      }
    },
    /** Whether something has been missing long enough for a search. Each unsuccessful search lengthens the next pause. */
    isSearchDue(now: number): boolean {
      if (searchedAt === undefined) return false
      const isSilent = [...failures.values()].some(({ count, since }) => count >= failuresUntilSilent && now - since >= pace.missingMs)
      if (hasFound && !isSilent && awaited.size === 0) {
        pauseMs = pace.missingMs
        return false
      }
      if (now - searchedAt < pauseMs) return false
      pauseMs = Math.min(pace.longestMs, pauseMs * 2)
      return true
    },
  }
}

type News = ReturnType<typeof openNews>

/** What was logged last, so that only changes are logged. */
function openNews() {
  const last = new Map<string, string>()
  return {
    is(key: string, facts: unknown): boolean {
      const text = JSON.stringify(facts)
      if (last.get(key) === text) return false
      last.set(key, text)
      return true
    },
    forget: (key: string) => last.delete(key),
  }
}

function logFound({ found, moved }: Searched, news: News, log: Log): void {
  const former = new Map(moved.map(({ device, from }) => [device.deviceId, from]))
  for (const { deviceId, kind, device, ...place } of found) {
    const { manufacturer: maker, model, serialNumber } = device
    const facts = { deviceId, place: placeOf(place), kind, maker, model, serialNumber }
    const from = former.get(deviceId)
    if (news.is(`device ${deviceId}`, facts)) log.info(from ? { ...facts, from } : facts, from ? 'device moved' : 'device found')
  }
}

/** Logs hosts that accept connections but have no device. Other units of hosts with devices are not logged. */
function logRefused({ found, refused }: Searched, news: News, log: Log): void {
  const keyOf = ({ host, port }: { host: string; port: number }) => `${host}:${port}`
  const serving = new Set(found.map(keyOf))
  for (const [key, notes] of Map.groupBy(refused, keyOf)) {
    const [host, port] = [notes[0]?.host, notes[0]?.port]
    const facts = { host, port, units: notes.map(({ unit, why }) => ({ unit, why })) }
    if (news.is(`refused ${key}`, facts)) log[serving.has(key) ? 'debug' : 'info'](facts, 'no device at these units')
  }
}
