import type { BulkActionModel, BulkActionReason } from '@wattdesk/contract/bulk-actions.ts'
import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { bulkActionCustomers } from '../../db/schema/bulk-action-customers.ts'
import { bulkActions } from '../../db/schema/bulk-actions.ts'
import { customers } from '../../db/schema/customers.ts'
import { featureGroups } from '../../db/schema/feature-groups.ts'
import type { Scope } from '../../platform/caller.ts'
import { judged } from './judging.store.ts'

export type BulkActionRecord = typeof bulkActions.$inferSelect
export type NewBulkAction = typeof bulkActions.$inferInsert
export type FrozenCustomer = typeof bulkActionCustomers.$inferSelect

export async function insertBulkAction(db: Db, row: NewBulkAction): Promise<void> {
  await db.insert(bulkActions).values(row)
}

export async function changeBulkAction(db: Db, id: string, fields: Partial<NewBulkAction>): Promise<void> {
  await db.update(bulkActions).set(fields).where(eq(bulkActions.id, id))
}

export async function lockBulkAction(db: Db, id: string): Promise<BulkActionRecord | undefined> {
  const [row] = await db.select().from(bulkActions).where(eq(bulkActions.id, id)).for('update')
  return row
}

/** Names of the groups that customers can be given, by key. */
export async function nameCustomerGroups(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: featureGroups.id, name: featureGroups.displayName })
    .from(featureGroups)
    .where(and(inArray(featureGroups.id, [...ids]), eq(featureGroups.level, 'customer')))
  return new Map(rows.map((row) => [row.id, row.name]))
}

export type Freezing = { id: string; keys: SQL; action: BulkActionModel; scope: Scope; at: Date; max: number }

/**
 * Freezes who is meant and what is judged of them, in one statement and so at one moment. Answers how many were found;
 * when those are more than `max`, nothing is frozen and `found` is only said to be more.
 */
export async function freezeCustomers(db: Db, { id, keys, action, scope, at, max }: Freezing) {
  const { rows } = await db.execute<{ found: number; planned: number; refused: number }>(sql`
    with meant as materialized (select id from (${keys}) keys limit ${max + 1}),
    frozen as (
      insert into bulk_action_customers (bulk_action_id, position, customer_id, version, group_ids, outcome, reason)
      select ${id}::uuid, row_number() over (order by created_at desc nulls last, id desc), id, version, group_ids,
        case when reason is null then 'planned' else 'refused' end, reason
      from (${judged(sql`select id from meant`, action, { scope, at })}) one
      where (select count(*) from meant) <= ${max}
      returning outcome
    )
    select (select count(*) from meant)::int as found, (count(*) filter (where outcome = 'planned'))::int as planned,
      (count(*) filter (where outcome = 'refused'))::int as refused
    from frozen`)
  return rows[0] ?? { found: 0, planned: 0, refused: 0 }
}

/** The customers of a chunk: the next ones with an outcome. */
export async function nextCustomers(db: Db, id: string, outcome: 'planned' | 'acted', limit: number): Promise<FrozenCustomer[]> {
  return db
    .select()
    .from(bulkActionCustomers)
    .where(and(eq(bulkActionCustomers.bulkActionId, id), eq(bulkActionCustomers.outcome, outcome)))
    .orderBy(asc(bulkActionCustomers.position))
    .limit(limit)
}

export type HeldCustomer = typeof customers.$inferSelect

/** Customers within a scope, held alone until the transaction ends; taken in the order of their keys, so that nobody waits crosswise. */
export async function holdCustomers(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, HeldCustomer>> {
  const rows = await db
    .select()
    .from(customers)
    .where(and(sql`${customers.id} = any(${sql.param(ids)}::uuid[])`, customerScopeSql(scope)))
    .orderBy(asc(customers.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export type Judgement = { id: string; version: number | null; groupIds: string[] | null; reason: BulkActionReason | null }

/** What is to be said of customers now: the same question as at the preview. */
export async function judgeCustomers(
  db: Db,
  ids: readonly string[],
  action: BulkActionModel,
  about: { scope: Scope; at: Date },
): Promise<Map<string, Judgement>> {
  const keys = sql`select unnest(${sql.param(ids)}::uuid[]) as id`
  const { rows } = await db.execute<Judgement>(
    sql`select id, version, group_ids as "groupIds", reason from (${judged(keys, action, about)}) one`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of the given customers those that still have all that a bulk action gave them. */
export async function listHaving(db: Db, bulkActionId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.customer_id as id from bulk_action_customers f
    where f.bulk_action_id = ${bulkActionId} and f.outcome = 'acted' and f.customer_id = any(${sql.param(ids)}::uuid[])
      and cardinality(f.group_ids) = (
        select count(*) from customer_feature_groups a
        where a.customer_id = f.customer_id and a.group_id = any(f.group_ids) and a.assigned_at = f.acted_at)`)
  return new Set(rows.map((row) => row.id))
}

export type Settled = { position: number; outcome: FrozenCustomer['outcome']; reason: BulkActionReason | null; versionAfter: number | null }

/** Ends customers of a chunk; the bulk action's figures follow in the same transaction. */
export async function settleCustomers(db: Db, { id }: BulkActionRecord, settled: readonly Settled[], at: Date): Promise<void> {
  await db.execute(sql`
    update bulk_action_customers f
    set outcome = s.outcome, reason = s.reason, version_after = coalesce(s.version_after, f.version_after),
      acted_at = case when s.outcome = 'acted' then ${at}::timestamptz else f.acted_at end
    from unnest(${sql.param(settled.map((one) => one.position))}::int[], ${sql.param(settled.map((one) => one.outcome))}::text[],
      ${sql.param(settled.map((one) => one.reason))}::text[], ${sql.param(settled.map((one) => one.versionAfter))}::int[])
      as s (position, outcome, reason, version_after)
    where f.bulk_action_id = ${id} and f.position = s.position`)
  const count = (outcome: Settled['outcome']) => settled.filter((one) => one.outcome === outcome).length
  await db
    .update(bulkActions)
    .set({
      acted: sql`${bulkActions.acted} + ${count('acted')}`,
      overtaken: sql`${bulkActions.overtaken} + ${count('overtaken')}`,
      undone: sql`${bulkActions.undone} + ${count('undone')}`,
      kept: sql`${bulkActions.kept} + ${count('kept')}`,
      touchedAt: at,
    })
    .where(eq(bulkActions.id, id))
}

/** All planned customers at once, for an action that changes none of them. */
export async function settleAll(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(bulkActionCustomers)
    .set({ outcome: 'acted', actedAt: at })
    .where(and(eq(bulkActionCustomers.bulkActionId, id), eq(bulkActionCustomers.outcome, 'planned')))
}

/** Bulk actions under way that nobody has moved since. */
export async function listAbandoned(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: bulkActions.id })
    .from(bulkActions)
    .where(and(inArray(bulkActions.status, ['running', 'undoing']), lt(bulkActions.touchedAt, before)))
    .orderBy(asc(bulkActions.touchedAt))
    .limit(10)
  return rows.map((row) => row.id)
}

/** Removes the previews of a member that were never started, but for the newest ones. */
export async function deleteOldPreviews(db: Db, memberId: string, keep: number): Promise<void> {
  await db.execute(sql`
    delete from bulk_actions where status = 'previewed' and id in (
      select id from bulk_actions where member_id = ${memberId} and status = 'previewed' order by created_at desc, id desc offset ${keep})`)
}

/** Removes what is over, and previews that may not be started any more. */
export async function deleteOld(db: Db, { doneBefore, expiredBefore }: { doneBefore: Date; expiredBefore: Date }): Promise<void> {
  await db
    .delete(bulkActions)
    .where(
      or(
        and(inArray(bulkActions.status, ['done', 'cancelled', 'undone']), lt(bulkActions.createdAt, doneBefore)),
        and(eq(bulkActions.status, 'previewed'), lt(bulkActions.expiresAt, expiredBefore), lt(bulkActions.createdAt, expiredBefore)),
      ),
    )
}
