import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { featureGroupDeletions, featureGroupFeatures, featureGroups, features } from '../../db/domains/feature-groups/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { groupScopeSql } from '../../db/feature-group-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import { holdersSql } from './feature-groups.views.ts'

export type GroupRow = typeof featureGroups.$inferSelect
export type FeatureRow = typeof features.$inferSelect
export type DeletionRow = typeof featureGroupDeletions.$inferSelect

/** Serializes changes of groups and features, because names are unique and inheritance must not have a cycle. */
export async function lockFeatureSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240044)`)
}

export async function findGroup(db: Db, scope: Scope, id: string): Promise<GroupRow | undefined> {
  const [row] = await db
    .select()
    .from(featureGroups)
    .where(and(eq(featureGroups.id, id), isNull(featureGroups.deletedAt), groupScopeSql(scope)))
  return row
}

export async function findGroupNamed(db: Db, name: string): Promise<GroupRow | undefined> {
  const [row] = await db
    .select()
    .from(featureGroups)
    .where(eq(sql`lower(${featureGroups.name})`, name.toLowerCase()))
  return row
}

export async function countGroups(db: Db): Promise<number> {
  return db.$count(featureGroups)
}

export async function listOwnFeatures(db: Db, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ id: featureGroupFeatures.featureId })
    .from(featureGroupFeatures)
    .where(eq(featureGroupFeatures.groupId, groupId))
    .orderBy(asc(featureGroupFeatures.featureId))
  return rows.map((row) => row.id)
}

export async function insertGroup(tx: Tx, row: GroupRow): Promise<void> {
  await tx.insert(featureGroups).values(row)
}

export async function updateGroup(tx: Tx, id: string, change: Partial<GroupRow>): Promise<void> {
  await tx
    .update(featureGroups)
    .set({ ...change, version: sql`${featureGroups.version} + 1` })
    .where(eq(featureGroups.id, id))
}

export async function replaceFeatures(tx: Tx, groupId: string, featureIds: readonly string[]): Promise<void> {
  await tx.delete(featureGroupFeatures).where(eq(featureGroupFeatures.groupId, groupId))
  const rows = [...new Set(featureIds)].map((featureId) => ({ groupId, featureId }))
  if (rows.length > 0) await tx.insert(featureGroupFeatures).values(rows)
}

export async function listHeirs(db: Db, groupId: string): Promise<GroupRow[]> {
  return db
    .select()
    .from(featureGroups)
    .where(eq(featureGroups.inheritsFrom, groupId))
    .orderBy(asc(inNameOrder(featureGroups.displayName)))
}

export async function findFeatures(db: Db, ids: readonly string[]): Promise<FeatureRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(features)
        .where(inArray(features.id, [...ids]))
        .orderBy(asc(features.application), asc(features.resource), asc(features.action))
}

export async function findFeatureAlike(db: Db, { application, resource, action }: FeatureRow): Promise<FeatureRow | undefined> {
  const [row] = await db
    .select()
    .from(features)
    .where(and(eq(features.application, application), eq(features.resource, resource), eq(features.action, action)))
  return row
}

export async function countFeatures(db: Db): Promise<number> {
  return db.$count(features)
}

export async function insertFeature(tx: Tx, row: FeatureRow): Promise<void> {
  await tx.insert(features).values(row)
}

export async function updateDescription(tx: Tx, id: string, description: string | null): Promise<void> {
  await tx
    .update(features)
    .set({ description, version: sql`${features.version} + 1` })
    .where(eq(features.id, id))
}

export async function deleteFeature(tx: Tx, id: string): Promise<void> {
  await tx.delete(features).where(eq(features.id, id))
}

/** Inherited features do not count. */
export async function listGroupsWith(db: Db, featureId: string): Promise<string[]> {
  const rows = await db
    .select({ name: featureGroups.displayName })
    .from(featureGroupFeatures)
    .innerJoin(featureGroups, eq(featureGroups.id, featureGroupFeatures.groupId))
    .where(eq(featureGroupFeatures.featureId, featureId))
    .orderBy(asc(inNameOrder(featureGroups.displayName)))
  return rows.map((row) => row.name)
}

/** Customers that have a group, directly or through their users. */
const holders = (groupId: string) => sql`
  select from ${holdersSql(groupId)} a join ${customers} on ${customers.id} = a.customer_id where true`

/** Whether customers of partners, or their users, have a group. */
export async function isAtPartners(db: Db, groupId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`${holders(groupId)} and ${customers.tenantId} <> ${customers.affiliateId} limit 1`)
  return rows.length > 0
}

/** Customers that have the group directly or through their users. */
export async function countHolders(db: Db, groupId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${holdersSql(groupId)} a`)
  return rows[0]?.count ?? 0
}

export async function insertDeletion(tx: Tx, row: DeletionRow): Promise<void> {
  await tx.insert(featureGroupDeletions).values(row)
}

export async function findDeletion(db: Db, groupId: string): Promise<DeletionRow | undefined> {
  const [row] = await db.select().from(featureGroupDeletions).where(eq(featureGroupDeletions.groupId, groupId))
  return row
}

/** Other processes skip the locked deletion. */
export async function lockDeletionUnderWay(tx: Tx) {
  const [row] = await tx
    .select({ deletion: featureGroupDeletions, member: members, affiliateId: tenants.affiliateId })
    .from(featureGroupDeletions)
    .innerJoin(members, eq(members.id, featureGroupDeletions.requestedBy))
    .innerJoin(tenants, eq(tenants.id, featureGroupDeletions.tenantId))
    .where(isNull(featureGroupDeletions.spreadUntil))
    .orderBy(asc(featureGroupDeletions.requestedAt), asc(featureGroupDeletions.groupId))
    .limit(1)
    .for('update', { of: featureGroupDeletions, skipLocked: true })
  return row
}

export type Loser = { customerId: string; tenantId: string; affiliateId: string }

/** Removes a group from its next customers. */
export async function takeFromNext(tx: Tx, groupId: string, limit: number): Promise<Loser[]> {
  const { rows } = await tx.execute<Loser>(sql`
    with next as (
      select customer_id from customer_feature_groups where group_id = ${groupId} order by customer_id limit ${limit} for update
    ), gone as (
      delete from customer_feature_groups a using next where a.group_id = ${groupId} and a.customer_id = next.customer_id
      returning a.customer_id
    )
    select c.id as "customerId", c.tenant_id as "tenantId", c.affiliate_id as "affiliateId"
    from gone join customers c on c.id = gone.customer_id order by c.id`)
  return rows
}

export type LosingUser = Loser & { userId: string }

/** Removes a group from all users of its next customers. */
export async function takeFromNextUsers(tx: Tx, groupId: string, limit: number): Promise<LosingUser[]> {
  const { rows } = await tx.execute<LosingUser>(sql`
    with next as (
      select distinct customer_id from customer_user_feature_groups where group_id = ${groupId} order by customer_id limit ${limit}
    ), gone as (
      delete from customer_user_feature_groups a using next where a.group_id = ${groupId} and a.customer_id = next.customer_id
      returning a.customer_user_id, a.customer_id
    )
    select gone.customer_user_id as "userId", c.id as "customerId", c.tenant_id as "tenantId", c.affiliate_id as "affiliateId"
    from gone join customers c on c.id = gone.customer_id order by c.id, 1`)
  return rows
}

export async function updateDeletion(tx: Tx, groupId: string, change: Partial<DeletionRow>): Promise<void> {
  await tx.update(featureGroupDeletions).set(change).where(eq(featureGroupDeletions.groupId, groupId))
}

/** Locks a group, so that no customer gets it meanwhile, and deletes it unless a customer has it. */
export async function deleteGroupUnlessHeld(tx: Tx, groupId: string): Promise<boolean> {
  await tx.select({ id: featureGroups.id }).from(featureGroups).where(eq(featureGroups.id, groupId)).for('update')
  if ((await countHolders(tx, groupId)) > 0) return false
  await tx.delete(featureGroups).where(eq(featureGroups.id, groupId))
  return true
}

export async function deleteDeletionsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(featureGroupDeletions)
    .where(and(lt(featureGroupDeletions.requestedAt, before), isNotNull(featureGroupDeletions.spreadUntil)))
}
