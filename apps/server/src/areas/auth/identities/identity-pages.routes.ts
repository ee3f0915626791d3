import { email as emailSchema } from '@wattdesk/contract/formats.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { readCookie, setCookie } from '../../../http/cookies.ts'
import { brandInCookie } from '../../../http/customer-app.ts'
import { type FormFaults, refusalOf } from '../../../http/form-refusals.ts'
import { requireOwnOrigin } from '../../../http/own-origin.ts'
import { acceptedLanguage, acceptForms, frameOf, messagePage, type PageFrame, sendPage } from '../../../http/page.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { appParty } from './embedded-party.service.ts'
import { requireLink, resetPassword, signUp } from './identities.service.ts'
import { askPage, choosePasswordPage, donePage, sentPage, signInPage, type Way } from './identity.pages.ts'
import { requestLink } from './identity-links.service.ts'
import type { DirectoryOf } from './identity-provider.service.ts'

const yearS = 365 * 86_400

type PageRequest = FastifyRequest<{
  Params: { uid?: string; token?: string }
  Querystring: { lang?: string }
  Body: Record<string, string> | undefined
}>

/** `hasMembers`: members sign in here too, so they choose and reset their passwords here. */
export type Providing = {
  provider: () => Promise<Provider>
  directoryOf: DirectoryOf
  hasMembers: boolean
  brandOf: BrandOf
}
export type BrandOf = (tenantId: string | undefined) => Promise<{ appName: string }>

/** The provider's own pages: forms without a script. A form's post carries the origin of its page, and that must be ours. */
export function identityPageRoutes(app: FastifyInstance, ctx: Ctx, providing: Providing): void {
  void app.register(async (pages) => {
    acceptForms(pages)
    pages.addHook('onRequest', async (request) => {
      if (request.method === 'POST') requireOwnOrigin(ctx.config, request)
    })
    interactionRoutes(pages, ctx, providing)
    pages.get('/idp/expired', async (request: PageRequest, reply) => sendExpired(ctx, request, reply))
    if (!providing.hasMembers) return
    linkRoutes(pages, ctx, { way: 'signUp', purpose: 'sign_up', path: '/idp/sign-up' })
    linkRoutes(pages, ctx, { way: 'reset', purpose: 'password_reset', path: '/idp/password' })
  })
}

function interactionRoutes(pages: FastifyInstance, ctx: Ctx, { provider: open, directoryOf, brandOf }: Providing): void {
  const pageFrame = async (request: PageRequest, details: Interaction) => {
    const languages = [localeAsked(details), acceptedLanguage(request)]
    if (!placeOf(ctx, details).isApp) return frameOf(request, languages)
    const tenantId = brandInCookie(ctx.config, request)
    return frameOf(request, languages, (await brandOf(tenantId)).appName, tenantId)
  }
  pages.get('/idp/interaction/:uid', async (request: PageRequest, reply) => {
    const provider = await open()
    const details = await findInteraction(provider, request, reply)
    if (!details) return sendExpired(ctx, request, reply)
    const frame = await pageFrame(request, details)
    return sendPage(reply, 200, signInPage(frame, { action: actionOf(frame), email: '', faults: {}, ...placeOf(ctx, details) }))
  })
  pages.post('/idp/interaction/:uid', async (request: PageRequest, reply) => {
    const provider = await open()
    const details = await findInteraction(provider, request, reply)
    if (!details) return sendExpired(ctx, request, reply)
    const frame = await pageFrame(request, details)
    const { t } = frame
    const { email: typed = '', password = '' } = request.body ?? {}
    const respond = (status: number, faults: FormFaults) =>
      sendPage(reply, status, signInPage(frame, { action: actionOf(frame), email: typed, faults, ...placeOf(ctx, details) }))
    const parsed = emailSchema.safeParse(typed)
    if (!parsed.success || password === '') {
      return respond(400, {
        email: parsed.success ? undefined : t('auth.fault.emailInvalid'),
        password: password === '' ? t('auth.fault.passwordMissing') : undefined,
      })
    }
    try {
      const attempt = {
        email: parsed.data,
        password,
        clientAddress: request.ip,
        browserToken: readCookie(ctx.config, request, 'knownBrowser'),
      }
      const { subject, browserToken } = await directoryOf(clientIdOf(details)).checkPassword(attempt)
      await forgetOtherAccount(provider, details, subject)
      const returnTo = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: subject, remember: false } })
      setCookie(ctx.config, reply, 'knownBrowser', browserToken, yearS)
      return reply.header('Cache-Control', 'no-store').redirect(returnTo, 303)
    } catch (error) {
      request.log.warn({ clientAddress: request.ip, reason: error instanceof DomainError ? error.code : 'Unexpected' }, 'sign-in refused')
      const refusal = refusalOf(t, error, placeOf(ctx, details).isApp)
      if (refusal.retryAfterSeconds) reply.header('Retry-After', refusal.retryAfterSeconds)
      return respond(refusal.status, refusal.faults)
    }
  })
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

function clientIdOf({ params }: Interaction): string | undefined {
  return typeof params.client_id === 'string' ? params.client_id : undefined
}

/** Where the sign-in started: the portal or the app. */
function placeOf({ config }: Ctx, details: Interaction): { isApp: boolean; returnUri: string } {
  const isApp = clientIdOf(details) === appParty(config).clientId
  return { isApp, returnUri: isApp ? `${config.publicUrl}/app/` : `${config.publicUrl}/login` }
}

/** Undefined if the sign-in has ended or belongs to another browser. */
async function findInteraction(provider: Provider, request: PageRequest, reply: FastifyReply): Promise<Interaction | undefined> {
  try {
    const details = await provider.interactionDetails(request.raw, reply.raw)
    return details.uid === request.params.uid ? details : undefined
  } catch (error) {
    // Compared by name, because importing the class would load the provider at every start.
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

/** Somebody else just signed in with this browser: the provider forgets them instead of offering to sign them out. */
async function forgetOtherAccount(provider: Provider, details: Interaction, subject: string): Promise<void> {
  const { session } = details
  if (!session?.accountId || session.accountId === subject) return
  const remembered = session.uid ? await provider.Session.findByUid(session.uid) : undefined
  await remembered?.destroy()
  details.session = undefined
  await details.persist()
}

type LinkPages = { way: Way; purpose: Parameters<typeof requireLink>[1]; path: string }

/** Pages that request a link by mail, and that choose a password with it. */
function linkRoutes(pages: FastifyInstance, ctx: Ctx, { way, purpose, path }: LinkPages): void {
  const portalUri = `${ctx.config.publicUrl}/login`
  pages.get(path, async (request: PageRequest, reply) => {
    const frame = frameOf(request, [acceptedLanguage(request)])
    return sendPage(reply, 200, askPage(frame, way, { action: actionOf(frame), email: '', faults: {}, portalUri }))
  })
  pages.post(path, async (request: PageRequest, reply) => {
    const frame = frameOf(request, [acceptedLanguage(request)])
    const typed = request.body?.email ?? ''
    const respond = (status: number, faults: FormFaults) =>
      sendPage(reply, status, askPage(frame, way, { action: actionOf(frame), email: typed, faults, portalUri }))
    const parsed = emailSchema.safeParse(typed)
    if (!parsed.success) return respond(400, { email: frame.t('auth.fault.emailInvalid') })
    try {
      await requestLink(ctx, { purpose, email: parsed.data, clientAddress: request.ip })
      return sendPage(reply, 200, sentPage(frame, parsed.data, portalUri))
    } catch (error) {
      const refusal = refusalOf(frame.t, error)
      return respond(refusal.status, refusal.faults)
    }
  })
  pages.get(`${path}/:token`, async (request: PageRequest, reply) => {
    const frame = frameOf(request, [acceptedLanguage(request)])
    try {
      const { email } = await requireLink(ctx, purpose, request.params.token ?? '')
      return sendPage(reply, 200, choosePasswordPage(frame, way, { action: actionOf(frame), email, faults: {} }))
    } catch (error) {
      return sendUseless(reply, frame, error, path)
    }
  })
  pages.post(`${path}/:token`, async (request: PageRequest, reply) => {
    const frame = frameOf(request, [acceptedLanguage(request)])
    const token = request.params.token ?? ''
    try {
      const { email } = await requireLink(ctx, purpose, token)
      const use = { token, password: request.body?.password ?? '', clientAddress: request.ip, requestId: request.id }
      try {
        await (purpose === 'sign_up' ? signUp(ctx, use) : resetPassword(ctx, use))
        return sendPage(reply, 200, donePage(frame, way, email, portalUri))
      } catch (error) {
        if (error instanceof DomainError && error.code === 'InvitationInvalid') throw error
        const refusal = refusalOf(frame.t, error)
        return sendPage(reply, refusal.status, choosePasswordPage(frame, way, { action: actionOf(frame), email, faults: refusal.faults }))
      }
    } catch (error) {
      return sendUseless(reply, frame, error, path)
    }
  })
}

/** The language that the portal was shown in. */
function localeAsked({ params: { ui_locales: locales } }: Interaction): string | undefined {
  return typeof locales === 'string' ? locales.split(' ')[0] : undefined
}

/** Keeps the language of the page. */
function actionOf(frame: PageFrame): string {
  return `${frame.path}?lang=${frame.language}`
}

function sendExpired(ctx: Ctx, request: PageRequest, reply: FastifyReply): FastifyReply {
  const frame = { ...frameOf(request, [acceptedLanguage(request)]), path: '/idp/expired' }
  const way = { uri: `${ctx.config.publicUrl}/login`, label: frame.t('auth.startAgain') }
  return sendPage(reply, 400, messagePage(frame, frame.t('auth.fault.title'), frame.t('auth.fault.expired'), way))
}

function sendUseless(reply: FastifyReply, frame: PageFrame, error: unknown, path: string): FastifyReply {
  if (!(error instanceof DomainError) || error.code !== 'InvitationInvalid') throw error
  const way = { uri: `${path}?lang=${frame.language}`, label: frame.t('auth.ask') }
  return sendPage(reply, 410, messagePage(frame, frame.t('auth.fault.title'), frame.t('auth.fault.linkInvalid'), way))
}
