/**
 * Who sees live data in the app: customers their own, and members who view it until seven days after a user of the customer last
 * signed in. A customer who never signed in has agreed to nothing yet, so members see none.
 */
import { liveAfterSignInDays } from '@wattdesk/contract/customer-app/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findLastCustomerSignIn } from '../customers/users/customer-sign-ins.service.ts'

export type LiveVisibility = { isVisible: boolean; until: Date | null }

export function customerOf({ scope }: Pick<Caller, 'scope'>): { customerId: string; tenantId: string } {
  if (scope.kind !== 'customer') throw new DomainError('AppReserved')
  return scope
}

export async function readLiveVisibility(ctx: Pick<Ctx, 'db' | 'clock'>, caller: Caller): Promise<LiveVisibility> {
  if (caller.kind === 'customer') return { isVisible: true, until: null }
  const signedInAt = await findLastCustomerSignIn(ctx.db, customerOf(caller).customerId)
  if (!signedInAt) return { isVisible: false, until: null }
  const until = new Date(signedInAt.getTime() + liveAfterSignInDays * dayMs)
  return { isVisible: ctx.clock.now() < until, until }
}
