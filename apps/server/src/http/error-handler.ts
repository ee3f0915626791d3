import type { ErrorBody, ErrorCode } from '@wattdesk/contract/errors.ts'
import { errorStatus } from '@wattdesk/contract/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '../db/transaction.ts'
import { diskFullAdvice, isDiskFull } from '../db/until-available.ts'
import { DomainError } from '../platform/domain-error.ts'
import { inEnglish, messageOf } from './faults.ts'

/** Errors of Fastify itself, as codes of the catalogue. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MalformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MalformedBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MalformedBody',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UnsupportedMediaType',
  FST_ERR_BAD_URL: 'NotFound',
}

/** SQLSTATE classes that mean "not now": connection trouble, no resources, shutdown, statement timeout. */
const unavailableStates = /^(08|53|57)/
const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'])

/** Responds to every error with a code of the catalogue and the request ID, never with a stack trace. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => respondWithError(error, request, reply))
  app.setNotFoundHandler((request, reply) => respond(reply, request, 'NotFound'))
}

export function respondWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DomainError) {
    if (hasRetryAfter(error.details)) reply.header('Retry-After', error.details.retryAfterSeconds)
    return respond(reply, request, error.code, error.details)
  }
  const framework = frameworkCodes[error.code]
  if (framework) return respond(reply, request, framework)
  if (error.statusCode !== undefined && error.statusCode < 500) return respond(reply, request, 'MalformedBody')
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, isDiskFull(error) ? diskFullAdvice : 'a dependency is unavailable')
    reply.header('Retry-After', 5)
    return respond(reply, request, 'Unavailable')
  }
  request.log.error({ err: error }, 'unexpected error')
  return respond(reply, request, 'Unexpected')
}

/** Logs the error of a call that already has a response: it took too long, or its client disconnected. */
export function logLate(error: unknown, request: FastifyRequest): void {
  if (error instanceof DomainError) request.log.info({ refusal: error.code }, 'a call ended after its response')
  else if (isUnavailable(error)) request.log.warn({ err: error }, 'a dependency is unavailable')
  else request.log.error({ err: error }, 'unexpected error')
}

function respond(reply: FastifyReply, request: FastifyRequest, code: ErrorCode, details?: unknown): FastifyReply {
  const body: ErrorBody = {
    code,
    message: messageOf(code, details),
    requestId: request.id,
    ...(details === undefined ? {} : { details: inEnglish(details) }),
  }
  return reply.code(errorStatus[code]).header('Cache-Control', 'no-store').type('application/json').send(body)
}

function isUnavailable(error: unknown): boolean {
  if (unavailableStates.test(sqlState(error) ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && connectionFaults.has(cause.code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(cause.message)) return true
  }
  return false
}

function hasRetryAfter(details: unknown): details is { retryAfterSeconds: number } {
  return typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
}
