import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { dataImportStatuses } from '../../installations/terms.ts'
import { deliveryStates } from './terms.ts'

export const dataStatus = z.object({
  siteId: id,
  siteName: z.string(),
  customer: z.object({ id, accountName: z.string() }),
  vendorName: z.string().nullable(),
  state: z.enum(deliveryStates),
  measuredAt: instant.nullable(),
  /** Of the last seven days, without today, 0 to 1. */
  weekShare: z.number(),
  /** Of the latest import. */
  importStatus: z.enum(dataImportStatuses).nullable(),
})
export type DataStatus = z.infer<typeof dataStatus>
