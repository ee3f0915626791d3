import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageFrame, sendPage } from '../../http/page.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { comeBack, requireWayBack, type WayBack } from './reactivation-links.service.ts'
import { busyPage, endedPage, unknownPage, wayBackPage } from './reactivation-pages.ts'

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string } }>
type Shown = Partial<Pick<WayBack, 'owner' | 'language'>>

const url = '/idp/customer/reactivate/:token'

/** The page behind the link of a deactivation. Showing it changes nothing: mail programs and scanners follow links too. */
export function reactivationLinkRoutes(app: FastifyInstance, ctx: Ctx): void {
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, async () => ({}))
    pages.get(url, (request: PageRequest, reply) => answer(request, reply, () => requireWayBack(ctx, request.params.token)))
    pages.post(url, (request: PageRequest, reply) =>
      answer(request, reply, () => comeBack(ctx, { token: request.params.token, clientAddress: request.ip, requestId: request.id })),
    )
  })
}

async function answer(request: PageRequest, reply: FastifyReply, look: () => Promise<WayBack>): Promise<FastifyReply> {
  try {
    const way = await look()
    return sendPage(reply, way.state === 'ended' ? 410 : 200, wayBackPage(frameOf(request, way), way))
  } catch (error) {
    return sendRefusal(request, reply, error)
  }
}

function sendRefusal(request: PageRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof DomainError)) throw error
  const frame = frameOf(request, {})
  switch (error.code) {
    case 'InvitationInvalid':
      return sendPage(reply, 410, unknownPage(frame))
    case 'ReactivationEnded':
      return sendPage(reply, 410, endedPage(frame))
    case 'TooManyRequests': {
      const { retryAfterSeconds = 60 } = (error.details ?? {}) as { retryAfterSeconds?: number } // put there by the limit alone
      reply.header('Retry-After', retryAfterSeconds)
      return sendPage(reply, 429, busyPage(frame, frame.t('auth.minutes', { count: Math.max(1, Math.ceil(retryAfterSeconds / 60)) })))
    }
    default:
      throw error
  }
}

/** The language asked for on the page, or else that of the browser, or of the owner. */
function frameOf(request: PageRequest, { owner, language: owners }: Shown): PageFrame {
  const accepted = request.headers['accept-language']?.split(/[,;]/)[0]
  const language = languageOf(request.query.lang ?? accepted ?? owners)
  return { language, t: translatorOf(language).t, path: request.url.split('?')[0] ?? request.url, owner }
}
