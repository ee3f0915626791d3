import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Scripts only from our origin; inline styles, because components set sizes on elements; no framing. */
export const contentSecurityPolicyFor = ({ frameAncestors }: { frameAncestors: string }): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Partners' logos may be on any host.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

const contentSecurityPolicy = contentSecurityPolicyFor({ frameAncestors: "'none'" })

type Options = { isHttps: boolean }

const usual: (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Content-Security-Policy', contentSecurityPolicy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** The headers that are the same in every response. */
export function securityHeadersOf({ isHttps }: Options): (readonly [string, string])[] {
  return isHttps ? [...usual, ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : usual
}

/** Headers of every response. A route may set its own policy, as the identity provider's pages do. */
export function securityHeaders(app: FastifyInstance, options: Options): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, options))
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, options: Options): void {
  reply.header('X-Request-Id', request.id)
  for (const [name, value] of securityHeadersOf(options)) reply.header(name, value)
  if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store')
}
