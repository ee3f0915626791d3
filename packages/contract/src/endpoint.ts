import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

/**
 * Who may call: one permission, any of several, all of several, every signed-in member (`session`), the holder of the
 * temporary session between password and code (`multifactor`), or everybody (`public`).
 */
export type Access = Permission | { anyOf: readonly Permission[] } | { allOf: readonly Permission[] } | 'session' | 'multifactor' | 'public'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

declare const parts: unique symbol

/**
 * One call of the API: what portal, server, OpenAPI document and tests all derive from. Its schemas are known to types alone:
 * the portal's build leaves them out. Only the server reads them, with `declarationOf`.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  readonly name: string
  readonly area: string
  readonly method: Method
  /** Path with `{name}` for each parameter, as the specification writes it. */
  readonly path: string
  readonly access: Access
  /** True for what a token for viewing one customer's app may read, of that customer alone. */
  readonly isViewable?: boolean
  /** Content types other than JSON that the call can answer, such as `text/csv`. */
  readonly produces?: readonly string[]
  readonly [parts]: { readonly params: Params; readonly query: Query; readonly body: Body; readonly response: Response }
}

/** The schemas of a call's parts. */
export type PartsOf<E extends Endpoint> = E[typeof parts]

type Declared<P, Q, B, R> = Omit<Endpoint, typeof parts> & {
  summary: string
  params?: P
  query?: Q
  body?: B
  response: R
  /** Errors of this call beside those that any call can give. */
  errors?: readonly ErrorCode[]
}

/** Declares a call. A part left out (`params`, `query`, `body`) is refused when a caller sends it. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(declaration: Declared<P, Q, B, R>): Endpoint<P, Q, B, R> {
  // Absent parts stay undefined at run time; the types say ZodUndefined so that callers may not send them.
  return { errors: [], ...declaration } as unknown as Endpoint<P, Q, B, R>
}

export type ParamsOf<E extends Endpoint> = z.output<PartsOf<E>['params']>
export type QueryOf<E extends Endpoint> = z.output<PartsOf<E>['query']>
export type BodyOf<E extends Endpoint> = z.output<PartsOf<E>['body']>
/** What a handler returns: the response before it is parsed on the way out. */
export type AnswerOf<E extends Endpoint> = z.input<PartsOf<E>['response']>
/** What a caller receives. */
export type ResponseOf<E extends Endpoint> = z.output<PartsOf<E>['response']>

/** What a caller sends: each part as it stands before parsing. */
export type CallInput<E extends Endpoint> = Part<'params', PartsOf<E>['params']> &
  Part<'query', PartsOf<E>['query']> &
  Part<'body', PartsOf<E>['body']>

/** A part that nothing must be said in may be left out. */
type Part<Name extends string, Schema extends z.ZodType> = [z.input<Schema>] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> }

/** The permissions an access rule asks for; empty when it asks for none. */
export function permissionsOf(access: Access): readonly Permission[] {
  if (access === 'session' || access === 'multifactor' || access === 'public') return []
  if (typeof access === 'string') return [access]
  return 'anyOf' in access ? access.anyOf : access.allOf
}

/** Fills a path's parameters, each encoded. Throws when one is missing, naming it. */
export function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined || value === null || value === '') throw new Error(`Required parameter '${name}' is missing`)
    return encodeURIComponent(String(value))
  })
}
