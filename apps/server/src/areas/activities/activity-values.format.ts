import { deriveKey, unseal } from '../../platform/crypto.ts'

export type Values = Record<string, unknown>
/** The encrypted part of an entry. For customers it includes the reason, because it is free text. */
export type SealedValues = { before?: Values; after?: Values; reason?: string }

/** The key that encrypts subject keys. */
export function activityKey(ctx: { config: { secretKey: Buffer } }): Buffer {
  return deriveKey(ctx.config.secretKey, 'activity-subject-keys')
}

/** Decrypts an entry's values. Null if its subject's key was destroyed. */
export function openValues(masterKey: Buffer, sealedKey: Buffer | null, sealed: Buffer): SealedValues | null {
  if (!sealedKey) return null
  return JSON.parse(unseal(unseal(masterKey, sealedKey), sealed).toString('utf8'))
}
