import { parse as parseUuid, stringify as stringifyUuid } from 'uuid'
import { hmacSha256, isSame } from './crypto.ts'
import { deriveKeys, type Secret } from './secret-keys.ts'

/**
 * Tokens derived from a record's ID and a key of the deployment: 64 characters of base64url over the ID and its HMAC-SHA256.
 * The database contains no usable token, and a token can be derived again whenever it is needed.
 */
export function makeToken(secretKey: Secret, purpose: string, id: string, extra = ''): string {
  return Buffer.concat([Buffer.from(parseUuid(id)), macsOf(secretKey, purpose, id, extra)[0]]).toString('base64url')
}

/** Undefined if the token was not made here for this purpose. */
export function openToken(secretKey: Secret, purpose: string, token: string, extra = ''): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return undefined
  const id = idOf(bytes.subarray(0, 16))
  return id && macsOf(secretKey, purpose, id, extra).some((mac) => isSame(bytes.subarray(16), mac)) ? id : undefined
}

/** One for each key of the deployment; the first key creates tokens. */
function macsOf(secretKey: Secret, purpose: string, id: string, extra: string): [Buffer, ...Buffer[]] {
  const [first, ...others] = deriveKeys(secretKey, purpose)
  const macOf = (key: Buffer) => hmacSha256(key, `${id}.${extra}`)
  return [macOf(first), ...others.map(macOf)]
}

/** Undefined unless the bytes are a UUID. */
function idOf(bytes: Buffer): string | undefined {
  try {
    return stringifyUuid(bytes)
  } catch {
    return undefined
  }
}
