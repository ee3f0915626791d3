import { z } from 'zod'
import { id, instant, line } from '../formats.ts'

/** Stored in the activity entry. */
export const impersonationModel = z.strictObject({ reason: line(500).pipe(z.string().min(3)) })

export const impersonation = z.object({
  id,
  memberName: z.string(),
  reason: z.string(),
  createdAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
  isOpen: z.boolean(),
})
export type Impersonation = z.infer<typeof impersonation>
