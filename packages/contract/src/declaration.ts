import type { Endpoint, PartsOf } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** The part of a call's declaration that only the server and the documentation use. */
export type Declaration<E extends Endpoint = Endpoint> = PartsOf<E> & {
  readonly name: string
  readonly summary: string
  /** Errors of this call, in addition to those of every call. */
  readonly errors: readonly ErrorCode[]
}

/** Reads the part that the portal's build omits. Import rules forbid it in the portal. */
export function declarationOf<E extends Endpoint>(endpoint: E): Declaration<E> {
  // Every endpoint is a declaration at run time; its type hides these fields.
  return endpoint as unknown as Declaration<E>
}

/** The name of a call in the documentation, such as `listCustomers`. */
export const nameOf = (endpoint: Endpoint): string => declarationOf(endpoint).name
