import { parse as parseUuid, stringify as stringifyUuid } from 'uuid'
import { deriveKey, hmacSha256, isSame } from '../../../platform/crypto.ts'

/**
 * Tokens derived from a record's ID and a key of the deployment: 64 characters of base64url over the ID and its HMAC-SHA256.
 * The database contains no usable token, and a token can be derived again whenever it is needed.
 */
export function makeToken(secretKey: Buffer, purpose: string, id: string, extra = ''): string {
  return Buffer.concat([Buffer.from(parseUuid(id)), macOf(secretKey, purpose, id, extra)]).toString('base64url')
}

/** The id a token was made from, or undefined when it was not made here for this purpose. */
export function openToken(secretKey: Buffer, purpose: string, token: string, extra = ''): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return undefined
  const id = idOf(bytes.subarray(0, 16))
  return id && isSame(bytes.subarray(16), macOf(secretKey, purpose, id, extra)) ? id : undefined
}

function macOf(secretKey: Buffer, purpose: string, id: string, extra: string): Buffer {
  return hmacSha256(deriveKey(secretKey, purpose), `${id}.${extra}`)
}

/** Bytes that are no UUID make no id. */
function idOf(bytes: Buffer): string | undefined {
  try {
    return stringifyUuid(bytes)
  } catch {
    return undefined
  }
}
