/**
 * Feature groups of one user: those of level user for the customer's type, besides the groups of the customer. Below a partner, only
 * those available to partners. Assigning an assigned group or removing a missing one has no effect.
 */
import { transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { assignGroupsToUser, requireSuitableGroups, unassignGroupsFromUser } from '../../feature-groups/feature-groups.service.ts'
import { record } from './customer-invitations.service.ts'
import { lockRecipient } from './customer-users.service.ts'

type Changing = Pick<Ctx, 'config' | 'clock' | 'db'>
type Ids = { id: string; userId: string }

export async function assignToUser(ctx: Changing, call: Call, { id, userId }: Ids, groupIds: readonly string[]): Promise<string[]> {
  return transaction(ctx.db, async (tx) => {
    const recipient = await lockRecipient(tx, call, userId, id)
    await requireSuitableGroups(tx, call, recipient.customer, groupIds, 'user')
    const added = await assignGroupsToUser(tx, ctx, call, { userId, customerId: id, groupIds })
    if (added.length > 0) {
      const after = { featureGroups: added.map(({ name }) => name) }
      await record(tx, ctx, call, recipient, { action: 'update', event: 'customer-user.feature-groups-assigned', after })
    }
    return added.map((group) => group.id)
  })
}

export async function unassignFromUser(ctx: Changing, call: Call, { id, userId }: Ids, groupIds: readonly string[]): Promise<string[]> {
  return transaction(ctx.db, async (tx) => {
    const recipient = await lockRecipient(tx, call, userId, id)
    const gone = await unassignGroupsFromUser(tx, { userId, groupIds })
    if (gone.length > 0) {
      const before = { featureGroups: gone.map(({ name }) => name) }
      await record(tx, ctx, call, recipient, { action: 'update', event: 'customer-user.feature-groups-unassigned', before })
    }
    return gone.map((group) => group.id)
  })
}
