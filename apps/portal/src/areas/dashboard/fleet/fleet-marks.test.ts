import { fleetSitesZoom, fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { expect, test } from 'vitest'
import type { ShownMark } from './fleet-address.ts'
import { placeMarks } from './fleet-marks.ts'

const size = { width: 800, height: 400 }
const viewAt = (zoom: number) => ({ latitude: 50, longitude: 10, zoom })
const mark = (longitude: number, count: number, isSite = false): ShownMark =>
  ({
    latitude: 50,
    longitude,
    count,
    counts: Object.fromEntries(fleetStates.map((state, at) => [state, at === 0 ? count : 0])),
    site: isSite ? { id: String(longitude) } : null,
    town: 'Fulda',
  }) as never // the fields that placing reads

test('a group absorbs marks it would cover, and no home is lost', () => {
  const placed = placeMarks([mark(10, 90), mark(10.01, 10), mark(40, 5)], viewAt(4), size)
  expect(placed.map(({ mark: { count } }) => count)).toEqual([100, 5])
  expect(placed[0]?.mark.counts[fleetStates[0]]).toBe(100)
})

test('marks far outside the picture are not drawn', () => {
  expect(placeMarks([mark(10, 1), mark(150, 1)], viewAt(4), size)).toHaveLength(1)
})

test('homes with the same coordinates are drawn apart at a close zoom', () => {
  const placed = placeMarks([mark(10, 1, true), mark(10, 1, true), mark(10, 1, true)], viewAt(fleetSitesZoom), size)
  expect(new Set(placed.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(3)
})

test('a name is shown only where it covers no other name', () => {
  const placed = placeMarks([mark(10, 9), mark(13, 8), mark(25, 7)], viewAt(5), size)
  expect(placed.map(({ isNamed }) => isNamed)).toEqual([true, false, true])
})
