import { unattendedHeader } from '@wattdesk/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call, Caller } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate(request: FastifyRequest, kind: 'session' | 'multifactor'): Promise<Call>
  }
}

/** Finds the caller of a token. Throws the reason if the token is invalid. Only a use keeps a session alive. */
export type Resolve = (token: string, kind: 'session' | 'multifactor', isUse: boolean) => Promise<Caller>

/** `isReading`: whether a token, valid or not, is of a kind that only reads. */
export function authenticateBy(app: FastifyInstance, resolve: Resolve, isReading: (token: string) => boolean): void {
  app.decorate('requireNoReadingToken', (request) => {
    const token = bearerOf(request)
    if (token && isReading(token)) throw new DomainError('AppReadsOnly')
  })
  app.decorate('authenticate', async (request, kind) => {
    const token = bearerOf(request)
    if (!token) throw new DomainError('Unauthenticated')
    return { caller: await resolve(token, kind, isAttended(request)), requestId: request.id }
  })
}

/** Whether somebody uses the client. */
export const isAttended = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[unattendedHeader] === undefined

/** The bearer token of a request (RFC 6750, section 2.1). Ignores tokens longer than those we issue. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = request.headers.authorization
  if (!header || header.length > 2_048) return undefined
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
}
