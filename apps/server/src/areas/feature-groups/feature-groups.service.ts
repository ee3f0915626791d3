/**
 * Feature groups: features assigned together, to customers of one type (level customer) or to single users (level user). A
 * group may inherit another's features. Customers of a partner get only groups that are available to partner tenants.
 * Assigning works on many customers in one statement and writes one activity entry per changed customer.
 */
import type { CustomerRule } from '../../db/customer-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Activity, recordActivities } from '../activities/activities.service.ts'
import * as store from './feature-groups.store.ts'

export type Selection = { customerIds: readonly string[]; groupIds: readonly string[] }
export type Changed = { customerId: string; tenantId: string; affiliateId: string; groups: { id: string; name: string }[] }

/** Further details of an activity entry, such as the bulk action that assigned the groups. */
type Note = NonNullable<Activity['after']>

type Owner = { type: string; tenantId: string; affiliateId: string }

/** Requirements of `assignFeatureGroups` for customers to change. */
export const ruleOfAssigning = (groupIds: readonly string[]): CustomerRule => store.assignmentRule(groupIds)

/** Assigns to every active customer within the scope the suitable groups that it does not have. */
export async function assignFeatureGroups(tx: Tx, ctx: Ctx, call: Call, selection: Selection, note: Note = {}): Promise<Changed[]> {
  const given = { at: ctx.clock.now(), memberId: call.caller.memberId }
  const changed = byCustomer(await store.insertAssignments(tx, call.caller.scope, selection, given))
  await record(tx, ctx, call, { event: 'customer.feature-groups-assigned', changed, note })
  return changed
}

/** Affects every active customer within the scope. */
export async function unassignFeatureGroups(tx: Tx, ctx: Ctx, call: Call, selection: Selection, note: Note = {}): Promise<Changed[]> {
  const changed = byCustomer(await store.deleteAssignments(tx, call.caller.scope, selection))
  await record(tx, ctx, call, { event: 'customer.feature-groups-unassigned', changed, note })
  return changed
}

/** Throws unless the caller sees every group, and each suits the customer, or its users. */
export async function requireSuitableGroups(
  tx: Tx,
  { caller }: Call,
  customer: Owner,
  groupIds: readonly string[],
  level?: store.Level,
): Promise<void> {
  const groups = await store.findGroups(tx, caller.scope, customer, groupIds, level)
  const missing = groupIds.filter((id) => !groups.some((group) => group.id === id))
  if (missing.length > 0) throw new DomainError('FeatureGroupNotFound', { featureGroupIds: missing })
  const unsuitable = groups.filter((group) => !group.isSuitable)
  if (unsuitable.length > 0) throw new DomainError('FeatureGroupUnsuitable', { featureGroups: unsuitable.map((group) => group.name) })
}

type UserSelection = { userId: string; customerId: string; groupIds: readonly string[] }

/** Assigns a user the missing groups, which the caller has found suitable and logs. Returns them by name. */
export async function assignGroupsToUser(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  { caller }: Call,
  selection: UserSelection,
): Promise<{ id: string; name: string }[]> {
  return store.insertUserAssignments(tx, selection, { at: clock.now(), memberId: caller.memberId })
}

/** Removes groups from a user; the caller logs it. Returns them by name. */
export async function unassignGroupsFromUser(
  tx: Tx,
  selection: Omit<UserSelection, 'customerId'>,
): Promise<{ id: string; name: string }[]> {
  return store.deleteUserAssignments(tx, selection)
}

/** Removes groups that are not available to partner tenants. Returns their names by customer; the caller logs the removal. */
export async function dropPartnerlessGroups(tx: Tx, customerIds: readonly string[]): Promise<Map<string, string[]>> {
  return store.deletePartnerless(tx, customerIds)
}

function byCustomer(rows: readonly store.AssignmentRow[]): Changed[] {
  const grouped = Map.groupBy(rows, (row) => row.customerId)
  return [...grouped.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const { customerId, tenantId, affiliateId } = first
    return [{ customerId, tenantId, affiliateId, groups: some.map(({ groupId, groupName }) => ({ id: groupId, name: groupName })) }]
  })
}

type Entry = { event: string; changed: readonly Changed[]; note: Note }

async function record(tx: Tx, ctx: Ctx, call: Call, { event, changed, note }: Entry): Promise<void> {
  const isAssigned = event.endsWith('-assigned')
  const activities = changed.map(({ customerId, tenantId, affiliateId, groups }) => {
    const featureGroups = groups.map((group) => group.name)
    const noted = Object.keys(note).length > 0 ? { after: note } : {}
    const values = isAssigned ? { after: { featureGroups, ...note } } : { before: { featureGroups }, ...noted }
    const action = 'update' as const
    return { action, event, object: { type: 'customer', id: customerId }, customerId, tenant: { tenantId, affiliateId }, ...values }
  })
  await recordActivities(tx, ctx, call, activities)
}
