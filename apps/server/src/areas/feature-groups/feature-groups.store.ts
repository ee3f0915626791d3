import type { FeatureGroup } from '@wattdesk/contract/customers/feature-groups/models.ts'
import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type CustomerRule, customerNotActive, customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { featureGroups } from '../../db/domains/feature-groups/tables.ts'
import { groupScopeSql, isGroupOfRegion } from '../../db/feature-group-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

type Selection = { customerIds: readonly string[]; groupIds: readonly string[] }
export type AssignmentRow = { customerId: string; tenantId: string; affiliateId: string; groupId: string; groupName: string }

/** A customer's columns or values that decide which groups suit it. */
type Owner = { type: SQLWrapper | string; tenantId: SQLWrapper | string; affiliateId: SQLWrapper | string }

export type Level = FeatureGroup['level']

const isOfType = ({ type }: Pick<Owner, 'type'>, level: Level = 'customer') =>
  sql`(${featureGroups.level} = ${sql.raw(`'${level}'`)} and ${featureGroups.customerType} = ${type})`

const isAvailable = ({ tenantId, affiliateId }: Omit<Owner, 'type'>) =>
  sql`(${isGroupOfRegion(affiliateId)} and (${featureGroups.availableToPartnerTenants} or ${tenantId} = ${affiliateId}))`

/** Whether a group may be assigned to a customer, or to its users. */
export const isSuitable = (owner: Owner, level?: Level): SQL =>
  sql`(${featureGroups.deletedAt} is null and ${isOfType(owner, level)} and ${isAvailable(owner)})`

/** The requirement for an assignment: at least one group that suits the customer and is missing. */
export function assignmentRule(groupIds: readonly string[]): CustomerRule {
  const { id: customerId, ...owner } = customers
  return {
    joins: sql`
      left join lateral (
        select count(*) as of_type, count(*) filter (where ${isGroupOfRegion(owner.affiliateId)}) as of_region,
          count(*) filter (where ${isAvailable(owner)}) as suitable,
          array_agg(${featureGroups.id} order by ${featureGroups.id}) filter (where a.group_id is null and ${isAvailable(owner)}) as missing
        from feature_groups
        left join customer_feature_groups a on a.customer_id = ${customerId} and a.group_id = ${featureGroups.id}
        where ${featureGroups.id} = any(${sql.param(groupIds)}::uuid[]) and ${featureGroups.deletedAt} is null and ${isOfType(owner)}
      ) fit on true`,
    groupIds: sql`fit.missing`,
    refusals: sql`${customerNotActive}
      when fit.of_type = 0 then 'FeatureGroupUnsuitable'
      when fit.of_region = 0 then 'FeatureGroupOfOtherRegion'
      when fit.suitable = 0 then 'FeatureGroupNotForPartners'
      when fit.missing is null then 'FeatureGroupAssigned'`,
  }
}

/** Groups by ID that a scope sees, and whether each may be assigned to a customer, or to its users. */
export async function findGroups(tx: Tx, scope: Scope, owner: Record<keyof Owner, string>, ids: readonly string[], level?: Level) {
  return tx
    .select({ id: featureGroups.id, name: featureGroups.name, isSuitable: sql<boolean>`${isSuitable(owner, level)}` })
    .from(featureGroups)
    .where(and(inArray(featureGroups.id, [...ids]), groupScopeSql(scope)))
}

const chosen = { type: sql`c.type`, tenantId: sql`c.tenant_id`, affiliateId: sql`c.affiliate_id` }

/** The active customers of a selection within a scope, locked, so they cannot change tenant meanwhile. */
function shareChosen(scope: Scope, customerIds: readonly string[]): SQL {
  return sql`
    select id, type, tenant_id, affiliate_id from customers
    where id = any(${sql.param(customerIds)}::uuid[]) and status = 'active' and ${customerScopeSql(scope)}
    order by id for share`
}

/** Assigns suitable missing groups in one statement. Returns the added ones. */
export async function insertAssignments(
  tx: Tx,
  scope: Scope,
  { customerIds, groupIds }: Selection,
  { at, memberId }: { at: Date; memberId: string },
): Promise<AssignmentRow[]> {
  const { rows } = await tx.execute<AssignmentRow>(sql`
    with chosen as (${shareChosen(scope, customerIds)}),
    suiting as (
      select c.id as customer_id, c.tenant_id, c.affiliate_id, feature_groups.id as group_id, feature_groups.name
      from chosen c join feature_groups on ${isSuitable(chosen)}
      where feature_groups.id = any(${sql.param(groupIds)}::uuid[])
    ),
    added as (
      insert into customer_feature_groups (customer_id, group_id, assigned_at, assigned_by)
      select customer_id, group_id, ${at}::timestamptz, ${memberId}::uuid from suiting order by customer_id, group_id
      on conflict do nothing
      returning customer_id, group_id
    )
    select s.customer_id as "customerId", s.tenant_id as "tenantId", s.affiliate_id as "affiliateId", s.group_id as "groupId",
      s.name as "groupName"
    from added join suiting s using (customer_id, group_id) order by s.customer_id, s.name`)
  return rows
}

export async function deleteAssignments(tx: Tx, scope: Scope, { customerIds, groupIds }: Selection): Promise<AssignmentRow[]> {
  const { rows } = await tx.execute<AssignmentRow>(sql`
    with chosen as (${shareChosen(scope, customerIds)}),
    gone as (
      delete from customer_feature_groups a using chosen
      where a.customer_id = chosen.id and a.group_id = any(${sql.param(groupIds)}::uuid[])
      returning a.customer_id, a.group_id
    )
    select c.id as "customerId", c.tenant_id as "tenantId", c.affiliate_id as "affiliateId", g.id as "groupId", g.name as "groupName"
    from gone join chosen c on c.id = gone.customer_id join feature_groups g on g.id = gone.group_id order by c.id, g.name`)
  return rows
}

/** Removes groups that are not available to partner tenants from customers and their users. Returns their names by customer. */
export async function deletePartnerless(tx: Tx, customerIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ customerId: string; name: string }>(sql`
    with gone as (
      delete from customer_feature_groups a using feature_groups g
      where a.customer_id = any(${sql.param(customerIds)}::uuid[]) and g.id = a.group_id and not g.available_to_partner_tenants
      returning a.customer_id, g.name
    ), gone_of_users as (
      delete from customer_user_feature_groups a using feature_groups g
      where a.customer_id = any(${sql.param(customerIds)}::uuid[]) and g.id = a.group_id and not g.available_to_partner_tenants
      returning a.customer_id, g.name
    )
    select customer_id as "customerId", name from gone union select customer_id, name from gone_of_users`)
  const byCustomer = Map.groupBy(rows, (row) => row.customerId)
  return new Map([...byCustomer].map(([id, some]) => [id, some.map((row) => row.name).sort()]))
}

type OfUser = { userId: string; customerId: string; groupIds: readonly string[] }
type Named = { id: string; name: string }

/** Assigns groups to a user. Returns the added ones. */
export async function insertUserAssignments(
  tx: Tx,
  { userId, customerId, groupIds }: OfUser,
  { at, memberId }: { at: Date; memberId: string },
): Promise<Named[]> {
  const { rows } = await tx.execute<Named>(sql`
    with added as (
      insert into customer_user_feature_groups (customer_user_id, group_id, customer_id, assigned_at, assigned_by)
      select ${userId}::uuid, id, ${customerId}::uuid, ${at}::timestamptz, ${memberId}::uuid from feature_groups
      where id = any(${sql.param(groupIds)}::uuid[]) and deleted_at is null
      on conflict do nothing returning group_id
    )
    select g.id, g.name from added join feature_groups g on g.id = added.group_id order by g.name`)
  return rows
}

export async function deleteUserAssignments(tx: Tx, { userId, groupIds }: Omit<OfUser, 'customerId'>): Promise<Named[]> {
  const { rows } = await tx.execute<Named>(sql`
    with gone as (
      delete from customer_user_feature_groups where customer_user_id = ${userId} and group_id = any(${sql.param(groupIds)}::uuid[])
      returning group_id
    )
    select g.id, g.name from gone join feature_groups g on g.id = gone.group_id order by g.name`)
  return rows
}
