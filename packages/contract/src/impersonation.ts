import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line } from './formats.ts'

const area = 'impersonation'

/** The reason for viewing a customer's app, stored in the activity entry. */
export const impersonationModel = z.strictObject({ reason: line(500).pipe(z.string().min(3)) })

export const createImpersonation = endpoint({
  name: 'createImpersonation',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/token',
  summary: "A token for viewing this one customer's app for 30 minutes: it reads what the app shows, and never writes",
  access: 'read:impersonation',
  params: z.strictObject({ id }),
  body: impersonationModel,
  response: z.object({ id, token: z.string(), expiresAt: instant }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'TooManyRequests'],
})

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

export const listImpersonations = endpoint({
  name: 'listImpersonations',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/token',
  summary: "Who viewed the customer's app, the newest fifty first",
  access: 'read:impersonation',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(impersonation) }),
  errors: ['CustomerNotFound'],
})

export const endImpersonation = endpoint({
  name: 'endImpersonation',
  area,
  method: 'DELETE',
  path: '/api/v1/customers/{id}/token/{tokenId}',
  summary: 'Ends an app view immediately; repeating it changes nothing',
  access: 'read:impersonation',
  params: z.strictObject({ id, tokenId: id }),
  response: z.object({ id }),
  errors: ['CustomerNotFound', 'NotFound'],
})
