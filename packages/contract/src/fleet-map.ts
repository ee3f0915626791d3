import { z } from 'zod'
import { endpoint, type ResponseOf } from './endpoint.ts'
import { id, instant, numberBetween, wholeNumberBetween } from './formats.ts'

/** How a home fares, from its health. One without a gateway and without measurements has nothing that could be silent. */
export const fleetStates = ['error', 'warning', 'silent', 'ok', 'no_gateway'] as const
export type FleetState = (typeof fleetStates)[number]

const counts = z.record(z.enum(fleetStates), z.number().int())
export type FleetCounts = z.infer<typeof counts>

export const fleetZooms = { least: 3, most: 18 } as const
/** From this zoom on, the sites themselves are counted, and nothing is kept. */
export const fleetLiveZoom = 11
/** From this zoom on, each site is a mark of its own. */
export const fleetSitesZoom = 16
/** Most marks of an answer; the largest ones stay. */
export const fleetMarksMax = 4_000
/** Widest view in pixels, on a map whose world is 256 pixels wide at zoom 0. */
export const fleetViewMaxPx = 8_192

const number = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'NotANumber')
  .transform(Number)
const longitude = number.pipe(numberBetween(-180, 180))
/** The map ends there. */
const latitude = number.pipe(numberBetween(-85, 85))

const fleetMark = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** The town of most of its sites. */
  town: z.string(),
  counts,
  /** Placed by the town of an address without coordinates. Squares of several sites do not say. */
  isApproximate: z.boolean(),
  /** Of a mark that stands for one site. */
  site: z.object({ id, customerId: id, customerName: z.string() }).nullable(),
})
export type FleetMark = z.infer<typeof fleetMark>

export const readFleet = endpoint({
  name: 'readFleet',
  area: 'reports',
  method: 'GET',
  path: '/api/v1/dashboard/fleet',
  summary: 'Number of sites of active customers by their state',
  access: 'read:customers',
  response: z.object({
    counts,
    /** How many of them have no coordinates and are not on the map. */
    unplaced: counts,
    /** Null: not yet. */
    countedAt: instant.nullable(),
  }),
})
export type Fleet = ResponseOf<typeof readFleet>

export const readFleetMap = endpoint({
  name: 'readFleetMap',
  area: 'reports',
  method: 'GET',
  path: '/api/v1/dashboard/fleet/map',
  summary: 'Sites of active customers in a part of the map, gathered into squares of 64 pixels; the closest views show each site',
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
    /** There are more marks than an answer can have; the largest are here. */
    isCut: z.boolean(),
  }),
})
export type FleetMap = ResponseOf<typeof readFleetMap>
