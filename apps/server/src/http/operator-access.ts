import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { isSame, sha256 } from '../platform/crypto.ts'
import { isLoopbackAddress, isLoopbackName } from '../platform/loopback.ts'
import { bearerOf } from './authenticate.ts'

/** Headers with which proxies name the client. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip']

/**
 * Whether a request comes from the operator: it has the configured token or comes from this machine. Behind a proxy every
 * request comes from one of our machines, so only the token counts.
 */
export function isOperator(
  { headers, raw }: FastifyRequest,
  { metricsTokens, publicUrl }: Pick<Config, 'metricsTokens' | 'publicUrl'>,
): boolean {
  const given = bearerOf({ headers })
  // Digests have equal length, so timing reveals nothing about the token.
  if (given !== undefined) return metricsTokens.some((one) => isSame(sha256(given), sha256(one)))
  const isProxied = publicUrl.startsWith('https:') || forwarding.some((name) => name in headers)
  // DNS rebinding: a page that points its own name at this machine still sends that name.
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? ''
  return !isProxied && isLoopbackAddress(raw.socket.remoteAddress ?? '') && isLoopbackName(host)
}
