import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { CustomFetch } from 'openid-client'
import type { Ctx } from '../../../platform/ctx.ts'

const mount = '/idp'

/** Passes requests below `/idp` that are not our pages to the provider, which reads their bodies itself. */
export function identityProviderRoutes(app: FastifyInstance, ctx: Ctx, provider: () => Promise<Provider>): void {
  const own = new URL(ctx.config.publicUrl)
  let handle: ReturnType<Provider['callback']> | undefined
  void app.register(async (mounted) => {
    mounted.removeAllContentTypeParsers()
    mounted.addContentTypeParser('*', (_request, _payload, done) => done(null))
    mounted.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${mount}/*`,
      handler: async (request, reply) => {
        handle ??= (await provider()).callback()
        reply.hijack()
        const { raw } = request
        // Addresses the provider writes are those we are known by, never those a client claims.
        raw.headers.host = own.host
        raw.headers['x-forwarded-host'] = own.host
        raw.headers['x-forwarded-proto'] = own.protocol.slice(0, -1)
        // Tells the provider its mount path.
        Object.assign(raw, { originalUrl: raw.url })
        raw.url = raw.url?.slice(mount.length)
        // Hijacked responses skip the hook that sets common headers.
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
        await handle(raw, reply.raw)
      },
    })
  })
}

/** Calls the embedded provider within the process, independently of ports and proxies. */
export function fetchWithin(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const response = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers,
      payload: body instanceof URLSearchParams ? body.toString() : undefined,
    })
    return new Response(response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? '') },
    })
  }
}
