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
  /** Located by the town, as the address has no coordinates. Unset for squares of several sites. */
  isApproximate: z.boolean(),
  /** Set if the mark stands for one site. */
  site: z.object({ id, customerId: id, customerName: z.string() }).nullable(),
})
export type FleetMark = z.infer<typeof fleetMark>
