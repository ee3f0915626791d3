import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../formats.ts'

/** How long a link to a view on a phone works; the view itself lasts until its own end. */
export const viewLinkMinutes = 2

export const redeemViewLink = endpoint({
  name: 'redeemViewLink',
  area: 'customer-app',
  method: 'POST',
  path: '/api/v1/app/view',
  summary: "The token of a member's view, for the code of a link to it; the code works once, for two minutes",
  access: 'public',
  body: z.strictObject({ code: z.string().regex(/^[\w-]{43}$/, 'CodeInvalid') }),
  response: z.object({ token: z.string(), expiresAt: instant }),
  errors: ['ViewLinkInvalid', 'TooManyRequests'],
})
