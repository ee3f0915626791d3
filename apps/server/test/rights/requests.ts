import type { CallInput, Endpoint } from '@wattdesk/contract/endpoint.ts'
import { fillPath } from '@wattdesk/contract/endpoint.ts'
import type { TestServer } from '../server.ts'
import type { TenantRecords } from './tenant-records.ts'

/** A request as sent. `payload` is for bodies that the contract does not describe, such as files. */
export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  payload?: { type: string; content: Buffer }
}

/** A call, with a successful request about records of a tenant's own. */
export type Row = { endpoint: Endpoint; about: (records: TenantRecords) => Promise<Request>; exceptions: Exceptions }

/** Deviations of a call, with the reason. */
type Exceptions = {
  /** Members of a partner below may see the record, but not change it: the code of the error. */
  fromBelow?: string
  /** For single IDs in the body: the call returns a result for each, with its fault. */
  judgesEach?: boolean
}

export function row<E extends Endpoint>(
  endpoint: E,
  about: (records: TenantRecords) => Promise<CallInput<E> & { payload?: Request['payload'] }>,
  exceptions: Exceptions = {},
): Row {
  // A call's request is typed by its contract; sending it is the same for all.
  return { endpoint, about: about as Row['about'], exceptions }
}

export type Outcome = { status: number; code: string | undefined; body: string }

export async function send(
  server: TestServer,
  endpoint: Endpoint,
  { params, query, body, payload }: Request,
  token?: string,
): Promise<Outcome> {
  const response = await server.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query,
    payload: payload?.content ?? body,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload ? { 'content-type': payload.type } : {}),
    },
  })
  const isJson = String(response.headers['content-type'] ?? '').includes('json') && response.body !== ''
  return { status: response.statusCode, code: isJson ? response.json().code : undefined, body: response.body }
}

export type Leaf = { place: string[]; value: unknown }

export function leavesOf(value: unknown, place: string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ place, value }]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...place, name]))
}

export function leafAt(request: unknown, place: string[]): unknown {
  // Each step is one that `leavesOf` took before.
  return place.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], request)
}

/** The request with other values in some places. */
export function withLeaves(request: Request, leaves: readonly Leaf[]): Request {
  const copy = structuredClone(request)
  for (const { place, value } of leaves) {
    const holder = leafAt(copy, place.slice(0, -1)) as Record<string, unknown>
    holder[place.at(-1) ?? ''] = value
  }
  return copy
}

/** A record's ID, alone or after a few letters that name its kind. */
const recordKey = /^(?<kind>[a-z]{0,3})[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Places at which two requests name different records. */
export const differing = (one: Request, other: Request) =>
  leavesOf(one).filter(({ place, value }) => recordKey.test(String(value)) && leafAt(other, place) !== value)
/** The request with IDs of records that do not exist. */
export const randomized = (request: Request, leaves: Leaf[]) =>
  withLeaves(
    request,
    leaves.map(({ place, value }) => ({ place, value: String(value).replace(recordKey, `$<kind>${crypto.randomUUID()}`) })),
  )
/** A response without the parts that differ from request to request: its own ID, and the requested ones. */
export const plain = (body: string) => body.replace(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, '"key"')
