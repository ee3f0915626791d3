import type { KeyObject } from 'node:crypto'
import { type Keys, randomPart, seal } from '../../platform/crypto.ts'
import type { SealedValues } from './activity-values.format.ts'

/**
 * How log values are encrypted: as JSON, with AES-256-GCM, under the key of their subject, which is itself encrypted with the
 * deployment's key.
 */
export function sealValues(subjectKey: Buffer, { before, after, reason }: SealedValues): Buffer {
  return seal(subjectKey, JSON.stringify({ before, after, reason }))
}

export function newSealedKey(activityKey: Buffer | KeyObject | Keys): { key: Buffer; sealedKey: Buffer } {
  const key = randomPart(32)
  return { key, sealedKey: seal(activityKey, key) }
}
