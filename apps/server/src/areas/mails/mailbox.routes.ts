import { id as mailId } from '@wattdesk/contract/formats.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asFile } from '../../http/file-response.ts'
import { acceptedLanguage, frameOf, pageHeaders, sendPage } from '../../http/page.ts'
import { isSame, sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isLoopbackAddress, isLoopbackName } from '../../platform/loopback.ts'
import { mailListPage, mailPage, noMailPage } from './mailbox.pages.ts'
import { findMailFile, findMailHead, findWholeBody, listMailHeads } from './mailbox.views.ts'

type MailboxRequest = FastifyRequest<{ Params: { key?: string; id?: string }; Querystring: { lang?: string; page?: string } }>

/** Headers that a proxy adds to forwarded requests. */
const forwardingHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|true-client-ip|cf-connecting-ip)$/

/** The URLs contain the key, so no referrer is sent. */
const ownHeaders = { 'Referrer-Policy': 'no-referrer', 'Cross-Origin-Resource-Policy': 'same-origin' }
const framingHeaders = { ...ownHeaders, 'Content-Security-Policy': `${pageHeaders['Content-Security-Policy']}; frame-src 'self'` }
/** Allows a mail's inline styles, its own picture, and links that open in a new tab. */
const bodyHeaders = {
  ...ownHeaders,
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
}

/**
 * The local mailbox: every mail with its links, for people who try the product on their own machine. It serves only direct
 * requests from this machine that contain the key; all others get a 404 without a body.
 */
export function mailboxRoutes(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'config'>, key: string): void {
  const home = `/${key}`
  app.setNotFoundHandler(sendNothing)
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request: MailboxRequest, reply) => {
      if (!isFromHere(request) || !isSame(sha256(request.params.key ?? ''), sha256(key))) return sendNothing(request, reply)
    })
    pages.get('/:key', async (request: MailboxRequest, reply) => {
      const page = Number(/^\d{1,4}$/.exec(String(request.query.page))?.[0] ?? 0)
      const list = await listMailHeads(ctx.db, page)
      return sendPage(reply, 200, mailListPage(mailboxFrame(request), { home, page, ...list }), ownHeaders)
    })
    pages.get('/:key/mails/:id', async (request: MailboxRequest, reply) => {
      const frame = mailboxFrame(request)
      const { data: id } = mailId.safeParse(request.params.id)
      const mail = id && (await findMailHead(ctx.db, id))
      if (!mail) return sendPage(reply, 404, noMailPage(frame, home), ownHeaders)
      return sendPage(reply, 200, mailPage(frame, { home, mail }), framingHeaders)
    })
    pages.get('/:key/mails/:id/body', async (request: MailboxRequest, reply) => {
      const { data: id } = mailId.safeParse(request.params.id)
      const body = id && (await findWholeBody(ctx, id))
      if (!body) return sendNothing(request, reply)
      if (body.html !== null) return sendPage(reply, 200, body.html, bodyHeaders)
      return sendPage(reply, 200, body.text, { ...bodyHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    })
    pages.get('/:key/mails/:id/file', async (request: MailboxRequest, reply) => {
      const { data: id } = mailId.safeParse(request.params.id)
      const file = id && (await findMailFile(ctx.db, id))
      if (!file) return sendNothing(request, reply)
      return asFile(reply.headers({ ...pageHeaders, ...ownHeaders }), file.name, file.type).send(file.content)
    })
  })
}

/** Nothing is served without the key, and therefore no font. */
const mailboxFrame = (request: MailboxRequest) => ({ ...frameOf(request, [acceptedLanguage(request)]), hasOwnFont: false })

/** Also refuses foreign host names that resolve to this machine (DNS rebinding), because their pages could read the response. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const host = /^(.*?)(:\d+)?$/.exec(headers.host ?? '')?.[1] ?? ''
  const isForwarded = Object.keys(headers).some((name) => forwardingHeader.test(name))
  return isLoopbackAddress(raw.socket.remoteAddress ?? '') && isLoopbackName(host) && !isForwarded
}

function sendNothing(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...ownHeaders, 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('Not found\n')
}
