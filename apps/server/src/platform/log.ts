import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/** Names whose values are never logged, at any depth of a logged object. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'multifactorToken',
  'clientSecret',
  'secret',
  'apiKey',
  'masterKey',
  'code',
  'state',
]

export function openLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * An error with the codes of the database (SQLSTATE) or the system (errno), and those of its causes. Never its other properties: a
 * database error contains row values, a failed statement its parameters.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { errno, syscall, constraint, table } = error as Error & Record<string, unknown> // each may be missing
  const isStatement = error instanceof DrizzleQueryError
  return {
    type: error.name,
    ...(isStatement ? { query: error.query } : { message: error.message, stack: error.stack }),
    // Not named `code`: values of that name are hidden, because they may be sign-in codes.
    errorCode: 'code' in error ? error.code : undefined,
    errno,
    syscall,
    constraint,
    table,
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, 5).map(serializeError) } : {}),
  }
}
