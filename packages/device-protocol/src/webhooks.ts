import { z } from 'zod'
import { instantOfSample, type SortedSamples, samplesPerBatchMax, sortSamples } from './samples.ts'

/**
 * How a vendor cloud delivers: `POST /api/v1/ingest/webhooks/{vendorId}` with a JSON body and three headers. The signature is HMAC-SHA256
 * over timestamp, delivery ID and raw body, joined by dots, with the shared secret.
 */
export const webhookHeaders = {
  /** Unix seconds of the signature; each attempt is signed again. */
  timestamp: 'x-wattdesk-timestamp',
  /** Equal in every attempt of one delivery, which has one effect however often it arrives. */
  delivery: 'x-wattdesk-delivery',
  /** `v1=` and the signature in hexadecimal. */
  signature: 'x-wattdesk-signature',
} as const

/** Signatures are valid for five minutes before and after their timestamp. */
export const signatureToleranceSeconds = 300
export const webhookBodyMax = 1_024 * 1_024

export const deliveryId = z.string().regex(/^[\w-]{8,64}$/)

/** The text signed before the raw body. Neither timestamps nor delivery IDs contain dots. */
export function signedPrefix({ timestamp, deliveryId }: { timestamp: string; deliveryId: string }): string {
  return `${timestamp}.${deliveryId}.`
}

/** The signed bytes: timestamp, delivery ID and raw body, joined by dots. */
export function signedContent({ rawBody, ...signed }: { timestamp: string; deliveryId: string; rawBody: Uint8Array }): Uint8Array {
  const prefix = new TextEncoder().encode(signedPrefix(signed))
  const content = new Uint8Array(prefix.length + rawBody.length)
  content.set(prefix)
  content.set(rawBody, prefix.length)
  return content
}

/** The value of the signature header for an HMAC-SHA256 digest. */
export function signatureHeader(digest: Uint8Array): string {
  return `v1=${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The bytes of a signature header; undefined if it is malformed. */
export function readSignatureHeader(header: string): Uint8Array | undefined {
  const hex = /^v1=([0-9a-f]{64})$/.exec(header)?.[1]
  return hex ? Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)) : undefined
}

const webhookEnvelope = z.object({
  vendorSiteId: z.string().regex(/^[\w:.-]{1,64}$/),
  samples: z.array(z.unknown()).min(1).max(samplesPerBatchMax),
})
/** The body of a delivery: measurements of one site, named as the vendor names it. */
export type WebhookBody = z.input<typeof webhookEnvelope>

export type ParsedWebhook =
  | ({ ok: true; vendorSiteId: string; instants: number[] } & SortedSamples)
  | { ok: false; field: string; message: string }

/** Parses a delivery's body. An invalid sample is rejected alone. `now` and `instants`, which all samples name, are epoch ms. */
export function parseWebhook(body: unknown, now: number): ParsedWebhook {
  const parsed = webhookEnvelope.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { ok: false, field: issue?.path.join('.') ?? '', message: issue?.message ?? 'invalid' }
  }
  const { vendorSiteId, samples } = parsed.data
  const { good, bad } = sortSamples(samples, now)
  const instants = [...good.map(({ at }) => at), ...bad.flatMap(({ index }) => instantOfSample(samples[index]) ?? [])]
  return { ok: true, vendorSiteId, instants, good, bad }
}

/** The samples of a delivery's body as sent, and the vendor's ID of their site. Undefined if it is invalid. */
export function readWebhook(body: unknown): { vendorSiteId: string; samples: unknown[] } | undefined {
  return webhookEnvelope.safeParse(body).data
}
