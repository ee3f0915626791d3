import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { Ctx } from '../../platform/ctx.ts'
import { embeddedParty } from './embedded-party.ts'
import { identityPageRoutes } from './identity-pages.routes.ts'
import { fetchWithin, identityProviderRoutes } from './identity-provider.routes.ts'
import { type OpenIdClient, openOpenIdClient } from './openid-party.ts'

/** Signs in at the OpenID provider that is configured, or else at the embedded one, which is then served by this app. */
export function openIdentity(app: FastifyInstance, ctx: Ctx): OpenIdClient {
  const { oidc, publicUrl } = ctx.config
  if (oidc) return openOpenIdClient({ ...oidc, redirectUri: `${publicUrl}/login`, isEmbedded: false })
  const provider = openWhenNeeded(ctx)
  identityPageRoutes(app, ctx, provider)
  identityProviderRoutes(app, ctx, provider)
  return openOpenIdClient({ ...embeddedParty(ctx.config), fetch: fetchWithin(app) })
}

/** The provider takes a quarter of a second and forty megabytes to load: the first sign-in does, not every start. */
function openWhenNeeded(ctx: Ctx): () => Promise<Provider> {
  let opened: Promise<Provider> | undefined
  return () => {
    opened ??= import('./identity-provider.ts').then(({ openIdentityProvider }) => openIdentityProvider(ctx))
    // The next request tries again, should the database have been away.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
}
