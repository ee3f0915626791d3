/** Sends one request to an endpoint. Its address is checked like those of vendors, by the addresses that the connection uses. */
import type { IncomingMessage } from 'node:http'
import type { DeliveryFault } from '@wattdesk/contract/outgoing-events/terms.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AddressRefused, postTo, reachOf, retryAfterOf } from '../../platform/outgoing-request.ts'

/** Response timeout of a receiver: it should store the event and respond before processing it. */
const patienceMs = 10_000
/** How much of a response is read, and how much is kept. */
const responseBytesMax = 16_384
const responseKept = 2_000

export type Reply = { status: number | null; fault: DeliveryFault | null; response: string | null; retryAfterMs: number | undefined }
type Outgoing = { url: string; headers: Record<string, string>; body: string }

/** A failure is returned, not thrown. */
export async function sendMessage({ vendorNetworks }: Ctx['config'], { url, headers, body }: Outgoing, now: Date): Promise<Reply> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const response = await postTo(new URL(url), { headers, signal, mayReach: reachOf(vendorNetworks) }, Buffer.from(body))
    const status = response.statusCode ?? 0
    return { status, fault: null, response: await beginningOf(response), retryAfterMs: retryAfterOf(response.headers['retry-after'], now) }
  } catch (error) {
    return { status: null, fault: signal.aborted ? 'timed-out' : faultOf(error), response: null, retryAfterMs: undefined }
  }
}

/** The status counts even if the body breaks off or does not end. */
async function beginningOf(response: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of response) {
      pieces.push(piece)
      bytes += piece.byteLength
      if (bytes >= responseBytesMax) break
    }
  } catch {
    // The part that arrived is kept.
  }
  response.destroy()
  // PostgreSQL stores no NUL.
  const text = Buffer.concat(pieces).toString('utf8').replaceAll('\0', '\ufffd').slice(0, responseKept).toWellFormed()
  return text === '' ? null : text
}

const certificateCodes = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(VERIFY|GET))/

function faultOf(error: unknown): DeliveryFault {
  if (error instanceof AddressRefused) return 'address-refused'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host'
  return certificateCodes.test(code) ? 'certificate' : 'unreachable'
}
