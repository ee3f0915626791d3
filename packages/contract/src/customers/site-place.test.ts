import { describe, expect, it } from 'vitest'
import { placeAfter } from './site-place.ts'

const home = { address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' } as const
const before = { ...home, latitude: 49.4875, longitude: 8.466, biddingZone: '10Y1001A1001A82H' }
const manchester = { address: 'Mill Lane 2', zipCode: 'M1 1AE', city: 'Manchester', country: 'GB' } as const
const milan = { address: 'Via Roma 1', zipCode: '20121', city: 'Milano', country: 'IT' } as const

describe('a site whose address changes', () => {
  it.each([
    ['keeps both at the same address', home, { hasMoved: false, coordinates: 'kept', biddingZone: 'kept' }],
    [
      'loses its coordinates in another street',
      { ...home, address: 'Ringstr. 3' },
      { hasMoved: true, coordinates: 'removed', biddingZone: 'kept' },
    ],
    [
      'gets the zone of a country that has one',
      manchester,
      { coordinates: 'removed', biddingZone: 'replaced', place: { biddingZone: '10YGB----------A' } },
    ],
    [
      'loses its zone in a country that has several',
      milan,
      { coordinates: 'removed', biddingZone: 'removed', place: { biddingZone: null } },
    ],
    [
      'has what the change names',
      { ...milan, latitude: 45.46, longitude: 9.19, biddingZone: '10Y1001A1001A73I' },
      { coordinates: 'given', biddingZone: 'given', place: { latitude: 45.46, longitude: 9.19, biddingZone: '10Y1001A1001A73I' } },
    ],
    [
      'loses coordinates that are cleared',
      { ...home, latitude: null, longitude: null },
      { coordinates: 'given', place: { latitude: null, longitude: null } },
    ],
  ])('%s', (_, change, expected) => {
    expect(placeAfter(before, change)).toMatchObject(expected)
  })
})
