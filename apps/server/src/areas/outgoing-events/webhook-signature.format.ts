import { randomBytes } from 'node:crypto'
import { hmacSha256 } from '../../platform/crypto.ts'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes it: 256 random bits in base64. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

/** The same body is sent in every attempt. */
export type Message = { id: string; body: string }

/** The headers of Standard Webhooks. With several secrets there are several signatures; the receiver needs one of them. */
export function headersOf({ id, body }: Message, secrets: readonly string[], at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${hmacSha256(key, `${id}.${timestamp}.${body}`).toString('base64')}`
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'Wattdesk-Events/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

type Event = { kind: string; at: Date; data: Record<string, unknown> }

export const bodyOf = ({ kind, at, data }: Event): string => JSON.stringify({ type: kind, timestamp: at.toISOString(), data })
