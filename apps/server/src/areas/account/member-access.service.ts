/** A member's access: the invitation until they sign up, then their sessions. */
import type { SessionRecord } from '@wattdesk/contract/auth/models.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { placeOf, recordActivity } from '../activities/activities.service.ts'
import { inviteMember } from '../auth/identities/identity-links.service.ts'
import { admitAttempt, mailLimit } from '../auth/sessions/attempts.service.ts'
import { endSessionOf, listSessions } from '../auth/sessions/sessions.service.ts'
import { lockManaged, type Managing, requireManaged } from './account.service.ts'
import { hasSignedUp } from './members.store.ts'

export async function inviteMemberAgain(ctx: Managing, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { member, tenant } = await lockManaged(tx, call, id)
    if (await hasSignedUp(tx, id)) throw new DomainError('MemberSignedUp')
    await admitAttempt(tx, mailLimit, `sign_up:${member.email}`, ctx.clock.now())
    await inviteMember(tx, ctx, { ...member, tenant })
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'member.invited-again',
      object: { type: 'member', id },
      tenant: placeOf(tenant),
      after: { email: member.email },
    })
  })
}

export async function listMemberSessions(ctx: Managing, call: Call, id: string): Promise<SessionRecord[]> {
  await requireManaged(ctx, call, id)
  return listSessions(ctx, { memberId: id, sessionId: call.caller.sessionId })
}

export async function endMemberSession(ctx: Managing, call: Call, { id, sessionId }: { id: string; sessionId: string }): Promise<void> {
  await requireManaged(ctx, call, id)
  await endSessionOf(ctx, call, id, sessionId)
}
