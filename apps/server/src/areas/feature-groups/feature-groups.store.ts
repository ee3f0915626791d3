import { inArray, type SQL, sql } from 'drizzle-orm'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { featureGroups } from '../../db/schema/feature-groups.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

type Selection = { customerIds: readonly string[]; groupIds: readonly string[] }
export type AssignmentRow = { customerId: string; tenantId: string; affiliateId: string; groupId: string; groupName: string }

export async function findGroups(tx: Tx, ids: readonly string[]): Promise<(typeof featureGroups.$inferSelect)[]> {
  return tx
    .select()
    .from(featureGroups)
    .where(inArray(featureGroups.id, [...ids]))
}

/** The active customers of a selection within a scope. Locked, so they cannot change tenant meanwhile. */
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
      select c.id as customer_id, c.tenant_id, c.affiliate_id, g.id as group_id, g.name
      from chosen c
      join feature_groups g on g.customer_type = c.type and (g.available_to_partner_tenants or c.tenant_id = c.affiliate_id)
      where g.id = any(${sql.param(groupIds)}::uuid[]) and g.level = 'customer'
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

/** Removes groups that are not available to partner tenants. Returns their names by customer. */
export async function deletePartnerless(tx: Tx, customerIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ customerId: string; name: string }>(sql`
    delete from customer_feature_groups a using feature_groups g
    where a.customer_id = any(${sql.param(customerIds)}::uuid[]) and g.id = a.group_id and not g.available_to_partner_tenants
    returning a.customer_id as "customerId", g.name`)
  const byCustomer = Map.groupBy(rows, (row) => row.customerId)
  return new Map([...byCustomer].map(([id, some]) => [id, some.map((row) => row.name).sort()]))
}
