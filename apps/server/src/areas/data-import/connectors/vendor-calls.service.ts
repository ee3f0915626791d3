/**
 * Calls to vendors. They go to the vendor's own or configured address, and nowhere else: redirects are not followed. Every call is
 * bounded in time and size, and ends with a response of the expected shape or with one fault.
 */

import type { IncomingMessage } from 'node:http'
import type { ConnectorName } from '@wattdesk/contract/data-import/terms.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/ctx.ts'
import { AddressRefused, getFrom, type Reach, reachOf, retryAfterOf } from '../../../platform/outgoing-request.ts'
import { connectors } from './catalogue.format.ts'
import { type Ask, type Configuration, pathPart, VendorFault, type VendorRequest } from './connector.format.ts'

/** Response timeout of a vendor. */
const patienceMs = 60_000
const responseBytesMax = 16 * 1024 * 1024
const longestPauseMs = hourMs

export type Bounds = { patienceMs?: number; bytesMax?: number; signal?: AbortSignal }
/** `mayReach` is absent if the operator chose the host. */
type Way = Bounds & { mayReach?: Reach }

/** The client for one installation at its vendor. Throws `not_configured` for a vendor without an address. */
export function vendorCalls(
  { config, deployment }: Pick<Ctx, 'config' | 'deployment'>,
  name: ConnectorName,
  configuration: Pick<Configuration, 'installationId'>,
  bounds: Bounds = {},
): Ask {
  const address = config.vendorUrls[name] ?? connectors[name].publicUrl
  // A copy of the deployment would use up the original's quota.
  if (!address || !deployment.isOriginal()) throw new VendorFault('not_configured')
  const filled = address.replaceAll(placeholder, pathPart(configuration.installationId))
  // A member typed the ID, so it must not lead into the operator's own networks.
  const isHostTyped = address
    .replace(/^https?:\/\//, '')
    .split('/')[0]
    ?.includes(placeholder)
  if (isHostTyped && !URL.canParse(filled)) throw new VendorFault('site_unknown')
  return callsTo(filled, isHostTyped ? { ...bounds, mayReach: reachOf(config.vendorNetworks) } : bounds)
}

const placeholder = '{installationId}'

type Outcome<T> = { response: T } | { fault: string; retryAfterMs: number | undefined }

/** A failure is an outcome, not an error. */
export async function askAt<T>(address: string, request: VendorRequest<T>, bounds: Bounds): Promise<Outcome<T>> {
  try {
    return { response: await callsTo(address, bounds)(request) }
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error
    return { fault: error.code, retryAfterMs: error.retryAfterMs }
  }
}

function callsTo(address: string, way: Way = {}): Ask {
  const base = new URL(`${address.replace(/\/$/, '')}/`)
  return (request) => ask(urlOf(base, request), request, way)
}

function urlOf(base: URL, { path, query = {} }: Pick<VendorRequest<unknown>, 'path' | 'query'>): URL {
  const url = new URL(path, base)
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) throw new VendorFault('not_configured')
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : value) url.searchParams.append(name, one)
  }
  return url
}

async function ask<T>(url: URL, { headers, response: parse }: VendorRequest<T>, { mayReach, ...bounds }: Way): Promise<T> {
  const timeout = AbortSignal.timeout(bounds.patienceMs ?? patienceMs)
  const signal = bounds.signal ? AbortSignal.any([bounds.signal, timeout]) : timeout
  try {
    const response = await getFrom(url, { headers: { accept: 'application/json', ...headers }, signal, mayReach })
    const fault = faultOf(response)
    if (fault) {
      response.destroy()
      throw fault
    }
    return parsed(await textOf(response, bounds.bytesMax ?? responseBytesMax), parse)
  } catch (error) {
    if (error instanceof VendorFault) throw error
    if (error instanceof AddressRefused) throw new VendorFault('address_refused')
    if (timeout.aborted) throw new VendorFault('timed_out')
    // Unreachable, or the connection broke within the response.
    throw new VendorFault('vendor_unavailable')
  }
}

function faultOf({ statusCode: status = 0, headers }: IncomingMessage): VendorFault | undefined {
  const asked = retryAfterOf(headers['retry-after'], new Date())
  const retryAfter = asked && Math.min(longestPauseMs, asked)
  if (status >= 200 && status < 300) return undefined
  if (status === 401) return new VendorFault('credential_rejected')
  if (status === 403) return new VendorFault('access_denied')
  if (status === 404) return new VendorFault('site_unknown')
  if (status === 410) return new VendorFault('credential_retired')
  if (status === 429) return new VendorFault('quota_exhausted', retryAfter)
  if (status >= 500) return new VendorFault('vendor_unavailable', retryAfter)
  return new VendorFault('answer_unexpected')
}

async function textOf(response: IncomingMessage, bytesMax: number): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of response) {
    bytes += piece.byteLength
    if (bytes > bytesMax) throw new VendorFault('answer_too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed<T>(text: string, reply: z.ZodType<T>): T {
  const trimmed = text.trimStart()
  if (trimmed.startsWith('<')) throw new VendorFault('answer_not_json')
  let json: unknown
  try {
    json = JSON.parse(trimmed)
  } catch {
    throw new VendorFault(/^[[{]/.test(trimmed) || trimmed === '' ? 'answer_incomplete' : 'answer_not_json')
  }
  const result = reply.safeParse(json)
  if (!result.success) throw new VendorFault('answer_unexpected')
  return result.data
}
