import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { availableParallelism } from 'node:os'
import cookie from '@fastify/cookie'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Ctx } from '../platform/ctx.ts'
import { newId } from '../platform/ids.ts'
import { respondInTime } from './deadline.ts'
import { handleErrors, respondWithError } from './error-handler.ts'
import { shareFairly } from './fair-share.ts'
import { acceptJson } from './json-bodies.ts'
import { createKeepingServer, type KeptSource } from './kept-responses.ts'
import { askedHost, limitPartnerHosts, type PartnerHosts } from './partner-hosts.ts'
import { logRequests, openRequestLog } from './request-log.ts'
import { traceRequests } from './request-traces.ts'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'
import { boundSlowClients, headersWithinMs, longestRequestMs } from './slow-clients.ts'
import { refuseUnread } from './unread-requests.ts'

/** Largest body of a call, unless its route allows more: several times the longest list of IDs that a call accepts. */
const usualBodyMax = 262_144

/** Calls of one caller that wait for others of their own: more than any screen makes at once. */
const waitingMax = 500

/** The HTTP server without routes: everything that applies to each request. */
export async function openHttp({ config, log, tracing }: Pick<Ctx, 'config' | 'log' | 'tracing'>): Promise<FastifyInstance> {
  const isHttps = config.publicUrl.startsWith('https:')
  const keptSources: KeptSource[] = []
  const partnerHosts: PartnerHosts = { tenantOf: () => undefined }
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger, // the general type, so that routes do not depend on pino's
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Without Fastify's own serializer, which would write the row values in database errors, and hide their codes.
    childLoggerFactory: openRequestLog,
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: usualBodyMax,
    serverFactory: (handler) =>
      openServer(keptSources, (request) => partnerHosts.tenantOf(askedHost(request.headers, isHttps)) !== undefined, handler),
    clientErrorHandler: refuseUnread,
    // A call that arrives just as the process begins to end still gets a response: a proxy may not resend it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Malformed URLs never reach routes or hooks, so nothing else bounds their bodies.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, { isHttps })
      respondWithError(error, request, reply.header('Connection', 'close'))
    },
    // Trusts only the last proxy before us. The caller can forge earlier entries of the header.
    trustProxy: isHttps && ((_address: string, hop: number) => hop === 0),
  })
  app.decorate('endpoints', [] as Endpoint[])
  app.decorate('keptSources', keptSources)
  app.decorate('partnerHosts', partnerHosts)
  app.decorateRequest('call', null)
  if (tracing) traceRequests(app, tracing)
  await app.register(cookie)
  securityHeaders(app, { isHttps })
  limitPartnerHosts(app, config)
  handleErrors(app)
  acceptJson(app)
  boundSlowClients(app)
  respondInTime(app)
  const part = (share: number) => Math.max(2, Math.floor(config.databasePool * share))
  const steady = Math.max(1, Math.floor(availableParallelism() / 2))
  shareFairly(app, { running: part(1 / 2), beside: part(1 / 4), steady, waiting: waitingMax })
  logRequests(app)
  return app
}

/** The time limits of connections, which Fastify leaves to custom servers. */
function openServer(keptSources: readonly KeptSource[], isOther: (request: IncomingMessage) => boolean, handler: RequestListener): Server {
  const limits = { headersTimeout: headersWithinMs, requestTimeout: longestRequestMs, connectionsCheckingInterval: 1_000 }
  const server = createKeepingServer({ ...limits, keepAliveTimeout: 72_000 }, keptSources, isOther, handler)
  server.setTimeout(60_000)
  return server
}
