import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../platform/ids.ts'
import { observeCall } from './metrics.ts'

/** A public response cached as bytes. The headers are alternating names and values; they contain its ETag, and no type. */
export type KeptResponse = { body: Buffer; type: string; etag: string; headers: readonly string[] }

/** Returns the cached response for a URL, if it is fresh. */
export type KeptSource = { route: string; find(url: string): KeptResponse | undefined }

declare module 'fastify' {
  interface FastifyInstance {
    /** Sources of responses that bypass routes and hooks. Empty while the server ends, so that its hooks see every call. */
    keptSources: KeptSource[]
  }
}

/**
 * An HTTP server that sends cached responses itself and passes everything else on, because routing, hooks, logging and timers cost
 * several times as much as such a response. It is public and valid for everybody, so nothing is checked; metrics count it.
 */
export function createKeepingServer(
  options: Parameters<typeof createServer>[0],
  sources: readonly KeptSource[],
  /** Requests that hooks must see. */
  isOther: (request: IncomingMessage) => boolean,
  rest: RequestListener,
): Server {
  return createServer(options ?? {}, (request, response) => {
    if (request.method === 'GET' && !isOther(request)) {
      for (const source of sources) {
        const kept = source.find(request.url ?? '')
        if (kept) return sendKept(request, response, source.route, kept)
      }
    }
    rest(request, response)
  })
}

function sendKept(request: IncomingMessage, response: ServerResponse, route: string, { body, type, etag, headers }: KeptResponse): void {
  const startedAt = performance.now()
  const status = isSameTag(request.headers['if-none-match'], etag) ? 304 : 200
  const ofBody = status === 200 ? ['Content-Type', type, 'Content-Length', String(body.length)] : []
  response.writeHead(status, [...headers, 'X-Request-Id', newId(), ...ofBody])
  response.end(status === 200 ? body : undefined)
  observeCall({ method: 'GET', route, status }, performance.now() - startedAt)
}

/** Sends a new response through Fastify, whose hooks set the other headers. */
export function replyWith(request: FastifyRequest, reply: FastifyReply, { body, type, etag, headers }: KeptResponse): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  return isSameTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.type(type).send(body)
}

/** Whether a caller's copy is still the same, by its tags (RFC 9110, section 13.1.2). */
export function isSameTag(tags: string | undefined, etag: string): boolean {
  return tags === etag || (tags?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false)
}
