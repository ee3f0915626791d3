import * as openid from 'openid-client'
import { DomainError } from '../../../platform/domain-error.ts'

/** This product as a client of an OpenID provider, embedded or external. */
export type OpenIdParty = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  isEmbedded: boolean
  /** How requests reach the provider; by default over the network. */
  fetch?: openid.CustomFetch
  /** Told why nobody, or not this person, can sign in. Only the operator can correct it, and the person is not told. */
  onRefusal?: (reason: string) => void
}

/** The claims of a completed sign-in. */
export type Subject = { subject: string; email: string | undefined; isEmailVerified: boolean; provedAt: Date | null; idToken: string }

export type OpenIdClient = {
  party: OpenIdParty
  authorizationUri(request: { state: string; nonce: string; codeVerifier: string; language: string; fresh: boolean }): Promise<string>
  /** Exchanges a code for claims. Throws `LoginFailed` if the provider rejects it. */
  exchange(response: { state: string; code: string; nonce: string; codeVerifier: string; maxAgeS: number | undefined }): Promise<Subject>
  /** Where a browser signs out of the provider; null if the provider does not support it. */
  endSessionUri(idToken: string, returnTo: string): Promise<string | null>
}

const scope = 'openid email profile'

export function openOpenIdClient(party: OpenIdParty): OpenIdClient {
  let discovered: Promise<openid.Configuration> | undefined
  const configuration = () => {
    discovered ??= discover(party).catch((error: unknown) => {
      discovered = undefined // the next sign-in tries again
      party.onRefusal?.(reasonOf(error))
      throw new DomainError('Unavailable', { retryAfterSeconds: 10, reason: error instanceof Error ? error.message : 'discovery failed' })
    })
    return discovered
  }
  return {
    party,
    async authorizationUri({ state, nonce, codeVerifier, language, fresh }) {
      const uri = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: party.redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
      })
      return uri.href
    },
    exchange: async (response) => exchange(await configuration(), party, response),
    async endSessionUri(idToken, returnTo) {
      const config = await configuration()
      if (party.isEmbedded || !config.serverMetadata().end_session_endpoint) return null
      return openid.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href
    },
  }
}

async function discover(party: OpenIdParty): Promise<openid.Configuration> {
  const isPlain = party.issuer.startsWith('http:')
  return openid.discovery(new URL(party.issuer), party.clientId, undefined, openid.ClientSecretBasic(party.clientSecret), {
    ...(party.fetch ? { [openid.customFetch]: party.fetch } : {}),
    ...(isPlain ? { execute: [openid.allowInsecureRequests] } : {}),
    timeout: 10,
  })
}

async function exchange(
  config: openid.Configuration,
  party: OpenIdParty,
  { state, code, nonce, codeVerifier, maxAgeS }: Parameters<OpenIdClient['exchange']>[0],
): Promise<Subject> {
  const returned = new URL(party.redirectUri)
  // The portal passes on only state and code. The issuer parameter (RFC 9207) distinguishes providers; we have one.
  returned.search = new URLSearchParams({ state, code, iss: party.issuer }).toString()
  try {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, maxAge: maxAgeS, idTokenExpected: true }
    const tokens = await openid.authorizationCodeGrant(config, returned, checks)
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new DomainError('LoginFailed')
    const details = claims.email === undefined ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
    return {
      subject: claims.sub,
      email: typeof details.email === 'string' ? details.email.toLowerCase() : undefined,
      isEmailVerified: details.email_verified === true,
      provedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1_000) : null,
      idToken: tokens.id_token,
    }
  } catch (error) {
    party.onRefusal?.(reasonOf(error))
    throw translated(error)
  }
}

/** In the provider's words, such as `invalid_client` for a wrong secret. */
function reasonOf(error: unknown): string {
  if (error instanceof openid.ResponseBodyError) return wordsOf(error.error, error.error_description)
  if (error instanceof openid.WWWAuthenticateChallengeError) {
    return error.cause.map(({ scheme, parameters }) => wordsOf(scheme, parameters.error, parameters.error_description)).join('; ')
  }
  if (!(error instanceof Error)) return 'unknown'
  return wordsOf(error.message, error.cause instanceof Error ? error.cause.message : undefined)
}

const wordsOf = (...words: (string | undefined)[]): string => words.filter(Boolean).join(': ')

/** Error names of oauth4webapi that mean an untrustworthy response. */
const untrusted = /^OAUTH_(INVALID_RESPONSE|JWT_\w+|JSON_ATTRIBUTE_\w+|KEY_SELECTION_FAILED)$/

/** A rejection by the provider is a failed login; an unreachable provider is `Unavailable`. */
function translated(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof openid.AuthorizationResponseError) return new DomainError('LoginFailed')
  if (error instanceof openid.ResponseBodyError && error.status < 500) return new DomainError('LoginFailed')
  if (error instanceof openid.ClientError && untrusted.test(error.code ?? '')) return new DomainError('LoginFailed')
  return new DomainError('Unavailable', { retryAfterSeconds: 10 })
}
