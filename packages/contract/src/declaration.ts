import type { Endpoint, PartsOf } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** What a call declares for the server and its documentation alone. */
export type Declaration<E extends Endpoint = Endpoint> = PartsOf<E> & {
  readonly summary: string
  /** Errors of this call beside those that any call can give. */
  readonly errors: readonly ErrorCode[]
}

/** Reads what the portal's build leaves out: not for the portal, and its import rules say so. */
export function declarationOf<E extends Endpoint>(endpoint: E): Declaration<E> {
  // The type of an endpoint hides what every declaration has.
  return endpoint as unknown as Declaration<E>
}
