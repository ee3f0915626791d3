import { z } from 'zod'
import { deliveryStates } from '../customers/terms.ts'
import { id, instant, language, plainText } from '../formats.ts'
import { choiceFilter, type FilterField } from '../paging.ts'
import { mailStates, mailTemplates } from './terms.ts'

export const mail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  /** Null for mails from before templates. */
  template: z.string().nullable(),
  language: language.nullable(),
  state: z.enum(mailStates),
  deliveryState: z.enum(deliveryStates),
  /** When the provider reported the delivery state, and its note. */
  deliveryAt: instant.nullable(),
  deliveryNote: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  /** Null if no attempt will follow. */
  nextAttemptAt: instant.nullable(),
  sentAt: instant.nullable(),
  customer: z.object({ id, accountName: z.string() }).nullable(),
  /** The attached file, with its media type. */
  file: z.object({ name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
})
export type Mail = z.infer<typeof mail>

/** Addresses are searched by prefix, which an index supports. */
const address = plainText(254).min(1)
const recipientFilter = { eq: address, startsWith: address } satisfies FilterField

export const mailFilters = {
  state: choiceFilter(mailStates),
  template: choiceFilter(mailTemplates),
  recipient: recipientFilter,
}
