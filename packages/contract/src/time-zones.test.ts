import { expect, it } from 'vitest'
import { isTimeZone } from './formats.ts'
import { timeZones } from './time-zones.ts'

it('offers only time zones that a site may have, each once', () => {
  expect(timeZones.filter((name) => !isTimeZone(name))).toEqual([])
  expect(new Set(timeZones).size).toBe(timeZones.length)
  expect(timeZones).toEqual(
    expect.arrayContaining(['Europe/Berlin', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'Atlantic/Reykjavik']),
  )
})
