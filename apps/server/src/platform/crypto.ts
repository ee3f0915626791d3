import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto'

/** Version byte of sealed values, so that the format below can change. */
const sealedVersion = 1
/** Version, nonce and tag. */
const headBytes = 29

/** Random bytes are drawn in large blocks: the cost of a draw hardly depends on its size. */
const drawn = Buffer.alloc(16_384)
let used = drawn.length

/** Each random byte is used once. */
export function randomPart(bytes: number): Buffer {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const part = Buffer.from(drawn.subarray(used, used + bytes))
  drawn.fill(0, used, used + bytes)
  used += bytes
  return part
}

/** Purposes are few, and some keys are needed at each sign-in and each delivery. */
const derivedKeys = new WeakMap<Buffer, Map<string, Buffer>>()

/** A 32-byte key for one purpose, derived from the deployment's secret (HKDF-SHA256, RFC 5869). Callers must not write to it. */
export function deriveKey(secretKey: Buffer, purpose: string): Buffer {
  const known = derivedKeys.get(secretKey) ?? new Map<string, Buffer>()
  derivedKeys.set(secretKey, known)
  const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, 'wattdesk', purpose, 32))
  known.set(purpose, key)
  return key
}

/** A key object. The runtime would convert plain bytes at every use, which is slow. */
export const secretOf = (key: Buffer): KeyObject => createSecretKey(key)

/** Keys of one purpose: the first one writes, all of them read. */
export type Keys = readonly [Buffer, ...Buffer[]]

const isKeys = (key: Buffer | KeyObject | Keys): key is Keys => Array.isArray(key)

/** Encrypts with AES-256-GCM: version, 12-byte nonce, 16-byte tag, ciphertext. */
export function seal(keys: Buffer | KeyObject | Keys, plain: Buffer | string): Buffer {
  const nonce = randomPart(12)
  const key = isKeys(keys) ? keys[0] : keys
  const cipher = createCipheriv('aes-256-gcm', Buffer.isBuffer(key) ? secretOf(key) : key, nonce)
  const sealed = cipher.update(plain)
  // In this mode `final` returns nothing.
  cipher.final()
  const whole = Buffer.allocUnsafe(headBytes + sealed.length)
  whole[0] = sealedVersion
  nonce.copy(whole, 1)
  cipher.getAuthTag().copy(whole, 13)
  sealed.copy(whole, headBytes)
  return whole
}

/** Throws if no key fits or a bit was changed. */
export function unseal(keys: Buffer | Keys, sealed: Buffer): Buffer {
  if (Buffer.isBuffer(keys)) return unsealBy(keys, sealed)
  let refusal: unknown
  for (const key of keys) {
    try {
      return unsealBy(key, sealed)
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

function unsealBy(key: Buffer, sealed: Buffer): Buffer {
  if (sealed[0] !== sealedVersion || sealed.length < headBytes) throw new Error('Not a sealed value of a known version')
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), sealed.subarray(1, 13))
  decipher.setAuthTag(sealed.subarray(13, headBytes))
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()])
}

export function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest()
}

/** Authenticates consecutive parts, which saves a copy of large ones. */
export function hmacSha256(key: Buffer | string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** Whether a key decrypts a sealed value. */
export function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    unseal(key, sealed)
    return true
  } catch {
    return false
  }
}

/** Compares in constant time. */
export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A random token of 256 bits for a URL or a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
