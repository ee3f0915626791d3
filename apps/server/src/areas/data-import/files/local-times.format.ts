import { dayMs, hourMs } from '@wattdesk/energy/durations.ts'
import { zoneOffsetMs } from '@wattdesk/energy/time-zones.ts'
import { VendorFault } from '../connectors/connector.format.ts'

/** Instants of rows in epoch ms. NaN: clocks skip this time, so it does not exist. */
export type Instants = { at: Float64Array; skipped: number }

const local = /^(\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/
const withOffset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:?\d\d)$/

/**
 * The instants of a file's rows. Without an offset, they are in the home's time. In the repeated hour of autumn, the second pass begins
 * where the times jump back; hourly rows have the same time twice. A file may begin with its newest row. Throws `file_unreadable`.
 */
export function instantsOf(times: readonly string[], timeZone: string): Instants {
  const at = new Float64Array(times.length)
  const walls = new Float64Array(times.length).fill(Number.NaN)
  const wallClockOf = openWallClock()
  for (const [row, text] of times.entries()) {
    const wall = wallClockOf(text)
    at[row] = walls[row] = wall
    if (Number.isNaN(wall) && withOffset.test(text)) at[row] = Date.parse(text.replace(' ', 'T'))
    if (Number.isNaN(at[row])) throw new VendorFault('file_unreadable')
  }
  const isNewestFirst = isDescending(walls)
  if (isNewestFirst) for (const one of [at, walls]) one.reverse()
  let skipped = 0
  const candidatesOf = openCandidates(timeZone)
  const passes = openPasses(walls)
  for (const [row, wall] of walls.entries()) {
    if (Number.isNaN(wall)) continue
    const [first, second] = candidatesOf(wall)
    if (first === undefined) skipped += 1
    at[row] = (second !== undefined && passes.isSecond(row) ? second : first) ?? Number.NaN
    if (second === undefined) passes.leave()
  }
  return { at: isNewestFirst ? at.reverse() : at, skipped }
}

function isDescending(walls: Float64Array): boolean {
  let [rises, falls] = [0, 0]
  for (let row = 1; row < walls.length; row++) {
    const distance = (walls[row] ?? 0) - (walls[row - 1] ?? 0)
    if (distance > 0) rises += 1
    else if (distance < 0) falls += 1
  }
  return falls > rises
}

/**
 * Reads wall-clock digits as if they were UTC. NaN if the text is not a time. Caches the day, because most rows share it with the
 * previous one.
 */
function openWallClock(): (text: string) => number {
  let [day, start] = ['', Number.NaN]
  return (text) => {
    const found = local.exec(text)
    if (!found) return Number.NaN
    const [, date = '', hour, minute, second] = found
    if (date !== day) [day, start] = [date, startOf(date)]
    return start + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second ?? 0)) * 1_000
  }
}

function startOf(date: string): number {
  const [year, month, day] = date.includes('-') ? date.split('-') : date.split('.').reverse()
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return new Date(start).getUTCDate() === Number(day) ? start : Number.NaN
}

/** The instants at which clocks show a time, earlier first: none if they skip it, two if they go back. */
function openCandidates(timeZone: string): (wall: number) => number[] {
  const offsets = new Map<number, [number, number]>()
  const offsetsOn = (day: number) => {
    const found = offsets.get(day) ?? [zoneOffsetMs((day - 1) * dayMs, timeZone), zoneOffsetMs((day + 2) * dayMs, timeZone)]
    offsets.set(day, found)
    return found
  }
  return (wall) => {
    const [before, after] = offsetsOn(Math.floor(wall / dayMs))
    if (before === after) return [wall - before]
    return [wall - Math.max(before, after), wall - Math.min(before, after)].filter((at) => at + zoneOffsetMs(at, timeZone) === wall)
  }
}

/** Distinguishes the two passes of an hour that occurs twice. Rows are read in order. */
function openPasses(walls: Float64Array) {
  const isHourly = stepOf(walls) >= hourMs
  let isSecond = false
  let isInside = false
  /** Of rows of an hourly file with the same time, the later half is the second pass. */
  const isLaterHalf = (row: number) => {
    let [first, last] = [row, row]
    while (walls[first - 1] === walls[row]) first -= 1
    while (walls[last + 1] === walls[row]) last += 1
    return row - first >= (last - first + 1) / 2
  }
  return {
    isSecond(row: number): boolean {
      const jumpsBack = isInside && (walls[row] ?? 0) < (walls[row - 1] ?? 0)
      isSecond = isHourly ? isLaterHalf(row) : isSecond || jumpsBack
      isInside = true
      return isSecond
    },
    leave() {
      isSecond = false
      isInside = false
    },
  }
}

/** The smallest distance between consecutive times; infinite for a single one. */
export function stepOf(times: Float64Array): number {
  let step = Number.POSITIVE_INFINITY
  for (let row = 1; row < times.length; row++) {
    const distance = (times[row] ?? 0) - (times[row - 1] ?? 0)
    if (distance > 0 && distance < step) step = distance
  }
  return step
}
