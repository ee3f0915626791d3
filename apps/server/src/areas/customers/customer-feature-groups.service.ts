/**
 * Feature groups of one customer. A customer can have groups of level customer for its type; below a partner only those
 * available to partners. Assigning an assigned group or removing a missing one has no effect.
 */
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { assignFeatureGroups, requireSuitableGroups, unassignFeatureGroups } from '../feature-groups/feature-groups.service.ts'
import { shareActiveCustomer } from './customers.service.ts'

export async function assignToCustomer(ctx: Ctx, call: Call, id: string, groupIds: readonly string[]): Promise<string[]> {
  return transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, id)
    await requireSuitableGroups(tx, call, customer, groupIds)
    const [changed] = await assignFeatureGroups(tx, ctx, call, { customerIds: [id], groupIds })
    return changed?.groups.map((group) => group.id) ?? []
  })
}

export async function unassignFromCustomer(ctx: Ctx, call: Call, id: string, groupIds: readonly string[]): Promise<string[]> {
  return transaction(ctx.db, async (tx) => {
    await shareActiveCustomer(tx, call.caller.scope, id)
    const [changed] = await unassignFeatureGroups(tx, ctx, call, { customerIds: [id], groupIds })
    return changed?.groups.map((group) => group.id) ?? []
  })
}
