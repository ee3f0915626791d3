import { z } from 'zod'
import { id } from '../../formats.ts'
import { fleetStates } from './terms.ts'

export const counts = z.record(z.enum(fleetStates), z.number().int())
export type FleetCounts = z.infer<typeof counts>

export const fleetMark = z.object({
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
