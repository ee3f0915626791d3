import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { OAuthScope, Permission } from './permissions.ts'

/**
 * Who may call: holders of one permission, of any or all of several, every signed-in member (`session`), the holder of the temporary
 * session between password and code (`multifactor`), a customer in their app or a member viewing it (`customer`), or everybody
 * (`public`). Tokens of the app are accepted by `customer` calls only, and those of members by none of them.
 */
export type Access =
  | Permission
  | { anyOf: readonly Permission[] }
  | { allOf: readonly Permission[] }
  | 'session'
  | 'multifactor'
  | 'customer'
  | 'public'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Header by which a client says where it believes its session works: a tenant's ID, or `ownTenant`. */
export const workingTenantHeader = 'wattdesk-tenant'
export const ownTenant = 'own'

/** Header of calls that a client makes by itself while nobody uses it. They do not keep the session alive. */
export const unattendedHeader = 'wattdesk-unattended'

declare const parts: unique symbol

/**
 * One call of the API, from which portal, server, OpenAPI document and tests derive. Its schemas exist only in the type,
 * because the portal's build omits them. The server reads them with `declarationOf`.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  readonly area: string
  readonly method: Method
  /** Path with `{name}` for each parameter. */
  readonly path: string
  readonly access: Access
  /** Programs with API credentials and this scope may call too. */
  readonly scope?: OAuthScope
  /** Whether sessions that preview a role may call. By default they may only read: GET calls are allowed. */
  readonly inPreview?: 'allowed' | 'refused'
  /**
   * For sessions that work in one tenant: refused, because what it writes would outlive that, or unaffected by it, because it concerns only
   * the member. Other calls that write are refused if their client believes to work in another tenant (`workingTenantHeader`).
   */
  readonly whileWorking?: 'refused' | 'unaffected'
  /** Content types other than JSON that the call can return, such as `text/csv`. */
  readonly produces?: readonly string[]
  readonly [parts]: { readonly params: Params; readonly query: Query; readonly body: Body; readonly response: Response }
}

export type PartsOf<E extends Endpoint> = E[typeof parts]

type Declared<P, Q, B, R> = Omit<Endpoint, typeof parts> & {
  name: string
  summary: string
  params?: P
  query?: Q
  body?: B
  response: R
  /** Errors of this call, in addition to those of every call. */
  errors?: readonly ErrorCode[]
}

/** Declares a call. Undeclared parts (`params`, `query`, `body`) are refused. */
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
/** What a handler returns: the response before parsing. */
export type ResponseInput<E extends Endpoint> = z.input<PartsOf<E>['response']>
/** What a caller receives: the response after parsing. */
export type ResponseOf<E extends Endpoint> = z.output<PartsOf<E>['response']>

/** What a caller sends: each part before parsing. */
export type CallInput<E extends Endpoint> = Part<'params', PartsOf<E>['params']> &
  Part<'query', PartsOf<E>['query']> &
  Part<'body', PartsOf<E>['body']>

/** A part without required fields is optional. */
type Part<Name extends string, Schema extends z.ZodType> = [z.input<Schema>] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> }

/** The permissions that an access rule requires; empty for rules without permissions. */
export function permissionsOf(access: Access): readonly Permission[] {
  if (access === 'session' || access === 'multifactor' || access === 'customer' || access === 'public') return []
  if (typeof access === 'string') return [access]
  return 'anyOf' in access ? access.anyOf : access.allOf
}

/** Whether the held permissions satisfy an access rule. True if the rule needs none. */
export function isAllowed(access: Access, held: ReadonlySet<string>): boolean {
  const needed = permissionsOf(access)
  const needsAll = typeof access === 'object' && 'allOf' in access
  return needed.length === 0 || (needsAll ? needed.every((one) => held.has(one)) : needed.some((one) => held.has(one)))
}

/** Fills in a path's parameters, URL-encoded. Throws an error that names a missing parameter. */
export function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined || value === null || value === '') throw new Error(`Required parameter '${name}' is missing`)
    return encodeURIComponent(String(value))
  })
}
