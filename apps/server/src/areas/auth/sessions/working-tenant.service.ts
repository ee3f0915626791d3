/**
 * Sessions that work in one tenant, by a loan for it: they see that tenant only, and have the permissions lent for it besides the member's
 * own. Each call judges that anew (`callers.service.ts`), so that a session is an ordinary one again as soon as the loan is over. A session
 * that previews a role cannot work in a tenant. The member's other sessions are unaffected.
 */
import { transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { findTenantLoan, type TenantLoan } from './callers.service.ts'
import { announceSessions } from './sessions.service.ts'
import { findSessionWithMember, lockSession, updateSession } from './sessions.store.ts'

type Switching = Pick<Ctx, 'config' | 'clock' | 'db' | 'bus'>

/** Repeating it changes nothing. */
export async function startWorkingInTenant(ctx: Switching, call: Call, loanId: string): Promise<void> {
  await switchTenant(ctx, call, loanId)
}

/** Repeating it changes nothing. */
export async function stopWorkingInTenant(ctx: Switching, call: Call): Promise<void> {
  await switchTenant(ctx, call, null)
}

async function switchTenant(ctx: Switching, call: Call, loanId: string | null): Promise<void> {
  const { sessionId } = call.caller
  await transaction(ctx.db, async (tx) => {
    await lockSession(tx, sessionId)
    const found = await findSessionWithMember(tx, sessionId)
    if (!found) throw new DomainError('SessionExpired')
    const { session, member } = found
    if (session.previewedRole && loanId) throw new DomainError('PreviewReadsOnly')
    const now = ctx.clock.now()
    const [before, after] = [findTenantLoan(member, now, session.workingLoanId), findTenantLoan(member, now, loanId)]
    if (loanId && !after) throw new DomainError('NotFound')
    if (session.workingLoanId === loanId) return
    await updateSession(tx, sessionId, { workingLoanId: loanId })
    const place = after ?? before
    // The end of a loan has its own entry.
    if (!place) return
    await recordActivity(tx, ctx, call, {
      action: after ? (before ? 'update' : 'create') : 'delete',
      event: after ? 'session.tenant-entered' : 'session.tenant-left',
      object: { type: 'session', id: sessionId },
      tenant: { tenantId: place.tenant.id, affiliateId: place.tenant.affiliateId },
      ...(before ? { before: loggedOf(before) } : {}),
      ...(after ? { after: loggedOf(after) } : {}),
    })
  })
  announceSessions(ctx, { sessionId })
}

const loggedOf = ({ tenant, role, endsAt }: TenantLoan) => ({
  tenantId: tenant.id,
  lentRole: role,
  endsAt: new Date(endsAt).toISOString(),
})
