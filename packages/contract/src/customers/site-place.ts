import type { Country } from '../formats.ts'

/** Bidding zones of the electricity markets of each country (ENTSO-E area codes, Y type). */
export const biddingZonesOf: Record<Country, readonly string[]> = {
  AL: ['10YAL-KESH-----5'],
  CZ: ['10YCZ-CEPS-----N'],
  DE: ['10Y1001A1001A82H'],
  GB: ['10YGB----------A'],
  HR: ['10YHR-HEP------M'],
  HU: ['10YHU-MAVIR----U'],
  // North, centre north, centre south, south, Calabria, Sicily, Sardinia.
  IT: [
    '10Y1001A1001A73I',
    '10Y1001A1001A70O',
    '10Y1001A1001A71M',
    '10Y1001A1001A788',
    '10Y1001C--00096J',
    '10Y1001A1001A75E',
    '10Y1001A1001A74G',
  ],
  PL: ['10YPL-AREA-----S'],
  // SE1 to SE4.
  SE: ['10Y1001A1001A44P', '10Y1001A1001A45N', '10Y1001A1001A46L', '10Y1001A1001A47J'],
}

export type Address = { address: string; zipCode: string; city: string; country: Country }
export type Place = { latitude: number | null; longitude: number | null; biddingZone: string | null }
/** `kept`: as before; `given`: as the change says; `removed`: unknown at the new address; `replaced`: by the new country's only one. */
export type Consequence = 'kept' | 'given' | 'removed' | 'replaced'

export type PlaceChange = { hasMoved: boolean; place: Place; coordinates: Consequence; biddingZone: Consequence }

/**
 * Decides a site's coordinates and bidding zone when its address changes. Fields that the change names are used as given. Otherwise the
 * coordinates are removed, and the bidding zone follows the country.
 */
export function placeAfter(before: Address & Place, change: Address & Partial<Place>): PlaceChange {
  const hasMoved = (['address', 'zipCode', 'city', 'country'] as const).some((field) => before[field] !== change[field])
  const isPlaced = change.latitude !== undefined || change.longitude !== undefined
  const coordinates = isPlaced ? 'given' : hasMoved && before.latitude !== null ? 'removed' : 'kept'
  const zone = zoneAfter(before, change)
  return {
    hasMoved,
    coordinates,
    biddingZone: zone.consequence,
    place: {
      latitude: change.latitude === undefined ? (hasMoved ? null : before.latitude) : change.latitude,
      longitude: change.longitude === undefined ? (hasMoved ? null : before.longitude) : change.longitude,
      biddingZone: zone.biddingZone,
    },
  }
}

type Zone = Pick<Address, 'country'> & Pick<Place, 'biddingZone'>

/** The bidding zone of a new site: its tenant's, or that of another country if it has only one. */
export const zoneOfNewSite = (tenant: Zone, country: Country): string | null => zoneAfter(tenant, { country }).biddingZone

function zoneAfter(before: Zone, change: Pick<Zone, 'country'> & Partial<Zone>): { biddingZone: string | null; consequence: Consequence } {
  if (change.biddingZone !== undefined) return { biddingZone: change.biddingZone, consequence: 'given' }
  if (change.country === before.country) return { biddingZone: before.biddingZone, consequence: 'kept' }
  const [only, ...others] = biddingZonesOf[change.country]
  if (only && others.length === 0) return { biddingZone: only, consequence: only === before.biddingZone ? 'kept' : 'replaced' }
  return { biddingZone: null, consequence: before.biddingZone === null ? 'kept' : 'removed' }
}
