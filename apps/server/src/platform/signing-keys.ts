import { createSecretKey, type KeyObject } from 'node:crypto'
import { errors, type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose'
import { deriveKeys, type SecretKeys } from './secret-keys.ts'

type Derived = { activeId: string; keys: [KeyObject, ...KeyObject[]] }
const derived = new WeakMap<SecretKeys, Map<string, Derived>>()

/** Keys that sign tokens of a purpose: the first one signs, all of them verify. */
export function signingKeysOf(secretKey: SecretKeys, purpose: string): [KeyObject, ...KeyObject[]] {
  const ofSecret = derived.get(secretKey) ?? new Map<string, Derived>()
  derived.set(secretKey, ofSecret)
  const known = ofSecret.get(purpose)
  if (known?.activeId === secretKey.activeId) return known.keys
  const [first, ...others] = deriveKeys(secretKey, purpose)
  const keys: Derived['keys'] = [createSecretKey(first), ...others.map((key) => createSecretKey(key))]
  ofSecret.set(purpose, { activeId: secretKey.activeId, keys })
  return keys
}

export async function verifyToken(token: string, keys: readonly KeyObject[], options: JWTVerifyOptions): Promise<JWTVerifyResult> {
  let refusal: unknown
  for (const key of keys) {
    try {
      return await jwtVerify(token, key, options)
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      refusal = error
    }
  }
  throw refusal
}
