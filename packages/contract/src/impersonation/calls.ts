import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../formats.ts'
import { appDraft, impersonation, impersonationModel } from './models.ts'

const area = 'impersonation'

export const createImpersonation = endpoint({
  name: 'createImpersonation',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/token',
  summary: "A token for viewing this one customer's app for 30 minutes, read-only",
  access: 'read:impersonation',
  params: z.strictObject({ id }),
  body: impersonationModel,
  response: z.object({ id, token: z.string(), expiresAt: instant }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'TooManyRequests'],
})

export const listImpersonations = endpoint({
  name: 'listImpersonations',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/token',
  summary: "The latest fifty views of the customer's app, newest first",
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

export const createViewLink = endpoint({
  name: 'createViewLink',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/token/{tokenId}/link',
  summary: "The code of a link that opens the caller's view on a phone; it works once, within two minutes, and replaces the previous one",
  access: 'read:impersonation',
  params: z.strictObject({ id, tokenId: id }),
  response: z.object({ code: z.string(), expiresAt: instant }),
  errors: ['CustomerNotFound', 'NotFound'],
})

export const getAppDraft = endpoint({
  name: 'getAppDraft',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/app-draft',
  summary: "The unpublished brand that a customer's app would have, for viewing the app in it",
  access: { allOf: ['read:customers', 'read:impersonation', 'read:whitelabel-configurations'] },
  params: z.strictObject({ id }),
  response: appDraft,
  errors: ['CustomerNotFound'],
})
