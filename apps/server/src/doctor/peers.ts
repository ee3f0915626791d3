import { once } from 'node:events'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { clockToleranceMs } from '../areas/operation/status.rules.ts'
import { getFrom } from '../platform/outgoing-request.ts'
import { type Finding, ok, placeOf, probe, wrong } from './finding.ts'

/** A certificate with fewer days left is renewed now. */
const certificateDaysMin = 14
const dayMs = 86_400_000

export async function connected(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  const { hostname, port: given } = new URL(address)
  const socket = connectTcp({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(given || port) })
  signal.addEventListener('abort', () => socket.destroy(), { once: true })
  await once(socket, 'connect')
  return socket
}

/** The certificate of a TLS peer, whether or not it is trusted: nothing is sent to it. `begin` asks for TLS where a protocol begins without. */
export function certificateOf(address: string, port: number, begin?: (socket: Socket) => Promise<void>): Promise<Finding[]> {
  const what = `certificate of ${placeOf(address)}`
  return probe({ what, todo: `Check the certificate of ${placeOf(address)}` }, async (signal) => {
    const plain = await connected(address, port, signal)
    await begin?.(plain)
    const { hostname } = new URL(address)
    const socket = connectTls({ socket: plain, servername: isIP(hostname) ? '' : hostname, host: hostname, rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const found = judgeCertificate(what, socket)
    socket.destroy()
    return [found]
  })
}

function judgeCertificate(what: string, socket: TLSSocket): Finding {
  const { valid_to: until } = socket.getPeerCertificate()
  const days = Math.floor((Date.parse(until) - Date.now()) / dayMs)
  if (!Number.isFinite(days)) return wrong(what, 'the peer shows no certificate', 'Give it a certificate')
  const says = days < 0 ? `expired ${-days} days ago` : `${days} ${days === 1 ? 'day' : 'days'} left`
  if (days < certificateDaysMin) return wrong(what, says, 'Renew it, and look why it was not renewed by itself')
  if (socket.authorized) return ok(what, says)
  const reason = socket.authorizationError ? String(socket.authorizationError).replace(/^Error: /, '') : 'it is not trusted'
  return wrong(what, `${says}; ${reason}`, 'Renew it for this name, or name its authority in NODE_EXTRA_CA_CERTS')
}

type Asked = { what: string; url: string; todo: string; isGood?: (status: number, body: string) => string | undefined }

/** Asks a peer over HTTP: whether it answers, what its clock says, and how long its certificate lasts. */
export async function askPeer({ what, url, todo, isGood }: Asked): Promise<Finding[]> {
  const asked = probe({ what, todo }, async (signal) => {
    const startedAt = Date.now()
    const response = await getFrom(new URL(url), { signal })
    const { statusCode = 0, headers } = response
    const now = (startedAt + Date.now()) / 2
    let body = ''
    for await (const piece of response) {
      body += piece
      if (body.length > 100_000) break
    }
    response.destroy()
    const fault = isGood ? isGood(statusCode, body) : statusCode >= 500 ? `returns ${statusCode}` : undefined
    const place = placeOf(url)
    const reached = fault ? wrong(what, `${place}: ${fault}`, todo) : ok(what, `${place} answers`)
    return [reached, ...clockOf(place, url.startsWith('https:') ? headers.date : undefined, now)]
  })
  const certificate = url.startsWith('https:') ? certificateOf(url, 443) : []
  return (await Promise.all([asked, certificate])).flat()
}

/** By the `Date` of a response, which has whole seconds. */
function clockOf(place: string, date: string | undefined, now: number): Finding[] {
  const theirs = date ? Date.parse(date) : Number.NaN
  return Number.isFinite(theirs) ? [judgeClock(`clock against ${place}`, now - theirs)] : []
}

export function judgeClock(what: string, aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  const says = seconds === 0 ? 'the same to the second' : `this machine is ${seconds} s ${aheadMs > 0 ? 'ahead' : 'behind'}`
  if (Math.abs(aheadMs) <= clockToleranceMs) return ok(what, says)
  return wrong(what, says, 'Keep both clocks by NTP (timedatectl set-ntp true)')
}
