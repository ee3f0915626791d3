/**
 * Two-factor authentication of members. States: none; started (the secret waits up to an hour for the app's first code);
 * active; removed. Starting and removing require fresh authentication. Within that hour, a member whose response was lost can
 * activate it again with the next code, for other recovery codes. A code works once and may be one step of thirty
 * seconds off; a recovery code works once. Attempts are limited per member. Secrets are stored encrypted, recovery codes as
 * keyed hashes. Every change ends the member's other sessions.
 */

import { randomBytes } from 'node:crypto'
import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Db } from '../../../db/connect.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import { hmacSha256, type Keys, seal, unseal } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { admitAttempt, codeLimit } from '../sessions/attempts.service.ts'
import { tenantOf } from '../sessions/callers.service.ts'
import { findMember } from '../sessions/members.store.ts'
import { announceSessions, endSessionsOfMember, requireFreshProof } from '../sessions/sessions.service.ts'
import {
  activateMultifactorRow,
  countRecoveryCodes,
  deleteMultifactor,
  findMultifactor,
  lockMultifactor,
  type MultifactorRow,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
  storePending,
} from './multifactors.store.ts'
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.rules.ts'

type Guarding = Pick<Ctx, 'config' | 'clock' | 'db'>
type Sealing = { config: Pick<Ctx['config'], 'secretKey'> }
const startedForMs = hourMs
const recoveryCodeCount = 10

type MultifactorState = { isActive: boolean; activatedAt: string | null; recoveryCodesLeft: number }

export async function readMultifactorState(db: Db, memberId: string): Promise<MultifactorState> {
  const row = await findMultifactor(db, memberId)
  if (!row?.activatedAt) return { isActive: false, activatedAt: null, recoveryCodesLeft: 0 }
  return { isActive: true, activatedAt: row.activatedAt.toISOString(), recoveryCodesLeft: await countRecoveryCodes(db, memberId) }
}

export async function isMultifactorActive(db: Db, memberId: string): Promise<boolean> {
  const row = await findMultifactor(db, memberId)
  return row !== undefined && row.activatedAt !== null
}

/** The secret for an authenticator application: the pending one while valid, else a new one. */
export async function startMultifactor(ctx: Guarding, { caller }: Call): Promise<{ secret: string; otpauthUri: string; expiresAt: Date }> {
  await requireFreshProof(ctx, caller)
  const now = ctx.clock.now()
  const row = await transaction(ctx.db, async (tx): Promise<Pick<MultifactorRow, 'sealedSecret' | 'startedAt'>> => {
    const known = await lockMultifactor(tx, caller.memberId)
    if (known?.activatedAt) throw new DomainError('MultifactorAlreadyActive')
    if (known && isInTime(known, now)) return known
    const fresh = { memberId: caller.memberId, sealedSecret: seal(secretKeysOf(ctx), newTotpSecret()), startedAt: now }
    await storePending(tx, fresh)
    return fresh
  })
  const secret = unseal(secretKeysOf(ctx), row.sealedSecret).toString('utf8')
  return { secret, otpauthUri: otpauthUri(secret, caller.email), expiresAt: new Date(row.startedAt.getTime() + startedForMs) }
}

/**
 * Activates two-factor authentication with a first code. Returns the recovery codes, which are never shown again: a repeated activation
 * needs a code that was not used, and replaces them.
 */
export async function activateMultifactor(ctx: Guarding & Pick<Ctx, 'bus'>, call: Call, code: string): Promise<string[]> {
  const { memberId, sessionId } = call.caller
  const now = ctx.clock.now()
  const codes = newRecoveryCodes()
  const attempt = await admitAttempt(ctx.db, codeLimit, memberId, now)
  await transaction(ctx.db, async (tx) => {
    const row = await lockMultifactor(tx, memberId)
    if (!row || !isInTime(row, now)) throw new DomainError(row?.activatedAt ? 'MultifactorAlreadyActive' : 'MultifactorNotActive')
    const step = stepOfCode(unseal(secretKeysOf(ctx), row.sealedSecret).toString('utf8'), code, now)
    if (step === undefined || step <= row.lastStep) throw new DomainError('InvalidMfaToken')
    await activateMultifactorRow(tx, memberId, now, step)
    await replaceRecoveryCodes(
      tx,
      memberId,
      codes.map((one) => hashesOf(ctx, memberId, one)[0]),
    )
    await endSessionsOfMember(tx, ctx, memberId, 'multifactor_changed', sessionId)
    await recordChange(tx, ctx, call, memberId, 'multifactor.activated')
  })
  announceSessions(ctx, { memberId })
  await attempt.forget()
  return codes
}

/** Requires recent authentication. */
export async function removeOwnMultifactor(ctx: Guarding & Pick<Ctx, 'bus'>, call: Call): Promise<void> {
  await requireFreshProof(ctx, call.caller)
  await transaction(ctx.db, (tx) => removeMultifactor(tx, ctx, call, call.caller.memberId))
  announceSessions(ctx, { memberId: call.caller.memberId })
}

/** Removes a member's second factor in the caller's transaction; announce the sessions when that has committed. */
export async function removeMultifactor(tx: Tx, ctx: Guarding, call: Call, memberId: string): Promise<void> {
  if (!(await deleteMultifactor(tx, memberId))) throw new DomainError('MultifactorNotActive')
  await endSessionsOfMember(tx, ctx, memberId, 'multifactor_changed', call.caller.sessionId)
  await recordChange(tx, ctx, call, memberId, 'multifactor.removed')
}

/** Accepts a code or a recovery code of a member, once. Throws `InvalidMfaToken`, or `MfaLocked` after too many. */
export async function requireCode(ctx: Guarding, memberId: string, token: string): Promise<{ isRecoveryCode: boolean }> {
  const now = ctx.clock.now()
  const attempt = await admitAttempt(ctx.db, codeLimit, memberId, now)
  const isRecoveryCode = !/^\d{6}$/.test(token)
  const isRight = isRecoveryCode
    ? await spendRecoveryCode(ctx.db, memberId, hashesOf(ctx, memberId, token), now)
    : await spendCode(ctx, memberId, token, now)
  if (!isRight) throw new DomainError('InvalidMfaToken')
  await attempt.forget()
  return { isRecoveryCode }
}

async function spendCode(ctx: Guarding, memberId: string, code: string, now: Date): Promise<boolean> {
  const row = await findMultifactor(ctx.db, memberId)
  if (!row?.activatedAt) return false
  const step = stepOfCode(unseal(secretKeysOf(ctx), row.sealedSecret).toString('utf8'), code, now)
  return step !== undefined && (await spendStep(ctx.db, memberId, step))
}

/** Turns on two-factor authentication with a known secret, unconfirmed. Only for demonstration data. */
export async function seedMultifactor(tx: Tx, ctx: Sealing & Pick<Ctx, 'clock'>, memberId: string, secret: string): Promise<void> {
  const now = ctx.clock.now()
  await storePending(tx, { memberId, sealedSecret: seal(secretKeysOf(ctx), secret), startedAt: now })
  await activateMultifactorRow(tx, memberId, now, 0)
}

async function recordChange(tx: Tx, ctx: Guarding, call: Call, memberId: string, event: string): Promise<void> {
  const member = await findMember(tx, memberId)
  if (!member) throw new DomainError('NotFound')
  const action = event === 'multifactor.removed' ? 'delete' : 'create'
  await recordActivity(tx, ctx, call, { action, event, object: { type: 'member', id: memberId }, tenant: tenantOf(member) })
}

function isInTime(row: Pick<MultifactorRow, 'startedAt'>, now: Date): boolean {
  return now.getTime() - row.startedAt.getTime() < startedForMs
}

function secretKeysOf(ctx: Sealing): Keys {
  return deriveKeys(ctx.config.secretKey, 'multifactor-secrets')
}

/** Fifty random bits, spelled with letters and digits that are hard to mistake. */
function newRecoveryCodes(): string[] {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** The hashes that a code may be stored under, one for each accepted secret. */
function hashesOf({ config: { secretKey } }: Pick<Ctx, 'config'>, memberId: string, code: string): [Buffer, ...Buffer[]] {
  const plain = code.toLowerCase().replace('-', '')
  const hashOf = (key: Buffer) => hmacSha256(key, `${memberId}.${plain}`)
  const former = [...secretKey.kept('recovery-codes')].filter(([generation]) => generation !== secretKey.generation)
  return [hashOf(secretKey.activeKept('recovery-codes')), ...former.map(([, key]) => hashOf(key))]
}
