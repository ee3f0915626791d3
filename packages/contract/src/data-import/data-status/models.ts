import { z } from 'zod'
import { fleetStates } from '../../dashboard/fleet/terms.ts'
import { id, instant } from '../../formats.ts'
import { deviceFilters } from '../../installations/device-filters.ts'
import { dataImportStatuses } from '../../installations/terms.ts'
import { choiceFilter, idFilter, textFilter } from '../../paging.ts'
import { deliveryStates } from './terms.ts'

const health = choiceFilter(fleetStates)

/** `health` is the home's state on the fleet map, which counts the same homes. Those without devices are listed only by it. */
export const dataStatusFilters = {
  state: choiceFilter(deliveryStates),
  health: { eq: health.eq, in: health.in },
  city: textFilter(),
  /** A member with an open alarm or a silent gateway of the home. */
  assignedTo: idFilter,
  ...deviceFilters,
}

export const dataStatus = z.object({
  siteId: id,
  siteName: z.string(),
  city: z.string(),
  customer: z.object({ id, accountName: z.string() }),
  vendorName: z.string().nullable(),
  state: z.enum([...deliveryStates, 'no_devices']),
  measuredAt: instant.nullable(),
  /** Measured share of the last seven days without today, 0 to 1; null without devices, because there is nothing to measure. */
  weekShare: z.number().nullable(),
  importStatus: z.enum(dataImportStatuses).nullable(),
})
export type DataStatus = z.infer<typeof dataStatus>
