import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { verificationStates } from './terms.ts'

/** A verification of the hash chain over the whole log, from its first entry to its last. */
export const activityVerification = z.object({
  state: z.enum(verificationStates),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** Entries verified so far, and how many there are. */
  checked: z.number().int(),
  total: z.number().int(),
  /** Where the chain breaks first: an entry was changed or is missing, or its values were. Null when it holds. */
  fault: z.object({ entryId: id, position: z.number().int(), kind: z.enum(['hash', 'missing', 'values']) }).nullable(),
})
export type ActivityVerification = z.infer<typeof activityVerification>
