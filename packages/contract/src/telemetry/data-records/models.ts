import { measurementNames } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { instant } from '../../formats.ts'
import { recordStates } from './terms.ts'

/** Powers in W, the state of charge as a share, readings in Ws. Absent if not measured. */
const recordValues = z.partialRecord(z.enum(measurementNames), z.number())

/** A sample as the vendor's cloud sent it, and the stored one. */
export const dataRecord = z.object({
  at: instant,
  state: z.enum(recordStates),
  /** The delivery, and the sample's position in it (from 0). */
  delivery: z.object({ id: z.string(), receivedAt: instant, index: z.number().int() }).nullable(),
  reason: z.object({ field: z.string(), message: z.string() }).nullable(),
  sent: recordValues.nullable(),
  stored: recordValues.nullable(),
  differing: z.array(z.enum(measurementNames)),
})
export type DataRecord = z.infer<typeof dataRecord>
