/**
 * Deletions of feature groups. Removing: the group is taken from its customers in batches, with an entry for each customer.
 * Spreading: the group's row is gone, and apps and the CDN may use their copy for up to 5 minutes. Done: nobody uses it.
 */
import { featureSpreadMs } from '@wattdesk/contract/feature-settings.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { recordActivities } from '../activities/activities.service.ts'
import * as store from './feature-settings.store.ts'

type Deleting = Pick<Ctx, 'config' | 'clock' | 'db'>

const customersAtOnce = 500
const keptMs = 30 * 24 * 3_600_000

/** Takes every deleted group from all of its customers. */
export async function finishGroupDeletions(ctx: Deleting): Promise<void> {
  while (await transaction(ctx.db, (tx) => takeBatch(tx, ctx)));
  await store.deleteDeletionsBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
}

/** False if there is nothing left to do. */
async function takeBatch(tx: Tx, ctx: Deleting): Promise<boolean> {
  const found = await store.lockDeletionUnderWay(tx)
  if (!found) return false
  const { deletion, member } = found
  const losers = await store.takeFromNext(tx, deletion.groupId, customersAtOnce)
  const call = {
    caller: { kind: 'member' as const, memberId: member.id, name: `${member.firstName} ${member.lastName}` },
    requestId: deletion.requestId,
    run: { kind: 'feature-group-deletion' as const, startedAt: deletion.requestedAt },
  }
  const entries = losers.map(({ customerId, ...tenant }) => ({
    action: 'update' as const,
    event: 'customer.feature-groups-unassigned',
    object: { type: 'customer', id: customerId },
    customerId,
    tenant,
    before: { featureGroups: [deletion.name] },
  }))
  if (entries.length > 0) await recordActivities(tx, ctx, call, entries)
  const isLast = losers.length < customersAtOnce && (await store.deleteGroupUnlessHeld(tx, deletion.groupId))
  await store.updateDeletion(tx, deletion.groupId, {
    customersDone: deletion.customersDone + losers.length,
    ...(isLast ? { spreadUntil: new Date(ctx.clock.now().getTime() + featureSpreadMs) } : {}),
  })
  return true
}
