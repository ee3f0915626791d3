import { inspect } from 'node:util'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { ObjectStoreFault } from '../apps/server/src/platform/object-store.ts'

/**
 * What an operator reads when a command fails. Node would print the line of the program that threw too, which in a release is a whole
 * package.
 */
export function faultOf(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return inspect(error)
  if (error instanceof UnusableDatabase || error instanceof ObjectStoreFault) return error.message
  const isMisread = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  return isMisread ? `${error.message}\n${usage}` : inspect(error)
}
