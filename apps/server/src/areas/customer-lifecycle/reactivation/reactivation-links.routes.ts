import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../../../http/form-refusals.ts'
import { acceptedLanguage, acceptForms, frameOf, type PageFrame, sendPage } from '../../../http/page.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { endedPage, faultPage, unknownPage, wayBackPage } from './reactivation-links.pages.ts'
import { comeBack, requireWayBack, type WayBack } from './reactivation-links.service.ts'

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string } }>
type Shown = Partial<Pick<WayBack, 'owner' | 'tenantId' | 'language'>>

const url = '/idp/customer/reactivate/:token'

/** The page of a reactivation link. A GET changes nothing, because mail programs and scanners also follow links. */
export function reactivationLinkRoutes(app: FastifyInstance, ctx: Ctx): void {
  void app.register(async (pages) => {
    acceptForms(pages)
    pages.get(url, (request: PageRequest, reply) => respond(ctx, request, reply, () => requireWayBack(ctx, request.params.token)))
    pages.post(url, (request: PageRequest, reply) =>
      respond(ctx, request, reply, () => comeBack(ctx, { token: request.params.token, clientAddress: request.ip, requestId: request.id })),
    )
  })
}

async function respond(ctx: Ctx, request: PageRequest, reply: FastifyReply, look: () => Promise<WayBack>): Promise<FastifyReply> {
  const { supportEmail } = ctx.config.portal
  try {
    const way = await look()
    return sendPage(reply, way.state === 'ended' ? 410 : 200, wayBackPage(pageOf(request, way), way, supportEmail))
  } catch (error) {
    return sendRefusal(request, reply, error, supportEmail)
  }
}

function sendRefusal(request: PageRequest, reply: FastifyReply, error: unknown, supportEmail: string): FastifyReply {
  if (!(error instanceof DomainError)) throw error
  const frame = pageOf(request, {})
  switch (error.code) {
    case 'InvitationInvalid':
      return sendPage(reply, 410, unknownPage(frame, supportEmail))
    case 'ReactivationEnded':
      return sendPage(reply, 410, endedPage(frame, supportEmail))
    default: {
      const { status, faults, retryAfterSeconds } = refusalOf(frame.t, error)
      if (retryAfterSeconds) reply.header('Retry-After', retryAfterSeconds)
      return sendPage(reply, status, faultPage(frame, faults.form ?? ''))
    }
  }
}

/** The language chosen on the page, else the browser's, else the owner's. */
function pageOf(request: PageRequest, { owner, tenantId, language }: Shown): PageFrame {
  return frameOf(request, [acceptedLanguage(request), language], owner, tenantId)
}
