import * as contract from '@wattdesk/contract/customer-app/calls.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '../../../http/authenticate.ts'
import { clearCookie, readCookie, setCookie } from '../../../http/cookies.ts'
import { requireOwnOrigin } from '../../../http/own-origin.ts'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import type { OpenIdClient } from '../../auth/identities/openid-party.service.ts'
import { startSignIn } from '../../auth/sign-in.service.ts'
import { endCustomerSessions, renewCustomerSession, type SignedApp } from '../sessions/customer-sessions.service.ts'
import { finishCustomerSignIn } from './app-sign-in.service.ts'

const yearS = 365 * 86_400

export function appSignInRoutes(app: FastifyInstance, ctx: Ctx, openId: OpenIdClient): void {
  const { config } = ctx
  const tokensOf = (request: FastifyRequest) => ({
    refreshToken: readCookie(config, request, 'appRefresh'),
    accessToken: bearerOf(request),
  })
  const respond = (reply: FastifyReply, { result, refreshToken, sessionExpiresAt }: SignedApp) => {
    const maxAgeS = Math.max(0, Math.floor((sessionExpiresAt.getTime() - ctx.clock.now().getTime()) / 1_000))
    setCookie(config, reply, 'appRefresh', refreshToken, maxAgeS)
    return result
  }

  bind(app, contract.startAppSignIn, async ({ query, request, reply }) => {
    const started = await startSignIn(ctx, openId, {
      language: languageOf(query.lang),
      fresh: true,
      browserToken: readCookie(config, request, 'signIn'),
      clientAddress: request.ip,
    })
    setCookie(config, reply, 'signIn', started.browserToken, 300)
    return { uri: started.uri, expiresAt: started.expiresAt.toISOString() }
  })

  bind(app, contract.finishAppSignIn, async ({ body, request, reply, requestId }) => {
    requireOwnOrigin(config, request)
    const client = { address: request.ip, userAgent: request.headers['user-agent'] }
    const signed = await finishCustomerSignIn(ctx, openId, {
      ...body,
      browserToken: readCookie(config, request, 'signIn'),
      client,
      requestId,
    })
    // A sign-in ends the browser's previous session.
    await endCustomerSessions(ctx, { refreshToken: readCookie(config, request, 'appRefresh') }, 'replaced')
    setCookie(config, reply, 'appBrand', signed.tenantId, yearS)
    return respond(reply, signed)
  })

  bind(app, contract.refreshAppSession, async ({ request, reply }) => {
    requireOwnOrigin(config, request)
    try {
      return respond(reply, await renewCustomerSession(ctx, tokensOf(request)))
    } catch (error) {
      if (error instanceof DomainError && error.code === 'SessionExpired') clearCookie(config, reply, 'appRefresh')
      throw error
    }
  })

  bind(app, contract.signOutOfApp, async ({ request, reply }) => {
    requireOwnOrigin(config, request)
    await endCustomerSessions(ctx, tokensOf(request))
    clearCookie(config, reply, 'appRefresh')
    return { isSignedOut: true as const }
  })
}
