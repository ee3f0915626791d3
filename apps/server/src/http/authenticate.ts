import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call, Caller } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(request: FastifyRequest, kind: 'session' | 'multifactor'): Promise<Call>
  }
}

/** Finds out who holds a token, or throws why it is not good. */
export type Resolve = (token: string, kind: 'session' | 'multifactor') => Promise<Caller>

/** Gives every route a way to know its caller, by the bearer token of the request. */
export function authenticateBy(app: FastifyInstance, resolve: Resolve): void {
  app.decorate('authenticate', async (request, kind) => {
    const token = bearerOf(request)
    if (!token) throw new DomainError('Unauthenticated')
    return { caller: await resolve(token, kind), requestId: request.id }
  })
}

/** The bearer token of a request (RFC 6750, section 2.1). Longer ones than we make are not looked at. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = request.headers.authorization
  if (!header || header.length > 2_048) return undefined
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
}
