import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireOwnOrigin } from '../../../http/own-origin.ts'
import { acceptedLanguage, acceptForms, frameOf, type PageFrame, sendPage } from '../../../http/page.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { listKnownVendors } from '../../vendors/vendors.service.ts'
import { countryName, type SetupPage, setupPage, uselessSetupPage } from './setup.pages.ts'
import { setupForm, vendorsOf } from './setup.rules.ts'
import { requireSetupLink, setUp } from './setup.service.ts'

type SetupRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string }; Body: Record<string, string> | undefined }>

/** The page that sets up a deployment: a form without scripts, at the link printed in the server's log. */
export function setupRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { oidc, smtpUrl, publicUrl } = ctx.config
  const surroundings = {
    publicUrl,
    signInHost: oidc && new URL(oidc.issuer).host,
    mailHost: smtpUrl && new URL(smtpUrl).host,
    vendors: listKnownVendors(),
  }
  const portalUri = `${ctx.config.publicUrl}/login`
  void app.register(async (pages) => {
    acceptForms(pages)
    pages.get('/setup/:token', async (request: SetupRequest, reply) => {
      const frame = frameOf(request, [acceptedLanguage(request)])
      try {
        await requireSetupLink(ctx, ctx.db, request.params.token)
        return sendPage(
          reply,
          200,
          setupPage(frame, { ...surroundings, action: actionOf(frame), typed: {}, chosen: [], faults: new Set() }),
        )
      } catch (error) {
        requireUseless(error)
        return sendPage(reply, 410, uselessSetupPage(frame, portalUri))
      }
    })
    pages.post('/setup/:token', async (request: SetupRequest, reply) => {
      requireOwnOrigin(ctx.config, request)
      const frame = frameOf(request, [acceptedLanguage(request)])
      const { token } = request.params
      try {
        await requireSetupLink(ctx, ctx.db, token)
        const typed = request.body ?? {}
        const [parsed, vendors] = [setupForm.safeParse(typed), vendorsOf(typed)]
        if (!parsed.success) {
          // Keeps only the form fields that the schema knows.
          const faults = new Set(parsed.error.issues.map(({ path }) => path[0])) as SetupPage['faults']
          return sendPage(reply, 400, setupPage(frame, { ...surroundings, action: actionOf(frame), typed, chosen: vendors, faults }))
        }
        const { language } = frame
        const use = {
          token,
          requestId: request.id,
          setup: { ...parsed.data, vendors },
          language,
          // Customers see it as the sender of their mails and the name of their app.
          region: `${parsed.data.organisation} ${countryName(frame, parsed.data.country)}`,
        }
        return reply.header('Cache-Control', 'no-store').redirect(await setUp(ctx, use), 303)
      } catch (error) {
        requireUseless(error)
        return sendPage(reply, 410, uselessSetupPage(frame, portalUri))
      }
    })
  })
}

function requireUseless(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'InvitationInvalid') throw error
}

/** Keeps the language of the page. */
function actionOf(frame: PageFrame): string {
  return `${frame.path}?lang=${frame.language}`
}
