import { z } from 'zod'
import { endpoint, type ResponseOf } from '../../endpoint.ts'
import { instant, numberBetween, wholeNumberBetween } from '../../formats.ts'
import { counts, fleetMark } from './models.ts'
import { fleetViewMaxPx, fleetZooms } from './terms.ts'

const number = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'NotANumber')
  .transform(Number)
const longitude = number.pipe(numberBetween(-180, 180))
/** The map's projection ends at these latitudes. */
const latitude = number.pipe(numberBetween(-85, 85))

export const readFleet = endpoint({
  name: 'readFleet',
  area: 'dashboard',
  method: 'GET',
  path: '/api/v1/dashboard/fleet',
  summary: 'Number of sites of active customers by state',
  access: 'read:customers',
  response: z.object({
    counts,
    /** The number of them without coordinates, which are not on the map. */
    unplaced: counts,
    /** Null if not counted yet. */
    countedAt: instant.nullable(),
  }),
})
export type Fleet = ResponseOf<typeof readFleet>

export const readFleetMap = endpoint({
  name: 'readFleetMap',
  area: 'dashboard',
  method: 'GET',
  path: '/api/v1/dashboard/fleet/map',
  summary: 'Sites of active customers in a part of the map, grouped into squares of 64 pixels; the closest views show each site',
  access: 'read:customers',
  query: z
    .strictObject({
      zoom: number.pipe(wholeNumberBetween(fleetZooms.least, fleetZooms.most)),
      west: longitude,
      south: latitude,
      east: longitude,
      north: latitude,
    })
    .refine(({ west, east }) => west < east, { path: ['east'], message: 'Invalid' })
    .refine(({ south, north }) => south < north, { path: ['north'], message: 'Invalid' })
    .refine(({ west, east, zoom }) => ((east - west) / 360) * 256 * 2 ** zoom <= fleetViewMaxPx, { path: ['east'], message: 'Invalid' })
    .refine(({ south, north, zoom }) => ((north - south) / 360) * 256 * 2 ** zoom <= fleetViewMaxPx, {
      path: ['north'],
      message: 'Invalid',
    }),
  response: z.object({
    marks: z.array(fleetMark),
    /** Whether smaller marks were omitted. */
    isCut: z.boolean(),
  }),
})
export type FleetMap = ResponseOf<typeof readFleetMap>
