import type { Feature } from '@wattdesk/contract/customers/feature-groups/models.ts'
import type { FeatureGroupDeletion, ManagedFeature, ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { featureGroupsMax, featuresMax } from '@wattdesk/contract/feature-groups/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { featureGroupDeletions, featureGroups, features } from '../../db/domains/feature-groups/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { groupScopeSql } from '../../db/feature-group-sql.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { holdersSql, lineageSql } from './feature-groups.views.ts'

const parent = alias(featureGroups, 'parent')

type Held = Feature & { id: string; groupId: string; from: { id: string; displayName: string } | null }
type Heir = { groupId: string; id: string; displayName: string }

export async function listManagedGroups(db: Db, scope: Scope): Promise<ManagedFeatureGroup[]> {
  const seen = sql`${featureGroups.deletedAt} is null and ${groupScopeSql(scope)}`
  const lineage = lineageSql(sql`select id from feature_groups where ${seen}`)
  const [rows, held, heirs] = await Promise.all([
    db
      .select({ group: featureGroups, parent: { id: parent.id, name: parent.name, displayName: parent.displayName } })
      .from(featureGroups)
      .leftJoin(parent, eq(parent.id, featureGroups.inheritsFrom))
      .where(seen)
      .orderBy(asc(featureGroups.customerType), asc(inNameOrder(featureGroups.displayName)), asc(featureGroups.id))
      .limit(featureGroupsMax),
    db.execute<Held>(sql`
      with recursive ${lineage}
      select distinct on (1, f.application, f.resource, f.action) l.root as "groupId", f.id, f.application, f.resource, f.action,
        f.description, case when l.root <> l.id then jsonb_build_object('id', g.id, 'displayName', g.display_name) end as "from"
      from lineage l join feature_groups g on g.id = l.id
      join feature_group_features gf on gf.group_id = l.id join features f on f.id = gf.feature_id
      order by 1, f.application, f.resource, f.action, l.distance`),
    db.execute<Heir>(sql`
      with recursive ${lineage}
      select l.id as "groupId", g.id, g.display_name as "displayName" from lineage l join feature_groups g on g.id = l.root
      where l.distance > 0 order by g.display_name, g.id`),
  ])
  const featuresOf = Map.groupBy(held.rows, (row) => row.groupId)
  const heirsOf = Map.groupBy(heirs.rows, (row) => row.groupId)
  return rows.map(({ group: { affiliateId, ...group }, parent: from }) => ({
    ...group,
    isShared: affiliateId === null,
    inheritsFrom: from,
    features: featuresOf.get(group.id) ?? [],
    heirs: heirsOf.get(group.id) ?? [],
  }))
}

/** Customers within a scope that have a group, directly or through their users. Undefined if the scope does not see the group. */
export async function countCustomersOf(db: Db, scope: Scope, groupId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (
      select count(*)::int from ${holdersSql(groupId)} a join ${customers} on ${customers.id} = a.customer_id
      where ${customerScopeSql(scope)}) as count
    from ${featureGroups} where ${featureGroups.id} = ${groupId} and ${featureGroups.deletedAt} is null and ${groupScopeSql(scope)}`)
  return rows[0]?.count
}

const shownMs = dayMs

/**
 * The deletions of the last day, newest first. Every tenant loses a deleted shared group; its requester and the number of its customers
 * are shown only for tenants within the scope.
 */
export async function listDeletions(db: Db, scope: Scope, now: Date): Promise<FeatureGroupDeletion[]> {
  const ownerId = featureGroupDeletions.affiliateId
  const isOfScope = scope.kind === 'all' ? undefined : or(isNull(ownerId), eq(ownerId, scope.affiliateId))
  const rows = await db
    .select({
      deletion: featureGroupDeletions,
      requestedBy: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
      isWithin: sql<boolean>`coalesce(${scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: tenants.id })}, false)`,
    })
    .from(featureGroupDeletions)
    .innerJoin(members, eq(members.id, featureGroupDeletions.requestedBy))
    .innerJoin(tenants, eq(tenants.id, featureGroupDeletions.tenantId))
    .where(and(gte(featureGroupDeletions.requestedAt, new Date(now.getTime() - shownMs)), isOfScope))
    .orderBy(desc(featureGroupDeletions.requestedAt), asc(featureGroupDeletions.groupId))
    .limit(50)
  return rows.map(
    ({ deletion: { groupId, displayName, customers: count, customersDone, requestedAt, spreadUntil }, requestedBy, isWithin }) => ({
      ...{ id: groupId, displayName },
      ...(isWithin ? { requestedBy, customers: count, customersDone } : { requestedBy: null, customers: null, customersDone: null }),
      state: stateOfDeletion(spreadUntil, now),
      requestedAt: requestedAt.toISOString(),
      spreadUntil: spreadUntil?.toISOString() ?? null,
    }),
  )
}

function stateOfDeletion(spreadUntil: Date | null, now: Date): FeatureGroupDeletion['state'] {
  if (!spreadUntil) return 'removing'
  return spreadUntil > now ? 'spreading' : 'done'
}

/** All features by application, resource and action, with how many groups contain each. */
export async function listManagedFeatures(db: Db): Promise<ManagedFeature[]> {
  const { id, application, resource, action, description, version } = features
  return db
    .select({
      ...{ id, application, resource, action, description, version },
      groups: sql<number>`(select count(*)::int from feature_group_features gf where gf.feature_id = ${features.id})`,
    })
    .from(features)
    .orderBy(asc(application), asc(resource), asc(action))
    .limit(featuresMax)
}

/** By name. Groups count if they contain the features themselves. */
export async function listApplications(db: Db): Promise<{ name: string; features: number; groups: number }[]> {
  return db
    .select({
      name: features.application,
      features: sql<number>`count(distinct ${features.id})::int`,
      groups: sql<number>`count(distinct gf.group_id)::int`,
    })
    .from(features)
    .leftJoin(sql`feature_group_features gf`, sql`gf.feature_id = ${features.id}`)
    .groupBy(features.application)
    .orderBy(asc(features.application))
    .limit(featuresMax)
}
