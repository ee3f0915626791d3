import { lookup } from 'node:dns'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from '@wattdesk/contract/formats.ts'

/** The host is an address, or resolves to one, that must not be reached. */
export class AddressRefused extends Error {}

/** Whether an IP address may be reached. */
export type Reach = (address: string) => boolean

/** Whether a text is a network in CIDR notation, such as `10.20.0.0/16`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix = ''] = text.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest
}

/** Public addresses, and those in the networks that the operator named (`10.20.0.0/16`). */
export function reachOf(networks: readonly string[]): Reach {
  const named = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    named.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => !isPrivateAddress(address) || named.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export type OutgoingRequest = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** If absent, the operator chose the host, which may be anywhere. */
  mayReach?: Reach
}

/**
 * Makes a GET request and returns the response with its body still to be read. The connection uses the checked addresses, so a name that
 * resolves differently a moment later gains nothing. Redirects are not followed.
 */
export const getFrom = (url: URL, request: OutgoingRequest): Promise<IncomingMessage> => send('GET', url, request)

/** Like `getFrom`, with a POST request. */
export const postTo = (url: URL, request: OutgoingRequest, body: Buffer): Promise<IncomingMessage> => send('POST', url, request, body)

async function send(method: string, url: URL, { headers, signal, mayReach }: OutgoingRequest, body?: Buffer): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // Node does not resolve IP addresses, so they are checked here.
  if (mayReach && isIP(literal) && !mayReach(literal)) throw new AddressRefused()
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(url, { method, agent: false, headers, signal, ...(mayReach ? { lookup: checkedLookup(mayReach) } : {}) })
  sent.end(body)
  const [response] = await once(sent, 'response')
  return response as IncomingMessage // what this event carries
}

const checkedLookup =
  (mayReach: Reach): LookupFunction =>
  (host, options, reply) =>
    lookup(host, { ...options, all: true }, (error, found = []) => {
      const [first] = found
      if (error || !first) reply(error ?? new AddressRefused(), [])
      else if (!found.every(({ address }) => mayReach(address))) reply(new AddressRefused(), [])
      else if (options.all) reply(null, found)
      else reply(null, first.address, first.family)
    })

/** The time that a `Retry-After` header asks for, in seconds or as a date. Anything else is ignored. */
export function retryAfterOf(text: string | undefined, now: Date): number | undefined {
  if (!text) return undefined
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
