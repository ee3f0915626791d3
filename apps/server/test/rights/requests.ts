import type { CallInput, Endpoint } from '@wattdesk/contract/endpoint.ts'
import { fillPath } from '@wattdesk/contract/endpoint.ts'
import type { TestServer } from '../server.ts'
import type { TenantRecords } from './tenant-records.ts'

/** A request as it is sent; a payload stands for bodies that the contract does not describe, such as files. */
export type Request = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  payload?: { type: string; content: Buffer }
}

/** A call, and how to ask it about records of a tenant's own so that it succeeds. */
export type Row = { endpoint: Endpoint; about: (records: TenantRecords) => Promise<Request>; exceptions: Exceptions }

/** Where a call responds differently from the others, and why that is right. */
type Exceptions = {
  /** Members of a partner below may see the record, and may not change it: the code they get. */
  fromBelow?: string
  /** Ids in the body of which each is judged by itself: the call responds for all of them, and says of each what is wrong. */
  judgesEach?: boolean
}

export function row<E extends Endpoint>(
  endpoint: E,
  about: (records: TenantRecords) => Promise<CallInput<E> & { payload?: Request['payload'] }>,
  exceptions: Exceptions = {},
): Row {
  // What a call may be asked is typed by its contract; how it is sent is the same for all.
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

/** A value of a request, with where it stands: `params.id`, `body.customerIds.0`. */
export type Leaf = { place: string[]; value: unknown }

/** The values of a request. */
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
