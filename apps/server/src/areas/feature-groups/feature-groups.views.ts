import type { AssignedFeatureGroup, Feature, FeatureGroup } from '@wattdesk/contract/customers/feature-groups/models.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { customerFeatureGroups, customerUserFeatureGroups } from '../../db/domains/customers/tables.ts'
import { featureGroups } from '../../db/domains/feature-groups/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import { isSuitable } from './feature-groups.store.ts'

const parent = alias(featureGroups, 'parent')

const columns = {
  id: featureGroups.id,
  name: featureGroups.name,
  displayName: featureGroups.displayName,
  customerType: featureGroups.customerType,
  level: featureGroups.level,
  availableToPartnerTenants: featureGroups.availableToPartnerTenants,
  inheritsFrom: { id: parent.id, name: parent.name, displayName: parent.displayName },
}

export async function listGroupsOf(db: Db, customerId: string): Promise<AssignedFeatureGroup[]> {
  return listHeld(db, sql`select group_id, assigned_at, assigned_by from customer_feature_groups where customer_id = ${customerId}`)
}

/** The user's groups besides those of its customer. */
export async function listGroupsOfUser(db: Db, userId: string): Promise<AssignedFeatureGroup[]> {
  return listHeld(db, sql`select group_id, assigned_at, assigned_by from customer_user_feature_groups where customer_user_id = ${userId}`)
}

async function listHeld(db: Db, held: SQL): Promise<AssignedFeatureGroup[]> {
  const [rows, features] = await Promise.all([
    db
      .select({
        ...columns,
        assignedAt: sql`held.assigned_at`.mapWith(customerFeatureGroups.assignedAt),
        assignedBy: sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`,
      })
      .from(sql`(${held}) held`)
      .innerJoin(featureGroups, sql`${featureGroups.id} = held.group_id`)
      .leftJoin(parent, eq(parent.id, featureGroups.inheritsFrom))
      .leftJoin(members, sql`${members.id} = held.assigned_by`)
      .orderBy(asc(inNameOrder(featureGroups.displayName)), asc(featureGroups.id)),
    listFeaturesOf(db, sql`select group_id from (${held}) held`),
  ])
  return rows.map((row) => ({ ...row, assignedAt: row.assignedAt.toISOString(), features: features.get(row.id) ?? [] }))
}

/** Groups of the customer's users besides its own, and the number of users. */
export async function countGroupsOfUsers(
  db: Db,
  customerId: string,
): Promise<(Pick<FeatureGroup, 'id' | 'displayName' | 'availableToPartnerTenants'> & { users: number })[]> {
  const { id, displayName, availableToPartnerTenants } = featureGroups
  return db
    .select({ id, displayName, availableToPartnerTenants, users: sql<number>`count(*)::int` })
    .from(customerUserFeatureGroups)
    .innerJoin(featureGroups, eq(featureGroups.id, customerUserFeatureGroups.groupId))
    .where(eq(customerUserFeatureGroups.customerId, customerId))
    .groupBy(id, displayName, availableToPartnerTenants)
    .orderBy(asc(inNameOrder(featureGroups.displayName)), asc(featureGroups.id))
}

type Customer = { id: string; type: FeatureGroup['customerType']; tenantId: string; affiliateId: string }

export async function listAssignableGroups(db: Db, customer: Customer, userId?: string): Promise<FeatureGroup[]> {
  const held = userId
    ? sql`select from customer_user_feature_groups a where a.customer_user_id = ${userId} and a.group_id = ${featureGroups.id}`
    : sql`select from customer_feature_groups a where a.customer_id = ${customer.id} and a.group_id = ${featureGroups.id}`
  return db
    .select(columns)
    .from(featureGroups)
    .leftJoin(parent, eq(parent.id, featureGroups.inheritsFrom))
    .where(and(isSuitable(customer, userId ? 'user' : 'customer'), sql`not exists (${held})`))
    .orderBy(asc(inNameOrder(featureGroups.displayName)), asc(featureGroups.id))
    .limit(500)
}

type Inherited = Feature & { groupId: string; from: { id: string; displayName: string } | null }

/** The features of groups, each once and from the nearest group. Ends even if inheritance is circular. */
async function listFeaturesOf(db: Db, groups: SQL): Promise<Map<string, AssignedFeatureGroup['features']>> {
  const { rows } = await db.execute<Inherited>(sql`
    with recursive ${lineageSql(groups)}
    select distinct on (1, f.application, f.resource, f.action) l.root as "groupId", f.application, f.resource, f.action, f.description,
      case when l.root <> l.id then jsonb_build_object('id', g.id, 'displayName', g.display_name) end as "from"
    from lineage l join feature_groups g on g.id = l.id
    join feature_group_features gf on gf.group_id = l.id join features f on f.id = gf.feature_id
    order by 1, f.application, f.resource, f.action, l.distance`)
  return Map.groupBy(rows, (row) => row.groupId)
}

/** Customers that have a group, directly or through their users, without duplicates. */
export const holdersSql = (groupId: string): SQL => sql`(
  select customer_id from customer_feature_groups where group_id = ${groupId}
  union select customer_id from customer_user_feature_groups where group_id = ${groupId})`

/** Groups of a selection with those they inherit from. The depth is limited by the maximum number of groups. */
export function lineageSql(roots: SQL): SQL {
  return sql`lineage (root, id, distance, path) as (
      select id, id, 0, array[id] from feature_groups where id in (${roots})
      union all
      select l.root, g.inherits_from, l.distance + 1, l.path || g.inherits_from from lineage l join feature_groups g on g.id = l.id
      where g.inherits_from is not null and g.inherits_from <> all(l.path)
    )`
}
