import * as contract from '@wattdesk/contract/content-delivery.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bind } from '../../../http/route.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { sendFile } from '../files/content-files.routes.ts'
import { findPublishedFile, type Kept, openDelivery } from './delivery.service.ts'

export async function contentDeliveryRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const delivery = openDelivery(ctx)
  app.addHook('onClose', async () => delivery.close())
  await app.register(async (inner) => {
    // What is kept was valid when it was asked for first: its address need not be parsed again.
    inner.addHook('onRequest', async (request, reply) => {
      const kept = delivery.kept(request.url)
      return kept ? answer(request, reply, kept) : undefined
    })
    bind(inner, contract.deliverContent, async ({ params, query, request, reply }) =>
      answer(request, reply, await delivery.deliver(request.url, { ...params, ...query })),
    )
    bind(inner, contract.searchDeliveredContent, async ({ params, query, request, reply }) =>
      answer(request, reply, await delivery.search(request.url, { ...params, ...query })),
    )
  })
  bind(app, contract.deliverContentFile, async ({ params, reply }) => {
    const file = await findPublishedFile(ctx, params.id)
    if (!file) throw new DomainError('NotFound')
    return sendFile(reply, file)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Access-Control-Allow-Origin', '*')
      .send(file.content)
  })
}

/** A copy that is still the same is confirmed without sending it again (RFC 9110, section 13). */
function answer({ headers }: FastifyRequest, reply: FastifyReply, { body, etag, lastModified }: Kept): FastifyReply {
  reply
    .header('ETag', etag)
    .header('Last-Modified', lastModified)
    .header('Cache-Control', `public, max-age=${contract.deliveryMaxAgeSeconds}, stale-while-revalidate=600`)
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
  return isSame(headers, etag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body)
}

function isSame({ 'if-none-match': tags }: FastifyRequest['headers'], etag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
