import { declarationOf, nameOf } from '@wattdesk/contract/declaration.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { isAllowed, ownTenant, permissionsOf, workingTenantHeader } from '@wattdesk/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Call } from '../platform/caller.ts'
import { DomainError } from '../platform/domain-error.ts'
import { endOfCall } from './deadline.ts'
import { logLate } from './error-handler.ts'
import { faultsOf } from './faults.ts'
import { encodeLongList, isLongList, type LongList } from './long-lists.ts'

declare module 'fastify' {
  interface FastifyRequest {
    call: Call | null
  }
  interface FastifyInstance {
    endpoints: Endpoint[]
    /** Throws during maintenance, when only root members can change anything. */
    requireNoMaintenance(): void
    /** Throws if the request has a token that only reads: also on public calls, which do not look for a caller. */
    requireNoReadingToken(request: FastifyRequest): void
  }
}

/** A handler's input: the parsed parts, the caller, and the raw request and reply for the few calls that need them. */
export type Handled<E extends Endpoint> = Call & {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends Endpoint> = (handled: Handled<E>) => Promise<ResponseInput<E> | FastifyReply>

export type RouteOptions = {
  bodyLimit?: number
  /** For large uploads over slow links: the body has no time limit while it makes progress. */
  mayTakeLong?: boolean
  /** The handler parses the body itself, from `request.body`. */
  isUnparsed?: boolean
}

/** Largest body of a caller without a session, unless a route allows more. */
const publicBodyMax = 16_384

/**
 * Binds one call of the contract to its handler. Checks the permission before parsing anything, rejects unknown keys and parts
 * by name, and parses the response, so that only declared fields leave the server.
 */
export function bind<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>, options: RouteOptions = {}): void {
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method as HTTPMethods,
    url: urlOf(endpoint.path),
    ...(endpoint.access === 'public' ? { bodyLimit: publicBodyMax } : {}),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    onRequest: async (request) => {
      await admit(app, endpoint, request)
      // Only after authentication: unauthenticated clients get no extra time.
      request.mayTakeLong = options.mayTakeLong ?? false
    },
    handler: async (request, reply) => {
      const handled = {
        // Public calls have no caller, and their handlers do not read it.
        ...(request.call as Call),
        requestId: request.id,
        ...parts(endpoint, request, options),
        request,
        reply,
      }
      const unlessSent = (error: unknown) => {
        if (!reply.sent) throw error
        logLate(error, request)
        return reply
      }
      const result = await handler(handled as Handled<E>).catch(unlessSent)
      // The reader of a streamed file may have disconnected, so there is nobody to respond to.
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed || (result as unknown) === reply) return reply
      if (result === undefined) return reply.code(204).send()
      return isLongList(result) ? sendLongList(reply, endpoint, result).catch(unlessSent) : send(reply, endpoint, result)
    },
  })
}

/** The path in Fastify's syntax. A parameter followed by text in its segment ends before it. */
function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}(?=\w)/g, ':$1(^[\\w-]+)').replace(/\{(\w+)\}/g, ':$1')
}

async function admit(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { access } = endpoint
  if (!isAllowedInPreview(endpoint)) app.requireNoReadingToken(request)
  if (access === 'public') return
  if (access === 'multifactor') {
    request.call = await app.authenticate(request, 'multifactor')
    return
  }
  const call = await app.authenticate(request, 'session')
  const isOfApp = call.caller.scope.kind === 'customer'
  if (isOfApp && access !== 'customer') throw new DomainError('AppReadsOnly')
  if (!isOfApp && access === 'customer') throw new DomainError('AppReserved')
  if (call.caller.previewedRole && !isAllowedInPreview(endpoint)) throw new DomainError('PreviewReadsOnly')
  requireTenant(endpoint, call, request)
  if (!isAllowedInPreview(endpoint) && !call.caller.permissions.has('write:service-status')) app.requireNoMaintenance()
  request.call = call
  if (call.caller.kind === 'client') {
    const { scope } = endpoint
    if (!scope) throw new DomainError('MembersReserved')
    if (!call.caller.permissions.has(scope)) throw new DomainError('PermissionMissing', { permission: scope })
    return
  }
  const needed = permissionsOf(access)
  const held = call.caller.permissions
  if (!isAllowed(access, held)) {
    const needsAll = typeof access === 'object' && 'allOf' in access
    const missing = needed.filter((one) => !held.has(one))
    // If any of them suffices, a list with commas would read as if all were needed.
    throw new DomainError('PermissionMissing', { permission: missing.join(needsAll ? ', ' : ' or ') })
  }
}

/** Nothing is written to another tenant than the one that the client shows: a loan may have ended, or another tab switched. */
function requireTenant(endpoint: Endpoint, { caller }: Call, { headers }: FastifyRequest): void {
  if (endpoint.whileWorking === 'unaffected') return
  if (endpoint.whileWorking === 'refused' && caller.workingIn) throw new DomainError('WorkingInTenant')
  const shown = headers[workingTenantHeader]
  if (shown === undefined || isAllowedInPreview(endpoint)) return
  if (shown !== (caller.workingIn?.tenantId ?? ownTenant)) throw new DomainError('TenantSwitched')
}

function isAllowedInPreview({ method, inPreview }: Endpoint): boolean {
  return inPreview === undefined ? method === 'GET' : inPreview === 'allowed'
}

function parts(
  endpoint: Endpoint,
  request: FastifyRequest,
  { isUnparsed }: RouteOptions,
): { params: unknown; query: unknown; body: unknown } {
  const declared = declarationOf(endpoint)
  const faults = [
    faultsOf('params', declared.params, request.params),
    faultsOf('query', declared.query, request.query),
    isUnparsed ? { value: undefined, faults: [] } : faultsOf('body', declared.body, request.body),
  ]
  const found = faults.flatMap((part) => part.faults)
  if (found.length > 0) throw new DomainError('ValidationFailed', found)
  const [params, query, body] = faults
  return { params: params?.value, query: query?.value, body: body?.value }
}

function send(reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply {
  return reply.send(checked(endpoint, result))
}

async function sendLongList(reply: FastifyReply, endpoint: Endpoint, list: LongList): Promise<FastifyReply> {
  // Checking keeps the items of a list.
  const json = await encodeLongList(list, (slice) => checked(endpoint, slice) as LongList, endOfCall(reply))
  return reply.type('application/json; charset=utf-8').send(json)
}

/** The declared fields of a response. */
function checked(endpoint: Endpoint, result: unknown): unknown {
  const parsed = declarationOf(endpoint).response.safeParse(result)
  if (!parsed.success) throw new Error(`${nameOf(endpoint)} returned a response that its contract does not allow`, { cause: parsed.error })
  return parsed.data
}
