/**
 * Customers' sign-in to the app, at the same identity provider as members' but as another client. It is bound to the browser that started
 * it. Only users of active customers can sign in, and their subject never becomes a member's.
 */
import { transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import type { OpenIdClient } from '../../auth/identities/openid-party.service.ts'
import type { Client } from '../../auth/sessions/sessions.service.ts'
import { redeemSignIn } from '../../auth/sign-in.service.ts'
import { findCustomerAccount, noteCustomerSignIn } from '../../customers/users/customer-sign-ins.service.ts'
import { openCustomerSession, type SignedApp, signCustomerSession } from '../sessions/customer-sessions.service.ts'

type Finish = { state: string; code: string; browserToken: string | undefined; client: Client; requestId: string }

/** Throws `LoginFailed`, or `UserNotRegistered` if the customer is no longer active. */
export async function finishCustomerSignIn(
  ctx: Ctx,
  openId: OpenIdClient,
  { client, requestId, ...finish }: Finish,
): Promise<SignedApp & { tenantId: string }> {
  const { subject } = await redeemSignIn(ctx, openId, finish)
  const account = await findCustomerAccount(ctx.db, subject.subject)
  if (!account) throw new DomainError('UserNotRegistered')
  const session = await transaction(ctx.db, async (tx) => {
    await noteCustomerSignIn(tx, ctx, account, requestId)
    return openCustomerSession(tx, ctx, { userId: account.userId, client })
  })
  return { ...(await signCustomerSession(ctx, session)), tenantId: account.tenantId }
}
