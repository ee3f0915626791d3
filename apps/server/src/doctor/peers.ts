import type { Socket } from 'node:net'
import { certificateDaysMin, clockToleranceMs } from '../areas/service-status/status.rules.ts'
import { placeOf } from '../db/addresses.ts'
import { getFrom } from '../platform/outgoing-request.ts'
import { connectTo, type PeerCertificate, readPeerCertificate } from '../platform/peer-certificate.ts'
import { type Finding, ok, probe, wrong } from './finding.ts'

const dayMs = 86_400_000

/** The certificate of a TLS peer. `begin` requests TLS in protocols that start without it. */
export function certificateOf(address: string, port: number, begin?: (socket: Socket) => Promise<void>): Promise<Finding[]> {
  const what = `certificate of ${placeOf(address)}`
  return probe({ what, todo: `Check the certificate of ${placeOf(address)}` }, async (signal) => {
    const plain = await connectTo(address, port, signal)
    await begin?.(plain)
    return [judgeCertificate(what, await readPeerCertificate(plain, new URL(address).hostname))]
  })
}

function judgeCertificate(what: string, { until, distrust }: PeerCertificate): Finding {
  if (!until) return wrong(what, 'the peer shows no certificate', 'Give it a certificate')
  const days = Math.floor((until.getTime() - Date.now()) / dayMs)
  const result = days < 0 ? `expired ${-days} days ago` : `${days} ${days === 1 ? 'day' : 'days'} left`
  if (days < certificateDaysMin) return wrong(what, result, 'Renew it, and find out why it was not renewed automatically')
  if (!distrust) return ok(what, result)
  return wrong(what, `${result}; ${distrust}`, 'Renew it for this name, or name its authority in NODE_EXTRA_CA_CERTS')
}

type Asked = { what: string; url: string; todo: string; isGood?: (status: number, body: string) => string | undefined }

/** Checks over HTTP whether a peer responds, its clock, and when its certificate expires. */
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
    const reached = fault ? wrong(what, `${place}: ${fault}`, todo) : ok(what, `${place} responds`)
    return [reached, ...clockOf(place, url.startsWith('https:') ? headers.date : undefined, now)]
  })
  const certificate = url.startsWith('https:') ? certificateOf(url, 443) : []
  return (await Promise.all([asked, certificate])).flat()
}

/** Compares with the `Date` of a response, which has whole seconds. */
function clockOf(place: string, date: string | undefined, now: number): Finding[] {
  const theirs = date ? Date.parse(date) : Number.NaN
  return Number.isFinite(theirs) ? [judgeClock(`clock against ${place}`, now - theirs)] : []
}

export function judgeClock(what: string, aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  const result = seconds === 0 ? 'the same to the second' : `this machine is ${seconds} s ${aheadMs > 0 ? 'ahead' : 'behind'}`
  if (Math.abs(aheadMs) <= clockToleranceMs) return ok(what, result)
  return wrong(what, result, 'Keep both clocks by NTP (timedatectl set-ntp true)')
}
