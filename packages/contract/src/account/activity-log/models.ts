import { z } from 'zod'
import { id, instant } from '../../formats.ts'
import { verificationStates } from './terms.ts'

/** A verification of the hash chain over the whole log, from its first entry to its last. */
export const activityVerification = z.object({
  state: z.enum(verificationStates),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  checked: z.number().int(),
  total: z.number().int(),
  /** First break of the chain: an entry or its values were changed, or an entry is missing. Null if it is intact. */
  fault: z.object({ entryId: id, position: z.number().int(), kind: z.enum(['hash', 'missing', 'values']) }).nullable(),
})
export type ActivityVerification = z.infer<typeof activityVerification>
