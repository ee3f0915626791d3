import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'

/**
 * Refuses calls that pages of other sites make with this browser's cookies. Browsers send the origin with every POST; other
 * clients send none, and only the cookies they were given.
 */
export function requireOwnOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const isForeign =
    origin !== undefined ? origin !== new URL(config.publicUrl).origin : site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isForeign) throw new DomainError('OriginRefused')
}
