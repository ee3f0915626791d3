import * as contract from '@wattdesk/contract/content/delivery/calls.ts'
import { deliveryMaxAgeSeconds } from '@wattdesk/contract/content/delivery/terms.ts'
import type { FastifyInstance } from 'fastify'
import { type KeptResponse, replyWith } from '../../../http/kept-responses.ts'
import { bind } from '../../../http/route.ts'
import { securityHeadersOf } from '../../../http/security-headers.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { sendFile } from '../files/content-files.routes.ts'
import { findPublishedFile, type Kept, openDelivery } from './delivery.service.ts'

export async function contentDeliveryRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const delivery = openDelivery(ctx)
  app.addHook('onClose', async () => delivery.close())
  const common = securityHeadersOf({ isHttps: ctx.config.publicUrl.startsWith('https:') }).flat()
  const responses = new WeakMap<Kept, KeptResponse>()
  const responseOf = (kept: Kept): KeptResponse => {
    const known = responses.get(kept) ?? { ...kept, type: 'application/json; charset=utf-8', headers: [...common, ...headersOf(kept)] }
    responses.set(kept, known)
    return known
  }
  // Tracing records each call, so nothing may bypass its hooks.
  if (!ctx.tracing) {
    app.keptSources.push({
      route: '/api/v1/delivery/*',
      find(url) {
        const kept = delivery.kept(url)
        return kept && responseOf(kept)
      },
    })
  }
  bind(app, contract.deliverContent, async ({ params, query, request, reply }) => {
    const kept = delivery.kept(request.url) ?? (await delivery.deliver(request.url, { ...params, ...query }))
    return replyWith(request, reply, responseOf(kept))
  })
  bind(app, contract.searchDeliveredContent, async ({ params, query, request, reply }) => {
    const kept = delivery.kept(request.url) ?? (await delivery.search(request.url, { ...params, ...query }))
    return replyWith(request, reply, responseOf(kept))
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

function headersOf({ etag, lastModified }: Kept): string[] {
  return [
    ...['ETag', etag],
    ...(lastModified ? ['Last-Modified', lastModified] : []),
    ...['Cache-Control', `public, max-age=${deliveryMaxAgeSeconds}, stale-while-revalidate=600`],
    ...['Access-Control-Allow-Origin', '*'],
    ...['Cross-Origin-Resource-Policy', 'cross-origin'],
  ]
}
