import { z } from 'zod'
import { id, instant } from '../formats.ts'
import { notificationKinds } from './terms.ts'

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** ID of the bulk action, import, alarm, other work, request for access, loan, run of order status, or migrated customer. */
  objectId: id,
  customer: z.object({ id, accountName: z.string() }).nullable(),
  detail: z.string().nullable(),
  causedBy: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
})
export type Notification = z.infer<typeof notification>
