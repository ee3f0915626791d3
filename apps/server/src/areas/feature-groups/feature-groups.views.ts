import type { AssignedFeatureGroup, Feature, FeatureGroup } from '@wattdesk/contract/feature-groups.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { customerFeatureGroups } from '../../db/schema/customer-feature-groups.ts'
import { featureGroups } from '../../db/schema/feature-groups.ts'
import { members } from '../../db/schema/members.ts'
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

/** A customer's groups by name, each with all its features. */
export async function listGroupsOf(db: Db, customerId: string): Promise<AssignedFeatureGroup[]> {
  const [rows, features] = await Promise.all([
    db
      .select({
        ...columns,
        assignedAt: customerFeatureGroups.assignedAt,
        assignedBy: sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`,
      })
      .from(customerFeatureGroups)
      .innerJoin(featureGroups, eq(featureGroups.id, customerFeatureGroups.groupId))
      .leftJoin(parent, eq(parent.id, featureGroups.inheritsFrom))
      .leftJoin(members, eq(members.id, customerFeatureGroups.assignedBy))
      .where(eq(customerFeatureGroups.customerId, customerId))
      .orderBy(asc(featureGroups.displayName), asc(featureGroups.id)),
    listFeaturesOf(db, customerId),
  ])
  return rows.map((row) => ({ ...row, assignedAt: row.assignedAt.toISOString(), features: features.get(row.id) ?? [] }))
}

/** The groups that could be assigned to a customer. */
export async function listAssignableGroups(
  db: Db,
  customer: { id: string; type: FeatureGroup['customerType']; tenantId: string; affiliateId: string },
): Promise<FeatureGroup[]> {
  return db
    .select(columns)
    .from(featureGroups)
    .leftJoin(parent, eq(parent.id, featureGroups.inheritsFrom))
    .where(
      and(
        isSuitable(customer),
        sql`not exists (select from customer_feature_groups a where a.customer_id = ${customer.id} and a.group_id = ${featureGroups.id})`,
      ),
    )
    .orderBy(asc(featureGroups.displayName), asc(featureGroups.id))
    .limit(500)
}

/** The features of a customer's groups, inherited ones included. `union` terminates even if inheritance is circular. */
async function listFeaturesOf(db: Db, customerId: string): Promise<Map<string, Feature[]>> {
  const { rows } = await db.execute<Feature & { groupId: string }>(sql`
    with recursive lineage as (
      select group_id as root, group_id as id from customer_feature_groups where customer_id = ${customerId}
      union
      select lineage.root, g.inherits_from from lineage join feature_groups g on g.id = lineage.id where g.inherits_from is not null
    )
    select distinct lineage.root as "groupId", f.application, f.resource, f.action, f.description
    from lineage join feature_group_features gf on gf.group_id = lineage.id join features f on f.id = gf.feature_id
    order by 1, f.application, f.resource, f.action`)
  return Map.groupBy(rows, (row) => row.groupId)
}
