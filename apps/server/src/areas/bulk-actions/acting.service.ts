/** What each kind of bulk action does to customers that are held, and how it is taken back, by the areas they belong to. */
import type { BulkActionModel, BulkActionReason } from '@wattdesk/contract/bulk-actions.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { canComeBack, deactivateHeld, reactivateHeld } from '../customer-lifecycle/customer-lifecycle.service.ts'
import { inviteMainUsers } from '../customers/customer-users.service.ts'
import { assignFeatureGroups, unassignFeatureGroups } from '../feature-groups/feature-groups.service.ts'
import type { FrozenCustomer, HeldCustomer } from './bulk-actions.store.ts'

/** What came of a customer: done (with the version it then has), or refused. */
export type Verdict = { reason: BulkActionReason; versionAfter?: never } | { reason: null; versionAfter: number }

export type Work = {
  id: string
  action: BulkActionModel
  frozen: readonly FrozenCustomer[]
  held: ReadonlyMap<string, HeldCustomer>
}
type Verdicts = Map<string, Verdict>

/** Does it to every customer given, each of which was just judged fit and is held. */
export async function actOn(tx: Tx, ctx: Ctx, call: Call, work: Work): Promise<Verdicts> {
  const note = { bulkAction: work.id }
  switch (work.action.kind) {
    case 'assign-feature-groups':
      return inGroups(work, async (customerIds, groupIds) => assignFeatureGroups(tx, ctx, call, { customerIds, groupIds }, note))
    case 'send-invitation': {
      const customers = heldOf(work)
      const refused = await inviteMainUsers(tx, ctx, call, customers, note)
      return new Map(customers.map(({ id, version }) => [id, verdictOf(refused.get(id), version)]))
    }
    case 'deactivate': {
      const { reason } = work.action
      for (const customer of heldOf(work)) await deactivateHeld(tx, ctx, call, customer, { reason: reason ?? undefined, note })
      return new Map(heldOf(work).map(({ id, version }) => [id, verdictOf(undefined, version + 1)]))
    }
    case 'export':
      return new Map()
  }
}

/** Takes back what was done to every customer given, each of which is held and is as it was left. */
export async function takeBack(tx: Tx, ctx: Ctx, call: Call, work: Work): Promise<Verdicts> {
  const note = { bulkAction: work.id }
  if (work.action.kind === 'assign-feature-groups') {
    return inGroups(work, async (customerIds, groupIds) => unassignFeatureGroups(tx, ctx, call, { customerIds, groupIds }, note))
  }
  const verdicts: Verdicts = new Map()
  for (const customer of heldOf(work)) {
    const isLate = !canComeBack(customer, ctx.clock.now())
    if (!isLate) await reactivateHeld(tx, ctx, call, customer, note)
    verdicts.set(customer.id, verdictOf(isLate ? 'ReactivationEnded' : undefined, customer.version + 1))
  }
  return verdicts
}

const heldOf = ({ frozen, held }: Work): HeldCustomer[] => frozen.flatMap((one) => held.get(one.customerId) ?? [])

const verdictOf = (reason: BulkActionReason | undefined, versionAfter: number): Verdict =>
  reason ? { reason } : { reason: null, versionAfter }

type Change = (customerIds: string[], groupIds: string[]) => Promise<readonly { customerId: string }[]>

/** Customers that are about to get, or lose, the same feature groups together: exactly those that were frozen for them. */
async function inGroups(work: Work, change: Change): Promise<Verdicts> {
  const verdicts: Verdicts = new Map()
  for (const some of Map.groupBy(work.frozen, (one) => (one.groupIds ?? []).join()).values()) {
    const ids = some.map((one) => one.customerId)
    const changed = new Set((await change(ids, some[0]?.groupIds ?? [])).map((one) => one.customerId))
    for (const id of ids) verdicts.set(id, verdictOf(changed.has(id) ? undefined : 'CustomerChanged', work.held.get(id)?.version ?? 0))
  }
  return verdicts
}
