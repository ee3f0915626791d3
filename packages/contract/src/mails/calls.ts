import { z } from 'zod'
import { reportFileTypes } from '../business-reports/terms.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { id } from '../formats.ts'
import { listOf, listQuery } from '../paging.ts'
import { mail, mailFilters } from './models.ts'
import { mailjetEventsMax, mailjetPath } from './terms.ts'

const area = 'mails'

/** Reading the content of a mail may require further permissions. */
const mayRead = 'read:notifications'

export const listMails = endpoint({
  name: 'listMails',
  area,
  method: 'GET',
  path: '/api/v1/mails',
  summary: 'Mails to customers and members, newest first: the caller’s own, and those whose content the caller may read',
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
    /** Links act on the recipient's behalf, so nobody else sees them. */
    isLinkWithheld: z.boolean(),
  }),
  errors: ['NotFound'],
})
export type MailDetail = ResponseOf<typeof getMail>

export const downloadMailFile = endpoint({
  name: 'downloadMailFile',
  area,
  method: 'GET',
  path: '/api/v1/mails/{id}/file',
  summary: 'The file attached to a mail, byte for byte',
  access: mayRead,
  params: z.strictObject({ id }),
  response: z.unknown(),
  produces: reportFileTypes,
  errors: ['NotFound'],
})

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
    /** Number of reports that changed a mail, and of stale, unknown and malformed ones. */
    applied: z.number().int(),
    stale: z.number().int(),
    unknown: z.number().int(),
    invalid: z.number().int(),
  }),
  errors: ['NotFound', 'Unauthenticated'],
})
