import { deriveKey, unseal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'

export type Values = Record<string, unknown>
/** What is kept apart from an entry, and encrypted: of a customer's entry also the reason, since people type it. */
export type SealedValues = { before?: Values; after?: Values; reason?: string }

/** The key that subject keys are sealed with. */
export function activityKey(ctx: { config: Pick<Ctx['config'], 'secretKey'> }): Buffer {
  return deriveKey(ctx.config.secretKey, 'activity-subject-keys')
}

/** Opens an entry's values; null when its subject's key was destroyed. */
export function openValues(masterKey: Buffer, sealedKey: Buffer | null, sealed: Buffer): SealedValues | null {
  if (!sealedKey) return null
  return JSON.parse(unseal(unseal(masterKey, sealedKey), sealed).toString('utf8'))
}
