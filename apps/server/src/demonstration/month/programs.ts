import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import type { OAuthScope } from '@wattdesk/contract/permissions.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { MemberSession } from './member-session.ts'
import { callPlayed, type PlayedService } from './played-service.ts'

type Wanted = { name: string; reason: string; scopes: OAuthScope[]; days: number }

/** Generates API credentials, with which a program reads customers once. Nothing keeps their secret, so nobody can use them. */
export async function connectProgram(member: MemberSession, service: PlayedService, { name, reason, scopes, days }: Wanted): Promise<void> {
  const expiresAt = new Date(service.ctx.clock.now().getTime() + days * dayMs).toISOString()
  const { clientId, clientSecret } = await member.call(createClientCredentials, { body: { name, reason, scopes, expiresAt } })
  const response = await service.app.inject({
    method: 'POST',
    url: '/idp/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  })
  if (response.statusCode !== 200) throw new Error(`${name} gets no token: ${response.statusCode} ${response.body.slice(0, 200)}`)
  const authorization = `Bearer ${response.json().access_token}`
  service.travelTo(service.ctx.clock.now().getTime() + startMs)
  await callPlayed(service, listCustomers, { query: { limit: 50 }, authorization })
}

/** The program starts this long after its credentials were entered. */
const startMs = 90_000
