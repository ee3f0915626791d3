import * as contract from '@wattdesk/contract/auth/calls.ts'
import type { AuthResult } from '@wattdesk/contract/auth/models.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, isAttended } from '../../http/authenticate.ts'
import { clearCookie, readCookie, setCookie } from '../../http/cookies.ts'
import { requireOwnOrigin } from '../../http/own-origin.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { signUp } from './identities/identities.service.ts'
import { listSignUpLinks } from './identities/identity-links.service.ts'
import type { OpenIdClient } from './identities/openid-party.service.ts'
import { listSigningMembers } from './members.views.ts'
import { type Client, renewSession, type Signed, signOutSessions } from './sessions/sessions.service.ts'
import { endSessionUriOf, finishSecondStep, finishSignIn, startSignIn } from './sign-in.service.ts'

export function authRoutes(app: FastifyInstance, ctx: Ctx, client: OpenIdClient): void {
  const { config } = ctx
  bind(app, contract.authorizationUri, async ({ query, request, reply }) => {
    const browserToken = readCookie(config, request, 'signIn')
    const started = await startSignIn(ctx, client, {
      language: languageOf(query.lang),
      fresh: query.fresh ?? false,
      browserToken,
      clientAddress: request.ip,
    })
    setCookie(config, reply, 'signIn', started.browserToken, 300)
    return { uri: started.uri, expiresAt: started.expiresAt.toISOString() }
  })

  bind(app, contract.signIn, async ({ request, reply, requestId }) => {
    requireOwnOrigin(config, request)
    const { state, code } = credentialsOf(request)
    const browserToken = readCookie(config, request, 'signIn')
    const signed = await finishSignIn(ctx, client, { state, code, browserToken, client: clientOf(request), requestId })
    await replaceSession(ctx, request)
    return respondSigned(ctx, reply, signed)
  })

  bind(app, contract.signInMultifactor, async ({ body, request, reply, ...call }) => {
    requireOwnOrigin(config, request)
    return respondSigned(ctx, reply, await finishSecondStep(ctx, call, body.multifactorToken))
  })

  bind(app, contract.refresh, async ({ request, reply, requestId }) => {
    requireOwnOrigin(config, request)
    try {
      const renewal = { requestId, isUse: isAttended(request) }
      return respondSigned(ctx, reply, await renewSession(ctx, tokensOf(config, request), renewal))
    } catch (error) {
      if (error instanceof DomainError && error.code === 'SessionExpired') clearCookie(config, reply, 'refresh')
      throw error
    }
  })

  bind(app, contract.signOut, async ({ request, reply, requestId }) => {
    requireOwnOrigin(config, request)
    const ended = await signOutSessions(ctx, tokensOf(config, request), requestId)
    clearCookie(config, reply, 'refresh')
    return { endSessionUri: await endSessionUriOf(ctx, client, ended) }
  })

  signUpRoutes(app, ctx, client)
}

function signUpRoutes(app: FastifyInstance, ctx: Ctx, client: OpenIdClient): void {
  bind(app, contract.idpSignUp, async ({ body, request, requestId }) => {
    // External providers handle sign-up themselves.
    if (!client.party.isEmbedded) throw new DomainError('NotFound')
    return signUp(ctx, { ...body, clientAddress: request.ip, requestId })
  })
  bind(app, contract.signUpUri, async () => {
    return { uri: client.party.isEmbedded ? `${ctx.config.publicUrl}/idp/sign-up` : `${ctx.config.publicUrl}/login` }
  })
  bind(app, contract.signUpUris, async ({ caller, query }) => {
    return { items: await listSignUpLinks(ctx, await listSigningMembers(ctx.db, caller, query.userIds)) }
  })
}

/** A sign-in ends the browser's previous session. */
async function replaceSession(ctx: Ctx, request: FastifyRequest): Promise<void> {
  const refreshToken = readCookie(ctx.config, request, 'refresh')
  if (refreshToken) await signOutSessions(ctx, { refreshToken }, request.id, 'replaced')
}

function respondSigned(ctx: Ctx, reply: FastifyReply, { result, refreshToken, sessionExpiresAt }: Signed): AuthResult {
  if (refreshToken) {
    const maxAgeS = Math.max(0, Math.floor((sessionExpiresAt.getTime() - ctx.clock.now().getTime()) / 1_000))
    setCookie(ctx.config, reply, 'refresh', refreshToken, maxAgeS)
    clearCookie(ctx.config, reply, 'signIn')
  }
  reply.header('Cache-Control', 'no-store')
  return result
}

/** `Authorization: Basic base64(state:code)`. A code may hold colons, a state does not. */
function credentialsOf(request: FastifyRequest): { state: string; code: string } {
  if (request.headers.authorization === undefined) {
    throw new DomainError('ValidationFailed', [{ field: 'Authorization', code: 'Required', message: 'Required' }])
  }
  const encoded = /^Basic ([\w+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  const [state, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':')
  const code = rest.join(':')
  if (!state || !code) throw new DomainError('LoginFailed')
  return { state, code }
}

function tokensOf(config: Ctx['config'], request: FastifyRequest): { refreshToken?: string; accessToken?: string } {
  return { refreshToken: readCookie(config, request, 'refresh'), accessToken: bearerOf(request) }
}

function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}
