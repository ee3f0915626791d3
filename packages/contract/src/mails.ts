import { z } from 'zod'
import { deliveryStates } from './customer-choices.ts'
import { endpoint, type ResponseOf } from './endpoint.ts'
import { id, instant, language, plainText } from './formats.ts'
import { choiceFilter, type FilterField, listOf, listQuery } from './paging.ts'
import { holds, type Permission } from './permissions.ts'

/** Templates of mails. */
export const mailTemplates = [
  'customer-invitation',
  'customer-verification',
  'customer-email-changed',
  'customer-password-reset',
  'customer-password-changed',
  'customer-deactivated',
  'customer-reactivated',
  'customer-eeg9-reminder',
  'member-invitation',
  'member-password-reset',
  'member-email-change',
  'member-email-changed',
  'member-mentioned',
  'member-report',
  'member-notifications',
  'member-start-codes-guessed',
  'member-service-alert',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

/**
 * The permissions that show a mail to others than its recipient: those that its content needs on its own screen. Null: what it says
 * is its recipient's own.
 */
const permissionsOfContent: Readonly<Record<MailTemplate, readonly Permission[] | null>> = {
  'customer-invitation': ['read:customers-users'],
  'customer-verification': ['read:customers-users'],
  'customer-email-changed': ['read:customers-users'],
  'customer-password-reset': ['read:customers-users'],
  'customer-password-changed': ['read:customers-users'],
  'customer-deactivated': ['read:customers-users'],
  'customer-reactivated': ['read:customers-users'],
  'customer-eeg9-reminder': ['read:customers-users'],
  'member-invitation': ['read:account-users'],
  'member-password-reset': ['read:account-users'],
  'member-email-change': ['read:account-users'],
  'member-email-changed': ['read:account-users'],
  'member-mentioned': ['read:account-users', 'read:customers-notes'],
  'member-report': ['read:account-users', 'read:business-reports'],
  'member-notifications': null,
  'member-start-codes-guessed': ['read:account-users', 'read:activities'],
  'member-service-alert': ['read:account-users', 'read:service-status'],
}

/** The templates of mails that somebody with these permissions may read, whoever they were sent to. */
export const templatesReadableBy = (held: ReadonlySet<string>): MailTemplate[] =>
  mailTemplates.filter((template) => {
    const needed = permissionsOfContent[template]
    return needed !== null && holds(held, needed, { all: true })
  })

/** The state of a mail until our mail server accepts it. The delivery state follows. */
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
  /** When the delivery state was reported, and the provider's note. */
  deliveryAt: instant.nullable(),
  deliveryNote: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  /** Null when there will be no further attempt. */
  nextAttemptAt: instant.nullable(),
  sentAt: instant.nullable(),
  customer: z.object({ id, accountName: z.string() }).nullable(),
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

/** Who may read anything; which mails, their content decides. */
const mayRead = 'read:notifications'

export const listMails = endpoint({
  name: 'listMails',
  area,
  method: 'GET',
  path: '/api/v1/mails',
  summary: 'Mails to customers and members, newest first: the caller’s own, and those whose content the caller’s permissions show',
  access: mayRead,
  query: z.strictObject(listQuery(mailFilters, ['createdAt'])),
  response: listOf(mail).extend({
    /** False without a configured mail server; mails then stay in the outbox. */
    isDelivering: z.boolean(),
  }),
  errors: ['ListTooLong'],
})

export const getMail = endpoint({
  name: 'getMail',
  area,
  method: 'GET',
  path: '/api/v1/mails/{id}',
  summary: 'A mail as sent, without the links that act on behalf of its recipient',
  access: mayRead,
  params: z.strictObject({ id }),
  response: mail.extend({
    text: z.string(),
    html: z.string().nullable(),
    /** Links act for their recipient, so they are shown to nobody else. */
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
  summary: 'Sends a waiting or refused mail now',
  access: { allOf: ['write:notifications', 'read:customers-users'] },
  params: z.strictObject({ id }),
  response: mail,
  errors: ['NotFound', 'MailAlreadySent'],
})

/** Mailjet's webhook. Its URL contains the credentials: `https://mailjet:SECRET@host/api/v1/webhooks/mailjet`. */
export const mailjetPath = '/api/v1/webhooks/mailjet'
/** Maximum reports per request, several times what the provider sends. */
export const mailjetEventsMax = 5_000
export const mailjetBodyMax = 1_048_576

export const takeMailjetEvents = endpoint({
  name: 'takeMailjetEvents',
  area,
  method: 'POST',
  path: mailjetPath,
  summary: "Receives one or several delivery reports from a mail provider (Mailjet's event API). Authenticated by HTTP basic",
  access: 'public',
  body: z.union([z.array(z.unknown()).max(mailjetEventsMax), z.record(z.string(), z.unknown())]),
  response: z.object({
    received: z.number().int(),
    /** Reports that changed a mail, were stale, concern unknown mails or events, or are malformed. */
    applied: z.number().int(),
    stale: z.number().int(),
    unknown: z.number().int(),
    invalid: z.number().int(),
  }),
  errors: ['NotFound', 'Unauthenticated'],
})
