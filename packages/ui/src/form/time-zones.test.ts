import { expect, it } from 'vitest'
import { matchingZones, namedZone, timeZoneChoices, zoneChoice } from './time-zones.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const zones = ['America/New_York', 'Europe/Berlin', 'Europe/London', 'Asia/Kolkata']
const choices = zones.map((zone) => zoneChoice(zone, winter))
const found = (typed: string) => matchingZones(choices, typed).map((choice) => choice.value)

it('names the place and the current offset of a time zone', () => {
  expect(choices.map(({ place, region, offset }) => `${place} ${region} ${offset}`)).toEqual([
    'New York America UTC-05:00',
    'Berlin Europe UTC+01:00',
    'London Europe UTC+00:00',
    'Kolkata Asia UTC+05:30',
  ])
  expect(zoneChoice('Europe/Berlin', new Date('2026-07-15T12:00:00Z')).offset).toBe('UTC+02:00')
  expect(zoneChoice('Mars/Olympus', winter)).toMatchObject({ place: 'Olympus', offset: '' })
})

it('finds time zones by place, region, name and offset', () => {
  expect(found('new york')).toEqual(['America/New_York'])
  expect(found('europe')).toEqual(['Europe/Berlin', 'Europe/London'])
  expect(found('Europe/Ber')).toEqual(['Europe/Berlin'])
  expect(found('utc+1')).toEqual(['Europe/Berlin'])
  expect(found('+05:30')).toEqual(['Asia/Kolkata'])
  expect(found('lo')).toEqual(['Europe/London'])
  expect(found('nowhere')).toEqual([])
  expect(found('')).toEqual(zones)
})

it('offers a zone that is in use although it is not listed', () => {
  expect(timeZoneChoices(zones, 'Europe/Kiev')[0]).toEqual({
    group: 'Europe',
    items: expect.arrayContaining([{ value: 'Europe/Kiev', label: 'Kiev' }]),
  })
})

it('knows which zone a typed text names, without a choice from the list', () => {
  const named = (typed: string) => namedZone(choices, typed)?.value
  expect(named('Europe/Berlin')).toBe('Europe/Berlin')
  expect(named('new york ')).toBe('America/New_York')
  expect(named('kolk')).toBe('Asia/Kolkata')
  expect(named('europe')).toBeUndefined()
  expect(named('nowhere')).toBeUndefined()
  expect(named(' ')).toBeUndefined()
  const berlins = ['Europe/Berlin', 'America/Berlin_Center'].map((zone) => zoneChoice(zone, winter))
  expect(namedZone(berlins, 'berlin')?.value).toBe('Europe/Berlin')
})
