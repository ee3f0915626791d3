/**
 * Deletions of feature groups. Removing: the group is removed from its customers and users in batches, with an entry for each. Spreading:
 * the group's row is deleted, and apps and the CDN may use their copy for up to 5 minutes. Done: it is unused.
 */

import { featureSpreadMs } from '@wattdesk/contract/feature-groups/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { recordActivities } from '../activities/activities.service.ts'
import * as store from './feature-settings.store.ts'

type Deleting = Pick<Ctx, 'config' | 'clock' | 'db'>

const customersAtOnce = 500
const keptMs = 30 * dayMs

export async function finishGroupDeletions(ctx: Deleting): Promise<void> {
  while (await transaction(ctx.db, (tx) => takeBatch(tx, ctx)));
  await store.deleteDeletionsBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
}

/** False if nothing is left to do. */
async function takeBatch(tx: Tx, ctx: Deleting): Promise<boolean> {
  const found = await store.lockDeletionUnderWay(tx)
  if (!found) return false
  const { deletion, member } = found
  const losers = await store.takeFromNext(tx, deletion.groupId, customersAtOnce)
  const users = await store.takeFromNextUsers(tx, deletion.groupId, customersAtOnce)
  const call = {
    caller: { kind: 'member' as const, memberId: member.id, name: `${member.firstName} ${member.lastName}` },
    requestId: deletion.requestId,
    run: { kind: 'feature-group-deletion' as const, startedAt: deletion.requestedAt },
  }
  const lost = { action: 'update' as const, before: { featureGroups: [deletion.name] } }
  const entries = [
    ...losers.map(({ customerId, ...tenant }) => {
      const object = { type: 'customer', id: customerId }
      return { ...lost, event: 'customer.feature-groups-unassigned', object, customerId, tenant }
    }),
    ...users.map(({ userId, customerId, ...tenant }) => {
      const object = { type: 'customer-user', id: userId }
      return { ...lost, event: 'customer-user.feature-groups-unassigned', object, customerId, tenant }
    }),
  ]
  if (entries.length > 0) await recordActivities(tx, ctx, call, entries)
  const customersOfUsers = new Set(users.map(({ customerId }) => customerId)).size
  const isLast = Math.max(losers.length, customersOfUsers) < customersAtOnce && (await store.deleteGroupUnlessHeld(tx, deletion.groupId))
  await store.updateDeletion(tx, deletion.groupId, {
    customersDone: deletion.customersDone + losers.length + customersOfUsers,
    ...(isLast ? { spreadUntil: new Date(ctx.clock.now().getTime() + featureSpreadMs) } : {}),
  })
  return true
}
