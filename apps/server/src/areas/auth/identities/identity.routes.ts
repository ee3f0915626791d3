import { languages } from '@wattdesk/contract/languages.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { messagePage, pageHeaders } from '../../../http/page.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { embeddedParty } from './embedded-party.service.ts'
import { identityPageRoutes } from './identity-pages.routes.ts'
import { fetchWithin, identityProviderRoutes } from './identity-provider.routes.ts'
import { type OpenIdClient, openOpenIdClient } from './openid-party.service.ts'

/** Signs in at the OpenID provider that is configured, or else at the embedded one, which is then served by this app. */
export function openIdentity(app: FastifyInstance, ctx: Ctx): OpenIdClient {
  const { oidc, publicUrl } = ctx.config
  const provider = openWhenNeeded(ctx)
  if (oidc) {
    identityProviderRoutes(app, ctx, provider, { isForProgramsOnly: true })
    return openOpenIdClient({ ...oidc, redirectUri: `${publicUrl}/login`, isEmbedded: false })
  }
  identityPageRoutes(app, ctx, provider)
  identityProviderRoutes(app, ctx, provider)
  return openOpenIdClient({ ...embeddedParty(ctx.config), fetch: fetchWithin(app) })
}

/** Loads the provider at the first sign-in, because it takes a quarter of a second and 40 MB. */
function openWhenNeeded(ctx: Ctx): () => Promise<Provider> {
  let opened: Promise<Provider> | undefined
  return () => {
    opened ??= import('./identity-provider.service.ts').then(({ openIdentityProvider }) =>
      openIdentityProvider(ctx, (context) => renderError(ctx, context)),
    )
    // The next request retries, in case the database was unavailable.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
}

/** The page for a request without a sign-in under way (an old tab, a bookmark). It links to a new sign-in. */
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
