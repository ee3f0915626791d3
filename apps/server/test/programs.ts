import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import type { OAuthScope } from '@wattdesk/contract/permissions.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

/** Makes API credentials of a member's tenant, and returns a token for them as a program gets it. */
export async function programOf(server: TestServer, { token }: GivenMember, scopes: OAuthScope[]): Promise<string> {
  const body = { name: `Program ${crypto.randomUUID()}`, scopes, reason: 'For the data warehouse' }
  const made = (await server.call(createClientCredentials, { token, body })).body
  return (await tokenFor(server, made)).json().access_token
}

/** The provider's response to a token request of a program. */
export function tokenFor(server: TestServer, { clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  return server.app.inject({
    method: 'POST',
    url: '/idp/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  })
}
