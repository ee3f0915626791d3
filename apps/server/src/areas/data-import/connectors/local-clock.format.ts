import { zoneOffsetMs } from '@wattdesk/energy/time-zones.ts'
import { VendorFault } from './connector.format.ts'

export type LocalClock = { at(text: string): number }

const local = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)\.(\d\d)\.(\d{4}))[ T](\d\d):(\d\d)(?::(\d\d))?$/
const withOffset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:?\d\d)$/

/**
 * Reads instants of a file in order. One without an offset is in the home's time. Of an hour that occurs twice in autumn, the
 * second one begins where the times jump back.
 */
export function openLocalClock(timeZone: string): LocalClock {
  let previous = Number.NEGATIVE_INFINITY
  return {
    at(text) {
      const at = withOffset.test(text) ? Date.parse(text.replace(' ', 'T')) : instantOf(text, timeZone, previous)
      if (Number.isNaN(at)) throw new VendorFault('file_unreadable')
      previous = at
      return at
    },
  }
}

function instantOf(text: string, timeZone: string, previous: number): number {
  const found = local.exec(text.trim())
  if (!found) return Number.NaN
  const [, y1, m1, d1, d2, m2, y2, hour, minute, second] = found
  const wall = Date.UTC(Number(y1 ?? y2), Number(m1 ?? m2) - 1, Number(d1 ?? d2), Number(hour), Number(minute), Number(second ?? 0))
  if (new Date(wall).getUTCDate() !== Number(d1 ?? d2)) return Number.NaN
  const offsets = new Set([zoneOffsetMs(wall - 86_400_000, timeZone), zoneOffsetMs(wall + 86_400_000, timeZone)])
  const candidates = [...offsets].map((offset) => wall - offset).filter((at) => at + zoneOffsetMs(at, timeZone) === wall)
  candidates.sort((a, b) => a - b)
  const [first, second_] = candidates
  // An hour that clocks skip is read as if they had not.
  if (first === undefined) return wall - Math.max(...offsets)
  return second_ !== undefined && first <= previous ? second_ : first
}
