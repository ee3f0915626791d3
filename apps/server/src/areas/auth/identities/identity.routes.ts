import { languages } from '@wattdesk/contract/languages.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { messagePage, pageHeaders } from '../../../http/page.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { appParty, embeddedParty } from './embedded-party.service.ts'
import { type IdentityDirectory, memberDirectory } from './identities.service.ts'
import { type BrandOf, identityPageRoutes } from './identity-pages.routes.ts'
import { fetchWithin, identityProviderRoutes } from './identity-provider.routes.ts'
import type { DirectoryOf } from './identity-provider.service.ts'
import { type OpenIdClient, openOpenIdClient } from './openid-party.service.ts'

type Customers = { directory: IdentityDirectory; brandOf: BrandOf }

/** This product as a client of its members' provider, and of its customers'. */
export type Identity = { members: OpenIdClient; customers: OpenIdClient }

/**
 * Members sign in at the configured OpenID provider, or else at the embedded one. Customers sign in at the embedded one, served by this
 * app.
 */
export function openIdentity(app: FastifyInstance, ctx: Ctx, customers: Customers): Identity {
  const { oidc, publicUrl } = ctx.config
  const members = memberDirectory(ctx)
  const directoryOf: DirectoryOf = (clientId) => (clientId === appParty(ctx.config).clientId ? customers.directory : members)
  const provider = openWhenNeeded(ctx, directoryOf)
  identityPageRoutes(app, ctx, { provider, directoryOf, hasMembers: !oidc, brandOf: customers.brandOf })
  identityProviderRoutes(app, ctx, provider)
  const own = { fetch: fetchWithin(app) }
  const onRefusal = (reason: string) => ctx.log.warn({ issuer: oidc?.issuer, reason }, 'the identity provider refused a sign-in')
  return {
    members: openOpenIdClient(
      oidc ? { ...oidc, redirectUri: `${publicUrl}/login`, isEmbedded: false, onRefusal } : { ...embeddedParty(ctx.config), ...own },
    ),
    customers: openOpenIdClient({ ...appParty(ctx.config), ...own }),
  }
}

/** Loads the provider at the first sign-in, because it takes a quarter of a second and 40 MB. */
function openWhenNeeded(ctx: Ctx, directoryOf: DirectoryOf): () => Promise<Provider> {
  let opened: Promise<Provider> | undefined
  return () => {
    opened ??= import('./identity-provider.service.ts').then(({ openIdentityProvider }) =>
      openIdentityProvider(ctx, directoryOf, (context) => renderError(ctx, context)),
    )
    // The next request retries, in case the database was unavailable.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
}

/** The page for a request without a pending sign-in (an old tab, a bookmark). It links to a new sign-in. */
function renderError({ config }: Pick<Ctx, 'config'>, context: KoaContextWithOIDC): void {
  const language = languageOf(context.acceptsLanguages(...languages) || undefined)
  const { t } = translatorOf(language)
  const frame = { language, t, path: '/idp/expired' }
  context.set(pageHeaders)
  context.body = messagePage(frame, t('auth.fault.title'), t('auth.fault.expired'), {
    uri: `${config.publicUrl}/login`,
    label: t('auth.startAgain'),
  })
}
