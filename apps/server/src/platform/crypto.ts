import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Version byte of sealed values: names the form below, so that another can follow. */
const sealedVersion = 1

/** A 32-byte key for one purpose, derived from the deployment's secret (HKDF-SHA256, RFC 5869). */
export function deriveKey(secretKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'wattdesk', purpose, 32))
}

/** Encrypts with AES-256-GCM: version, 12-byte nonce, 16-byte tag, ciphertext. */
export function seal(key: Buffer, plain: Buffer | string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.from([sealedVersion]), nonce, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` made. Throws when the key is another or a bit was changed. */
export function unseal(key: Buffer, sealed: Buffer): Buffer {
  if (sealed[0] !== sealedVersion || sealed.length < 29) throw new Error('Not a sealed value of a known version')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13))
  decipher.setAuthTag(sealed.subarray(13, 29))
  return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
}

export function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest()
}

export function hmacSha256(key: Buffer | string, data: Buffer | string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** Compares without telling by its time where the two differ. */
export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

/** An unguessable token of 256 bits for an address or a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
