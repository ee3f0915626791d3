import { type Keys, unseal } from '../../platform/crypto.ts'
import { deriveKeys, type Secret } from '../../platform/secret-keys.ts'

export type Values = Record<string, unknown>
/** The encrypted part of an entry. For customers it includes the reason, because it is free text. */
export type SealedValues = { before?: Values; after?: Values; reason?: string }

/** The keys that encrypt subject keys. */
export function activityKeys(ctx: { config: { secretKey: Secret } }): Keys {
  return deriveKeys(ctx.config.secretKey, 'activity-subject-keys')
}

/** Decrypts an entry's values. Null if its subject's key was destroyed. */
export function openValues(masterKeys: Keys, sealedKey: Buffer | null, sealed: Buffer): SealedValues | null {
  if (!sealedKey) return null
  return JSON.parse(unseal(unseal(masterKeys, sealedKey), sealed).toString('utf8'))
}
