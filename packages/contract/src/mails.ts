import { z } from 'zod'
import { deliveryStates } from './customers.ts'
import { endpoint, type ResponseOf } from './endpoint.ts'
import { id, instant, language, plainText } from './formats.ts'
import { choiceFilter, type FilterField, listOf, listQuery } from './paging.ts'

/** What mails are made from. */
export const mailTemplates = [
  'customer-invitation',
  'customer-verification',
  'customer-email-changed',
  'customer-password-reset',
  'customer-password-changed',
  'customer-deactivated',
  'customer-reactivated',
  'member-invitation',
  'member-password-reset',
  'member-mentioned',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

/** Where a mail is on its way to our mail server. What became of it afterwards is its delivery state. */
export const mailStates = ['waiting', 'retrying', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

const area = 'mails'

export const mail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  /** Null for mails older than their templates. */
  template: z.string().nullable(),
  language: language.nullable(),
  state: z.enum(mailStates),
  deliveryState: z.enum(deliveryStates),
  /** When the delivery state came about, and what the provider said to it. */
  deliveryAt: instant.nullable(),
  deliveryNote: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  /** Null once there will be no other attempt. */
  nextAttemptAt: instant.nullable(),
  sentAt: instant.nullable(),
  customer: z.object({ id, accountName: z.string() }).nullable(),
})
export type Mail = z.infer<typeof mail>

/** Addresses are found by how they begin: that an index answers. */
const address = plainText(254).min(1)
const recipientFilter = { eq: address, startsWith: address } satisfies FilterField

export const mailFilters = {
  state: choiceFilter(mailStates),
  template: choiceFilter(mailTemplates),
  recipient: recipientFilter,
}

/** Mails name people: who may not see customers' users may not see to whom was written what. */
const mayRead = { allOf: ['read:notifications', 'read:customers-users'] } as const

export const listMails = endpoint({
  name: 'listMails',
  area,
  method: 'GET',
  path: '/api/v1/mails',
  summary: 'The outbox: mails to customers and members, the newest first',
  access: mayRead,
  query: z.strictObject(listQuery(mailFilters, ['createdAt'])),
  response: listOf(mail).extend({
    /** False where no mail server is configured: mails stay in the outbox. */
    isDelivering: z.boolean(),
  }),
  errors: ['ListTooLong'],
})

export const getMail = endpoint({
  name: 'getMail',
  area,
  method: 'GET',
  path: '/api/v1/mails/{id}',
  summary: 'One mail as it was written, with the links withheld that act for its recipient',
  access: mayRead,
  params: z.strictObject({ id }),
  response: mail.extend({
    text: z.string(),
    html: z.string().nullable(),
    /** Links act for their recipient, so nobody else is shown one. */
    isLinkWithheld: z.boolean(),
  }),
  errors: ['NotFound'],
})
export type MailDetail = ResponseOf<typeof getMail>

export const retryMail = endpoint({
  name: 'retryMail',
  area,
  method: 'POST',
  path: '/api/v1/mails/{id}/retry',
  summary: 'Sends a mail at once that is waiting or was refused',
  access: { allOf: ['write:notifications', 'read:customers-users'] },
  params: z.strictObject({ id }),
  response: mail,
  errors: ['NotFound', 'MailAlreadySent'],
})

/** What Mailjet reports to; the address holds the credentials: `https://mailjet:SECRET@host/api/v1/webhooks/mailjet`. */
export const mailjetPath = '/api/v1/webhooks/mailjet'
/** Reports of one request: several times what the provider puts into one. */
export const mailjetEventsMax = 5_000
export const mailjetBodyMax = 1_048_576

export const takeMailjetEvents = endpoint({
  name: 'takeMailjetEvents',
  area,
  method: 'POST',
  path: mailjetPath,
  summary: "Takes a mail provider's reports (Mailjet's event API): one, or several. Authenticated by HTTP basic",
  access: 'public',
  body: z.union([z.array(z.unknown()).max(mailjetEventsMax), z.record(z.string(), z.unknown())]),
  response: z.object({
    received: z.number().int(),
    /** Reports that changed a mail; those that told nothing new; those of mails or kinds not known; those not understood. */
    applied: z.number().int(),
    stale: z.number().int(),
    unknown: z.number().int(),
    invalid: z.number().int(),
  }),
  errors: ['NotFound', 'Unauthenticated'],
})
