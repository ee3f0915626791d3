import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'

/** A person at an external identity provider, which asks them for nothing. */
export type Person = { subject: string; email: string; isVerified: boolean }

export type OtherHouse = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Follows an authorization link as a person, and returns the redirect address. */
  visit(uri: string, person: Person): Promise<URL>
  close(): Promise<void>
}

const portal = 'http://localhost:4000'

/** An external OpenID provider on a separate port: personal details from userinfo only. */
export async function openOtherHouse(): Promise<OtherHouse> {
  const people = new Map<string, Person>()
  let visitor: Person | undefined
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port, it has one
  const client = { clientId: 'staff-portal', clientSecret: 'a secret of that house' }
  const provider = await openProvider(issuer, client, people)
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/') || !visitor) return handle(request, response)
    return provider.interactionFinished(request, response, { login: { accountId: visitor.subject } })
  })
  return {
    issuer,
    ...client,
    async visit(uri, person) {
      people.set(person.subject, person)
      visitor = person
      return follow(uri)
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

async function openProvider(
  issuer: string,
  client: { clientId: string; clientSecret: string },
  people: Map<string, Person>,
): Promise<Provider> {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256' }] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${portal}/login`],
        post_logout_redirect_uris: [`${portal}/login`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of that house'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { policy, url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: async (_, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email: people.get(subject)?.email, email_verified: people.get(subject)?.isVerified }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
}

/** Follows redirects with cookies until one leads to the portal. */
async function follow(uri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(uri)
  for (let hops = 0; hops < 10; hops++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = reply.headers.get('location')
    if (!location) throw new Error(`The external provider returned ${reply.status}: ${await reply.text()}`)
    at = new URL(location, at)
    if (at.origin === portal) return at
  }
  throw new Error('Too many redirects')
}
