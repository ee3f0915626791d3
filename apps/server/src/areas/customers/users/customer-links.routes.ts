import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../../../http/form-refusals.ts'
import { acceptedLanguage, acceptForms, frameOf, type PageFrame, sendPage } from '../../../http/page.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { acceptInvitation, type LinkUse, resetCustomerPassword, verifyEmail } from './customer-joining.service.ts'
import { faultPage, type LinkPurpose, linkDonePage, linkPage, uselessPage } from './customer-links.pages.ts'
import { linkPaths, type OpenLink, requireCustomerLink } from './customer-links.service.ts'

type PageRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string }; Body: Record<string, string> | undefined }>
type Owner = { owner?: string; tenantId?: string; language?: string; contactEmail?: string | null }

/**
 * Pages behind the links in mails to customers' users: forms without scripts, like those of the identity provider. Showing
 * one changes nothing, because mail programs and scanners follow links too.
 */
export function customerLinkRoutes(app: FastifyInstance, ctx: Ctx): void {
  void app.register(async (pages) => {
    acceptForms(pages)
    bindPages(pages, ctx, 'invitation', (use) => acceptInvitation(ctx, use))
    bindPages(pages, ctx, 'verification', (use) => verifyEmail(ctx, use))
    bindPages(pages, ctx, 'password_reset', (use) => resetCustomerPassword(ctx, use))
  })
}

type Take = (use: LinkUse & { password: string }) => Promise<OpenLink>

function bindPages(pages: FastifyInstance, ctx: Ctx, purpose: LinkPurpose, take: Take): void {
  const { supportEmail } = ctx.config.portal
  const url = `/idp/customer/${linkPaths[purpose]}/:token`
  pages.get(url, async (request: PageRequest, reply) => {
    try {
      const link = await requireCustomerLink(ctx, purpose, request.params.token)
      return sendPage(reply, 200, linkPage(pageOf(request, link), { purpose, email: link.email, faults: {} }))
    } catch (error) {
      return sendUseless(request, reply, error, supportEmail)
    }
  })
  pages.post(url, async (request: PageRequest, reply) => {
    const { token } = request.params
    try {
      const link = await take({ token, password: request.body?.password ?? '', clientAddress: request.ip, requestId: request.id })
      return sendPage(reply, 200, linkDonePage(pageOf(request, link), purpose, link.email))
    } catch (error) {
      if (isUseless(error)) return sendUseless(request, reply, error, supportEmail)
      return sendRefusal(request, reply, error, await requireCustomerLink(ctx, purpose, token).catch(() => undefined))
    }
  })

  function sendRefusal(request: PageRequest, reply: FastifyReply, error: unknown, link: OpenLink | undefined): FastifyReply {
    const frame = pageOf(request, link ?? {})
    const { status, faults, retryAfterSeconds } = refusalOf(frame.t, error)
    if (retryAfterSeconds) reply.header('Retry-After', retryAfterSeconds)
    const page = link ? linkPage(frame, { purpose, email: link.email, faults }) : faultPage(frame, faults.form ?? '')
    return sendPage(reply, status, page)
  }
}

/** Uses the language of the mail, unless another was chosen on the page. */
function pageOf(request: PageRequest, { owner, tenantId, language }: Owner): PageFrame {
  return frameOf(request, [language, acceptedLanguage(request)], owner, tenantId)
}

function isUseless(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'InvitationInvalid'
}

function sendUseless(request: PageRequest, reply: FastifyReply, error: unknown, supportEmail: string): FastifyReply {
  if (!isUseless(error)) throw error
  const known = (error.details ?? {}) as Owner // only the link's service writes it
  return sendPage(reply, 410, uselessPage(pageOf(request, known), known.contactEmail ?? supportEmail))
}
