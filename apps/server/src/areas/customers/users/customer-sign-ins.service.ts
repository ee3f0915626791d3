/**
 * Customers' users as the identity provider knows them. Their passwords are stored apart from members', and each client of the provider
 * knows one kind of people: a customer's password never opens a member's session, nor the other way round. An address may belong to
 * customers of several affiliates; the password decides between them.
 */
import type { Db } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { makeToken, openToken } from '../../../platform/derived-tokens.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity, systemActor } from '../../activities/activities.service.ts'
import type { IdentityDirectory, PasswordAttempt } from '../../auth/identities/identities.service.ts'
import { hashPassword, verifyNothing, verifyPassword } from '../../auth/passwords/passwords.service.ts'
import {
  admitAttempt,
  clientLimit,
  clientOf,
  knownBrowserLimit,
  knownBrowserOf,
  liftLimit,
  passwordLimit,
} from '../../auth/sessions/attempts.service.ts'
import * as store from './customer-sign-ins.store.ts'

export type { CustomerAccount } from './customer-sign-ins.store.ts'

type Ident = Pick<Ctx, 'config' | 'clock' | 'db'>

/** At most this many accounts of one address are compared with a password. */
const accountsMax = 4

/** The identity provider's queries about customers. */
export function customerDirectory(ctx: Ident): IdentityDirectory {
  return {
    checkPassword: (attempt) => checkCustomerPassword(ctx, attempt),
    findAccount: async (subject) => {
      const account = await store.findAccountOfSubject(ctx.db, subject)
      return account && { email: account.email }
    },
  }
}

async function checkCustomerPassword(ctx: Ident, attempt: PasswordAttempt): Promise<{ subject: string; browserToken: string }> {
  const { email, password, browserToken } = attempt
  const now = ctx.clock.now()
  const accounts = await store.listAccountsOf(ctx.db, email, accountsMax)
  const browserOf = (account: store.CustomerAccount) =>
    browserToken && openToken(ctx.config.secretKey, 'known-browser', browserToken, account.subject)
  const known = accounts.find(browserOf)
  const browser = known && browserOf(known)
  const ofClient = await admitAttempt(ctx.db, clientLimit, clientOf(attempt.clientAddress), now)
  const ofAccount = await (known && browser
    ? admitAttempt(ctx.db, knownBrowserLimit, knownBrowserOf(browser, known), now)
    : admitAttempt(ctx.db, passwordLimit, limitedAddress(email), now))
  try {
    const account = await accountWith(ctx.db, accounts, password)
    if (!account) throw new DomainError('LoginFailed')
    await Promise.all([ofAccount.forget(), ofClient.uncount()])
    const id = browser || newId(now)
    return { subject: account.subject, browserToken: makeToken(ctx.config.secretKey, 'known-browser', id, account.subject) }
  } catch (error) {
    // The server was too busy to verify, so the attempt does not count.
    if (error instanceof DomainError && error.code === 'Unavailable') await Promise.all([ofAccount.uncount(), ofClient.uncount()])
    throw error
  }
}

/** Apart from the limit of a member with the same address. */
const limitedAddress = (email: string) => `customer:${email}`

/** For a user who has just chosen a password over a mailed link. */
export async function unlockCustomerAddress(db: Db, email: string): Promise<void> {
  await liftLimit(db, passwordLimit, limitedAddress(email))
}

/** The first account that the password matches. At least one comparison, so that timing does not reveal unknown addresses. */
async function accountWith(
  db: Db,
  accounts: readonly store.CustomerAccount[],
  password: string,
): Promise<store.CustomerAccount | undefined> {
  if (accounts.length === 0) await verifyNothing(password)
  for (const account of accounts) {
    const { isRight, isOutdated } = await verifyPassword(account.passwordHash, password)
    if (!isRight) continue
    if (isOutdated) await store.rehashCustomerPassword(db, account.subject, account.passwordHash, await hashPassword(password))
    return account
  }
  return undefined
}

/** Undefined unless the customer is active. */
export function findCustomerAccount(db: Db, subject: string): Promise<store.CustomerAccount | undefined> {
  return store.findAccountOfSubject(db, subject)
}

export function findCustomerAccountOfUser(db: Db, userId: string): Promise<store.CustomerAccount | undefined> {
  return store.findAccountOfUser(db, userId)
}

/** Notes a sign-in to the app, in the caller's transaction. */
export async function noteCustomerSignIn(
  tx: Tx,
  ctx: Pick<Ctx, 'config' | 'clock'>,
  account: store.CustomerAccount,
  requestId: string,
): Promise<void> {
  await store.noteSignIn(tx, account.userId, ctx.clock.now())
  await recordActivity(
    tx,
    ctx,
    { caller: systemActor, requestId },
    {
      action: 'create',
      event: 'customer-user.signed-in',
      object: { type: 'customer-user', id: account.userId },
      customerId: account.customerId,
      tenant: account,
    },
  )
}

export function findLastCustomerSignIn(db: Db, customerId: string): Promise<Date | null> {
  return store.findLastSignIn(db, customerId)
}
