/** Seals the initial values of new records before their entries exist. Needs no database, so a thread can do it. */
import type { KeyObject } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { newSealedKey, sealValues } from './activity-sealing.format.ts'
import { activityKeys, type Values } from './activity-values.format.ts'

export type SealedCreation = { sealedKey: Buffer; sealedValues: Buffer }

/** The key for sealing threads. */
export const creationKey = (ctx: { config: Pick<Ctx['config'], 'secretKey'> }): Buffer => activityKeys(ctx)[0]

export function sealCreation(key: Buffer | KeyObject, after: Values): SealedCreation {
  const subject = newSealedKey(key)
  return { sealedKey: subject.sealedKey, sealedValues: sealValues(subject.key, { after }) }
}
