import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Names whose values never reach a log, wherever they stand in a logged object. */
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

export function openLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}

/** A failed statement is told by its text and the database's reason; its parameters hold what must not be logged. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? pino.stdSerializers.err(error) : error
  const { cause } = error
  const reason = cause instanceof Error ? { type: cause.name, message: cause.message, stack: cause.stack } : {}
  const code = cause && 'code' in cause ? cause.code : undefined
  return { ...reason, code, query: error.query }
}
