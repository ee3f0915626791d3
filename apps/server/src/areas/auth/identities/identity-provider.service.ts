import { oauthScopes } from '@wattdesk/contract/permissions.ts'
import Provider, { type ClientMetadata, type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { isSame } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import { clientAdapter, matchesSecret } from '../clients/provider-clients.service.ts'
import { payloadAdapter } from '../provider/oidc-payloads.store.ts'
import { appParty, embeddedParty, embeddedSecrets } from './embedded-party.service.ts'
import type { IdentityDirectory } from './identities.service.ts'
import type { OpenIdParty } from './openid-party.service.ts'
import { obtainSigningKeys, signingAlgorithm } from './signing-keys.service.ts'

type Providing = Pick<Ctx, 'config' | 'clock' | 'db' | 'log'>
type RenderError = (context: KoaContextWithOIDC) => void
export type DirectoryOf = (clientId: string | undefined) => IdentityDirectory

/** Time limit for a sign-in. */
const interactionS = 300
/**
 * The provider remembers a browser only until the sign-in is complete. The product keeps the member's session, and the provider asks for
 * the password again when it ends.
 */
const rememberedS = 60
/** Lifetime of a program's token. */
const clientTokenS = 600

export async function openIdentityProvider(ctx: Providing, directoryOf: DirectoryOf, renderError: RenderError): Promise<Provider> {
  const provider = new Provider(`${ctx.config.publicUrl}/idp`, await configurationOf(ctx, directoryOf, renderError))
  const own = new Set([embeddedParty(ctx.config).clientId, appParty(ctx.config).clientId])
  // The mount sets these headers to the provider's own address, whatever the client sent.
  provider.proxy = true
  provider.Client.prototype.compareClientSecret = function compare(this: InstanceType<typeof provider.Client>, secret: string) {
    if (!own.has(this.clientId)) return matchesSecret(this.clientSecret ?? '', secret)
    return embeddedSecrets(ctx.config).some((one) => isSame(Buffer.from(one), Buffer.from(secret)))
  }
  provider.on('server_error', (_, error) => ctx.log.error({ err: error }, 'identity provider failed'))
  return provider
}

async function configurationOf(ctx: Providing, directoryOf: DirectoryOf, renderError: RenderError): Promise<Configuration> {
  const { config } = ctx
  const isSecure = config.publicUrl.startsWith('https:')
  const sealingKeys = () => deriveKeys(config.secretKey, 'provider-payloads')
  return {
    adapter: (model) => (model === 'Client' ? clientAdapter(ctx) : payloadAdapter({ db: ctx.db, clock: ctx.clock, sealingKeys }, model)),
    jwks: { keys: await obtainSigningKeys(ctx) },
    // Even with an external provider for members, customers and programs sign in here.
    clients: (config.oidc ? [appParty(config)] : [embeddedParty(config), appParty(config)]).map(clientOf),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientBasedCORS: () => false,
    responseTypes: ['code'],
    scopes: ['openid', 'email', ...oauthScopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The ID token contains all claims, which saves a second call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    cookies: {
      keys: deriveKeys(config.secretKey, 'provider-cookies').map((key) => key.toString('base64url')),
      names: isSecure
        ? { session: '__Host-wattdesk-idp', interaction: '__Secure-wattdesk-interaction', resume: '__Secure-wattdesk-resume' }
        : { session: 'wattdesk-idp', interaction: 'wattdesk-interaction', resume: 'wattdesk-resume' },
      long: { httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: interactionS,
      ClientCredentials: clientTokenS,
      Grant: interactionS,
      IdToken: 60,
      Interaction: interactionS,
      Session: rememberedS,
    },
    expiresWithSession: () => false,
    interactions: { policy: policyWithoutConsent(), url: (_, interaction) => `/idp/interaction/${interaction.uid}` },
    loadExistingGrant,
    // A subject is valid only for its own client, whomever the provider remembers in this browser.
    findAccount: async ({ oidc }, subject) => {
      const identity = await directoryOf(oidc.client?.clientId).findAccount(subject)
      if (!identity) return undefined
      return { accountId: subject, claims: async () => ({ sub: subject, email: identity.email, email_verified: true }) }
    },
    renderError,
  }
}

function clientOf({ clientId, clientSecret, redirectUri }: OpenIdParty): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: signingAlgorithm,
  }
}

/** The clients are the product's own, so no consent is needed. */
function policyWithoutConsent() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}
