/** Carries out each kind of bulk action on locked customers, and undoes it, through the areas that own the actions. */
import type { BulkActionModel } from '@wattdesk/contract/bulk-actions/models.ts'
import type { BulkActionReason } from '@wattdesk/contract/bulk-actions/terms.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { canComeBack, deactivateLocked, reactivateLocked } from '../customer-lifecycle/customer-lifecycle.service.ts'
import { inviteMainUsers } from '../customers/users/customer-users.service.ts'
import { assignFeatureGroups, type Changed, unassignFeatureGroups } from '../feature-groups/feature-groups.service.ts'
import { type FrozenCustomer, type GivenGroup, type LockedCustomer, listGroupsGiven } from './bulk-actions.store.ts'

/** The result for a customer: done (with the feature groups it got), or refused. */
export type Verdict = { reason: BulkActionReason | null; groupIds?: string[] }
export type Verdicts = ReadonlyMap<string, Verdict>

export type Work = {
  id: string
  action: BulkActionModel
  frozen: readonly FrozenCustomer[]
  held: ReadonlyMap<string, LockedCustomer>
}

const done: Verdict = { reason: null }

/** Customers must be locked and just judged. */
export async function actOn(tx: Tx, ctx: Ctx, call: Call, work: Work): Promise<Verdicts> {
  const note = { bulkAction: work.id }
  switch (work.action.kind) {
    case 'assign-feature-groups':
      return inGroups(work, 'FeatureGroupAssigned', (customerIds, groupIds) =>
        assignFeatureGroups(tx, ctx, call, { customerIds, groupIds }, note),
      )
    case 'send-invitation': {
      const refused = await inviteMainUsers(tx, ctx, call, lockedOf(work), note)
      return new Map(lockedOf(work).map(({ id }) => [id, { reason: refused.get(id) ?? null }]))
    }
    case 'deactivate': {
      const { reason } = work.action
      for (const customer of lockedOf(work)) await deactivateLocked(tx, ctx, call, customer, { reason: reason ?? undefined, note })
      return new Map(lockedOf(work).map(({ id }) => [id, done]))
    }
    case 'export':
      throw new Error('Exports are not processed customer by customer')
  }
}

/** Undoes the action. Customers must be locked and unchanged since. */
export async function takeBack(tx: Tx, ctx: Ctx, call: Call, work: Work): Promise<Verdicts> {
  const note = { bulkAction: work.id }
  if (work.action.kind === 'deactivate') return reactivateAll(tx, ctx, call, work)
  const given = Map.groupBy(await listGroupsGiven(tx, [...work.held.keys()]), (one) => one.customerId)
  const frozen = work.frozen.map((one) => ({ ...one, groupIds: stillGiven(one, given.get(one.customerId)) }))
  const verdicts = await inGroups({ ...work, frozen }, 'FeatureGroupGone', (customerIds, groupIds) =>
    unassignFeatureGroups(tx, ctx, call, { customerIds, groupIds }, note),
  )
  return new Map([...verdicts].map(([id, { reason }]) => [id, { reason: reason && reasonToKeep(work.held.get(id), reason) }]))
}

/** The reason why a customer keeps its feature groups; `otherwise` for an active one. */
function reasonToKeep(customer: LockedCustomer | undefined, otherwise: BulkActionReason): BulkActionReason {
  if (!customer) return 'CustomerNotFound'
  if (customer.status === 'deleted') return 'CustomerPurged'
  return customer.status === 'active' ? otherwise : 'CustomerNotActive'
}

/** The groups that a customer still has from this action, except those removed and assigned again. */
function stillGiven({ groupIds, actedAt }: FrozenCustomer, given: readonly GivenGroup[] = []): string[] {
  const isOurs = ({ groupId, assignedAt }: GivenGroup) => groupIds?.includes(groupId) && assignedAt.getTime() === actedAt?.getTime()
  return given.filter(isOurs).map((one) => one.groupId)
}

async function reactivateAll(tx: Tx, ctx: Ctx, call: Call, work: Work): Promise<Verdicts> {
  const verdicts = new Map<string, Verdict>()
  for (const { customerId, actedAt } of work.frozen) {
    const customer = work.held.get(customerId)
    if (!customer) continue
    const reason = reasonToSkip(customer, actedAt, ctx.clock.now())
    if (!reason) await reactivateLocked(tx, ctx, call, customer, { bulkAction: work.id })
    verdicts.set(customerId, { reason })
  }
  return verdicts
}

/** The reason why a deactivated customer is not reactivated. */
function reasonToSkip(customer: LockedCustomer, actedAt: Date | null, now: Date): BulkActionReason | null {
  if (customer.status === 'active') return 'CustomerReactivated'
  if (customer.status === 'deleted') return 'CustomerPurged'
  if (customer.deactivatedAt?.getTime() !== actedAt?.getTime()) return 'CustomerChanged'
  return canComeBack(customer, now) ? null : 'ReactivationEnded'
}

const lockedOf = ({ frozen, held }: Work): LockedCustomer[] => frozen.flatMap((one) => held.get(one.customerId) ?? [])

type Change = (customerIds: string[], groupIds: string[]) => Promise<readonly Changed[]>

/** Handles customers together that gain or lose the same feature groups. Those without an effect are refused. */
async function inGroups(work: Work, refusal: BulkActionReason, change: Change): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  for (const some of Map.groupBy(work.frozen, (one) => (one.groupIds ?? []).join()).values()) {
    const groupIds = some[0]?.groupIds ?? []
    const ids = some.map((one) => one.customerId)
    const changed = groupIds.length > 0 ? await change(ids, groupIds) : []
    const got = new Map(changed.map(({ customerId, groups }) => [customerId, groups.map((group) => group.id)]))
    for (const id of ids) verdicts.set(id, got.has(id) ? { reason: null, groupIds: got.get(id) } : { reason: refusal })
  }
  return verdicts
}
