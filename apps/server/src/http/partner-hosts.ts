import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'

/** Host names of partners, with the tenant whose brand each shows. */
export type PartnerHosts = { tenantOf(host: string): string | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    partnerHosts: PartnerHosts
  }
}

/** The name that a browser asked for. Behind a proxy, which sets the last entry of `X-Forwarded-Host`, else keeps `Host`. */
export function askedHost({ host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders, isProxied: boolean): string {
  const last = isProxied ? [forwarded].flat().at(-1)?.split(',').at(-1) : undefined
  return (last ?? host ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

export function partnerTenantOf({ server, headers }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string | undefined {
  return server.partnerHosts.tenantOf(askedHost(headers, publicUrl.startsWith('https:')))
}

/** What a partner's host serves: the app's pages and files. */
const served = /^\/(app(\/|$)|fonts\/|favicon|health\/live$)/
const screen = /^\/(?!api(\/|$)|metrics|assets\/|\.well-known\/)/

/**
 * A partner's host shows the app's pages in the partner's brand, and nothing else: it accepts no sign-in, no token and no call, so the
 * name that a request claims decides nothing but colours and words. Sign-in is at the deployment's own origin, to which its pages lead.
 */
export function limitPartnerHosts(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const isHttps = config.publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    if (!partnerTenantOf(request, config)) return
    // Not for the partner's other hosts, about which we know nothing.
    if (isHttps) reply.header('Strict-Transport-Security', 'max-age=31536000')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.split('?', 1)[0] ?? '/'
    if (isRead && served.test(path)) return
    if (isRead && path.startsWith('/idp/')) return reply.redirect(`${config.publicUrl}${request.url}`)
    if (isRead && screen.test(path)) return reply.redirect('/app/')
    throw new DomainError('NotFound')
  })
}

/** Tells a proxy whether a domain is connected, before it requests a certificate for it. */
export function answerForDomains(app: FastifyInstance): void {
  app.get('/app/domain', async ({ query }: FastifyRequest<{ Querystring: { domain?: unknown } }>, reply) =>
    reply
      .code(typeof query.domain === 'string' && app.partnerHosts.tenantOf(query.domain.toLowerCase()) ? 204 : 404)
      .header('Cache-Control', 'no-store')
      .send(),
  )
}
