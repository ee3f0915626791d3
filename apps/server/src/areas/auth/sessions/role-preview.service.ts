/**
 * Sessions that preview a role hold the permissions of both the role and the member, and write nothing (`http/route.ts`). The preview
 * lasts until it or the session is ended, and excludes working in a tenant. The member's other sessions are unaffected.
 */
import type { Role } from '@wattdesk/contract/permissions.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { findTenantLoan, tenantOf } from './callers.service.ts'
import { announceSessions } from './sessions.service.ts'
import { findSessionWithMember, lockSession, updateSession } from './sessions.store.ts'

type Previewing = Pick<Ctx, 'config' | 'clock' | 'db' | 'bus'>

export async function startRolePreview(ctx: Previewing, call: Call, role: Role): Promise<void> {
  if (role === 'root' && !call.caller.roles.includes('root')) throw new DomainError('RootMemberReserved')
  await setPreviewedRole(ctx, call, role)
}

export async function endRolePreview(ctx: Previewing, call: Call): Promise<void> {
  await setPreviewedRole(ctx, call, null)
}

async function setPreviewedRole(ctx: Previewing, call: Call, role: Role | null): Promise<void> {
  const { sessionId } = call.caller
  await transaction(ctx.db, async (tx) => {
    await lockSession(tx, sessionId)
    const found = await findSessionWithMember(tx, sessionId)
    if (!found) throw new DomainError('SessionExpired')
    const before = found.session.previewedRole
    if (before === role) return
    if (role && findTenantLoan(found.member, ctx.clock.now(), found.session.workingLoanId)) throw new DomainError('WorkingInTenant')
    // Clears a loan that is over.
    await updateSession(tx, sessionId, { previewedRole: role, workingLoanId: null })
    await recordActivity(tx, ctx, call, {
      action: role ? 'create' : 'delete',
      event: role ? 'session.preview-started' : 'session.preview-ended',
      object: { type: 'session', id: sessionId },
      tenant: tenantOf(found.member),
      ...(role ? { after: { previewedRole: role } } : { before: { previewedRole: before } }),
    })
  })
  announceSessions(ctx, { sessionId })
}
