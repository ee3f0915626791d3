import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { historyMailModel, historyMailPreview, historyMailPreviewModel } from './models.ts'

const common = {
  area: 'history',
  method: 'POST',
  // The mail contains the history, and goes to a customer's user.
  access: { allOf: ['read:live-stream', 'write:customers-users'] },
  params: z.strictObject({ id }),
} as const
const path = '/api/v1/customers/{id}/history-mails'
const refusals = ['CustomerNotFound', 'CustomerNotActive', 'CustomerUserNotFound', 'EmailUnconfirmed', 'NotFound'] as const

export const previewHistoryMail = endpoint({
  ...common,
  name: 'previewHistoryMail',
  path: `${path}/preview`,
  summary: 'The mail with the figures of a period as the customer would get it; nothing is sent',
  body: historyMailPreviewModel,
  response: historyMailPreview,
  errors: refusals,
})

export const sendHistoryMail = endpoint({
  ...common,
  name: 'sendHistoryMail',
  path,
  summary: "Mails a home's figures of a period, with their chart and source, to the customer's main user in their language",
  body: historyMailModel,
  response: z.object({ id, email: z.string() }),
  errors: [...refusals, 'TooManyRequests', 'Conflict'],
})
