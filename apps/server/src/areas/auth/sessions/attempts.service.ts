/**
 * Limits attempts to guess a secret. Each attempt is counted in the database before it is checked, so that the limit holds
 * across processes and concurrent requests. After the first few attempts, each further one locks the key for twice as long,
 * up to a maximum, so that the owner is never locked out permanently. A correct guess resets the count.
 */
import type { Db } from '../../../db/connect.ts'
import { sha256 } from '../../../platform/crypto.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { countAttempt, deleteOldAttempts, forgetAttempts, uncountAttempt } from './attempts.store.ts'

/** `free` attempts without delay, then `firstDelayS`, doubled up to `longestDelayS`; reset after `forgetS` without attempts. */
export type Limit = {
  name: string
  free: number
  firstDelayS: number
  longestDelayS: number
  forgetS: number
  refusal: 'SignInLocked' | 'MfaLocked' | 'TooManyRequests' | 'StartCodesLocked'
}

const hour = 3_600

/** Passwords tried for one e-mail address, from browsers it was never signed in with. */
export const passwordLimit: Limit = {
  name: 'password',
  free: 5,
  firstDelayS: 30,
  longestDelayS: 900,
  forgetS: hour,
  refusal: 'SignInLocked',
}
/** Passwords tried from a browser that was signed in before: apart, so that strangers cannot lock the owner out. */
export const knownBrowserLimit: Limit = { ...passwordLimit, name: 'known-browser' }
/** What the limit counts: a new password starts anew in every browser. */
export const knownBrowserOf = (id: string, { passwordChangedAt }: { passwordChangedAt: Date }) => `${id}.${passwordChangedAt.getTime()}`
/** Wrong passwords from one client address, whatever the account: an office shares an address, a botnet has many. */
export const clientLimit: Limit = { ...passwordLimit, name: 'client', free: 50 }
/** Codes of the second factor per member. Of a million codes, three are valid at any time. */
export const codeLimit: Limit = { name: 'code', free: 5, firstDelayS: 60, longestDelayS: 900, forgetS: 24 * hour, refusal: 'MfaLocked' }
/** Attempts with invitation and reset tokens, and requests for mails, per client address. */
export const linkLimit: Limit = { name: 'link', free: 20, firstDelayS: 60, longestDelayS: 900, forgetS: hour, refusal: 'TooManyRequests' }
/** Mails requested per e-mail address. */
export const mailLimit: Limit = {
  name: 'mail',
  free: 3,
  firstDelayS: 300,
  longestDelayS: 3_600,
  forgetS: 24 * hour,
  refusal: 'TooManyRequests',
}

/** `attempts`: how many were counted, this one included. */
export type Attempt = { attempts: number; forget(): Promise<void>; uncount(): Promise<void> }

/** Counts an attempt, or refuses it with the time to wait. The result can take back a successful one. */
export async function admitAttempt(db: Db, limit: Limit, subject: string, now: Date): Promise<Attempt> {
  const key = keyOf(limit, subject)
  const forgetBefore = new Date(now.getTime() - limit.forgetS * 1_000)
  const lock = await countAttempt(db, { key, now, forgetBefore, ...limit })
  if (!lock.isAdmitted) {
    const waitMs = (lock.lockedUntil?.getTime() ?? now.getTime()) - now.getTime()
    throw new DomainError(limit.refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) })
  }
  return { attempts: lock.attempts, forget: () => forgetAttempts(db, key), uncount: () => uncountAttempt(db, key) }
}

/** Lifts a lock after the owner proved their identity in another way. */
export async function liftLimit(db: Db, limit: Limit, subject: string): Promise<void> {
  await forgetAttempts(db, keyOf(limit, subject))
}

export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await deleteOldAttempts(db, new Date(now.getTime() - 48 * hour * 1_000))
}

/** One client: an IPv4 address, or the /64 that one customer of an IPv6 provider has. */
export function clientOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const full =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return `${full.slice(0, 4).join(':')}::/64`
}

/** Hashed, because people mistype private things into forms. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${sha256(subject).toString('base64url')}`
}
