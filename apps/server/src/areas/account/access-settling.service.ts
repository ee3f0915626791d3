/** Grants open requests for permissions that a member holds after a change of role or a loan. */
import { permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { placeOf, recordActivity } from '../activities/activities.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Tenant } from '../tenants/tenants.service.ts'
import { listOpenLoans } from './access-loans.store.ts'
import { decideRequests, listOpenRequestsOf } from './access-requests.store.ts'
import type { MemberRow } from './members.store.ts'

type Settled = { member: Pick<MemberRow, 'id' | 'roles'>; tenant: Tenant }

export async function settleRequests(tx: Tx, ctx: Pick<Ctx, 'config' | 'clock'>, call: Call, { member, tenant }: Settled): Promise<void> {
  const requests = await listOpenRequestsOf(tx, member.id)
  if (requests.length === 0) return
  const now = ctx.clock.now()
  // A loan for one tenant grants no request: elsewhere, the member still lacks the permissions.
  const loans = (await listOpenLoans(tx, member.id)).filter(({ endsAt, tenantId }) => endsAt > now && tenantId === null)
  const held = new Set<string>([...permissionsOfRoles(member.roles), ...loans.flatMap((loan) => loan.permissions)])
  const granted = requests.filter(({ permissions }) => permissions.every((one) => held.has(one)))
  if (granted.length === 0) return
  const { memberId: decidedBy } = call.caller
  const ids = granted.map(({ id }) => id)
  await decideRequests(tx, ids, { state: 'granted', decidedAt: now, decidedBy, comment: null })
  for (const { id, permissions } of granted) {
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'member.access-granted',
      object: { type: 'member', id: member.id },
      tenant: placeOf(tenant),
      after: { permissions },
    })
    await notify(tx, ctx, {
      memberId: member.id,
      kind: 'access-granted',
      objectId: id,
      detail: permissions.join(', '),
      causedBy: decidedBy,
    })
  }
}
