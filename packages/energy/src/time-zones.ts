/** Local dates and the instants at which they start, from the runtime's time zone database (Intl). */

import { dayMs } from './durations.ts'

/** A calendar day, `YYYY-MM-DD`. */
export type LocalDay = string

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  let found = formatters.get(timeZone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(timeZone, found)
  }
  return found
}

/** Offsets at the starts of UTC days, by zone: asking Intl for each day of a year takes longer than reading its energies. */
const offsetsOfDays = new Map<string, Map<number, number>>()
const daysKept = 40_000

/** How far the zone's clocks are ahead of UTC at an instant (epoch ms), in ms. */
export function zoneOffsetMs(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const day = Math.floor(at / dayMs)
  const offset = offsetOfDay(day, timeZone)
  // No zone changes its clocks and changes them back within a day.
  return offset === offsetOfDay(day + 1, timeZone) ? offset : offsetByIntl(at, timeZone)
}

function offsetOfDay(day: number, timeZone: string): number {
  let offsets = offsetsOfDays.get(timeZone)
  if (!offsets || offsets.size >= daysKept) {
    offsets = new Map()
    offsetsOfDays.set(timeZone, offsets)
  }
  let offset = offsets.get(day)
  if (offset === undefined) {
    offset = offsetByIntl(day * dayMs, timeZone)
    offsets.set(day, offset)
  }
  return offset
}

function offsetByIntl(at: number, timeZone: string): number {
  const second = Math.floor(at / 1_000) * 1_000
  // "MM/DD/YYYY, HH:mm:ss": this formatter's only form, far cheaper to parse than formatToParts
  const text = formatter(timeZone).format(second)
  const local = Date.UTC(
    Number(text.slice(6, 10)),
    Number(text.slice(0, 2)) - 1,
    Number(text.slice(3, 5)),
    Number(text.slice(12, 14)),
    Number(text.slice(15, 17)),
    Number(text.slice(18, 20)),
  )
  return local - second
}

/** The calendar day in the zone at an instant (epoch ms). */
export function localDayOf(at: number, timeZone: string): LocalDay {
  return dayText(at + zoneOffsetMs(at, timeZone))
}

/** The first instant (epoch ms) of a calendar day in the zone: midnight, or where clocks skip midnight, the moment after. */
export function startOfLocalDay(day: LocalDay, timeZone: string): number {
  const wallClock = dayNumberMs(day)
  const early = zoneOffsetMs(wallClock - dayMs, timeZone)
  const late = zoneOffsetMs(wallClock + dayMs, timeZone)
  // The larger offset gives the earlier instant: when midnight happens twice the day begins at the first of them.
  for (const offset of early === late ? [early] : [Math.max(early, late), Math.min(early, late)]) {
    const instant = wallClock - offset
    if (zoneOffsetMs(instant, timeZone) === offset) return instant
  }
  return firstInstantWith(late, wallClock - dayMs, wallClock + dayMs, timeZone)
}

/** The day `count` days after (or before) another. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return dayText(dayNumberMs(day) + count * dayMs)
}

/** Day of the week, 1 Monday to 7 Sunday (ISO 8601). */
export function isoWeekday(day: LocalDay): number {
  return new Date(dayNumberMs(day)).getUTCDay() || 7
}

/** Whole days between two calendar days. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((dayNumberMs(to) - dayNumberMs(from)) / dayMs)
}

/** ISO 8601 with the zone's offset, to the second: `2026-10-25T02:00:00+01:00`. */
export function isoWithOffset(at: number, timeZone: string): string {
  const offset = zoneOffsetMs(at, timeZone)
  const local = new Date(at + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

function firstInstantWith(offset: number, from: number, to: number, timeZone: string): number {
  let before = from
  let after = to
  while (after - before > 1_000) {
    const middle = before + Math.floor((after - before) / 2_000) * 1_000
    if (zoneOffsetMs(middle, timeZone) === offset) after = middle
    else before = middle
  }
  return after
}

function dayNumberMs(day: LocalDay): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) throw new RangeError(`Not a calendar day: ${day}`)
  return at
}

function dayText(at: number): LocalDay {
  return new Date(at).toISOString().slice(0, 10)
}
