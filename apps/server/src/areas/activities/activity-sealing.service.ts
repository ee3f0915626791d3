/** The first values of records that are about to come into being, sealed ahead of their entries. Needs no database: a thread can seal many. */
import type { KeyObject } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { newSealedKey, sealValues } from './activity-sealing.ts'
import { activityKey, type Values } from './activity-values.ts'

export type SealedCreation = { sealedKey: Buffer; sealedValues: Buffer }

/** The key to hand to whoever seals. */
export const creationKey = (ctx: { config: Pick<Ctx['config'], 'secretKey'> }): Buffer => activityKey(ctx)

/** What a new subject begins with, and the key that is made for it. */
export function sealCreation(key: Buffer | KeyObject, after: Values): SealedCreation {
  const subject = newSealedKey(key)
  return { sealedKey: subject.sealedKey, sealedValues: sealValues(subject.key, { after }) }
}
