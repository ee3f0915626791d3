import type { BulkActionReason } from '@wattdesk/contract/bulk-actions/terms.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { bulkActionCustomers, bulkActions } from '../../db/domains/bulk-actions/tables.ts'
import { customerFeatureGroups, customers } from '../../db/domains/customers/tables.ts'
import { featureGroups } from '../../db/domains/feature-groups/tables.ts'
import { groupScopeSql } from '../../db/feature-group-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { asOutcomes } from './freezing.store.ts'
import { type Judging, judged } from './judging.store.ts'
import { addReasons } from './reason-counts.rules.ts'

export type BulkActionRecord = typeof bulkActions.$inferSelect
export type NewBulkAction = typeof bulkActions.$inferInsert
export type FrozenCustomer = typeof bulkActionCustomers.$inferSelect

export async function insertBulkAction(db: Db, row: NewBulkAction): Promise<BulkActionRecord> {
  const [inserted] = await db.insert(bulkActions).values(row).returning()
  if (!inserted) throw new Error('The bulk action was not stored')
  return inserted
}

export async function changeBulkAction(db: Db, id: string, fields: Partial<NewBulkAction>): Promise<void> {
  await db.update(bulkActions).set(fields).where(eq(bulkActions.id, id))
}

export async function findBulkAction(db: Db, id: string): Promise<BulkActionRecord | undefined> {
  const [row] = await db.select().from(bulkActions).where(eq(bulkActions.id, id))
  return row
}

/** Does not wait for the process that stores the customers, so a cancellation is immediate. */
export async function lockBulkAction(db: Db, id: string): Promise<BulkActionRecord | undefined> {
  const [row] = await db.select().from(bulkActions).where(eq(bulkActions.id, id)).for('no key update')
  return row
}

/** Starts the next turn and returns its number. */
export async function nextTurn(db: Db, id: string): Promise<number> {
  const [row] = await db
    .update(bulkActions)
    .set({ turn: sql`${bulkActions.turn} + 1` })
    .where(eq(bulkActions.id, id))
    .returning({ turn: bulkActions.turn })
  return row?.turn ?? 0
}

/** True for one process at a time, until its transaction ends. */
export async function tryToWriteDown(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${id}, 7240052)) as locked`)
  return rows[0]?.locked === true
}

/** Marks the selection as stored and deletes its filter. A cancelled action is left unchanged. */
export async function putFrozen(db: Db, id: string, total: number, at: Date): Promise<void> {
  await db
    .update(bulkActions)
    .set({ total, frozenAt: at, selection: null, touchedAt: at })
    .where(and(eq(bulkActions.id, id), eq(bulkActions.status, 'freezing')))
}

export async function nameCustomerGroups(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: featureGroups.id, name: featureGroups.displayName })
    .from(featureGroups)
    .where(
      and(inArray(featureGroups.id, [...ids]), eq(featureGroups.level, 'customer'), isNull(featureGroups.deletedAt), groupScopeSql(scope)),
    )
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The customers of a chunk: the next ones with an outcome, beyond the position reached. */
export async function nextCustomers(
  db: Db,
  { id, reached }: BulkActionRecord,
  outcome: 'planned' | 'acted',
  limit: number,
): Promise<FrozenCustomer[]> {
  return db
    .select()
    .from(bulkActionCustomers)
    .where(
      and(eq(bulkActionCustomers.bulkActionId, id), eq(bulkActionCustomers.outcome, outcome), gt(bulkActionCustomers.position, reached)),
    )
    .orderBy(asc(bulkActionCustomers.position))
    .limit(limit)
}

export type LockedCustomer = typeof customers.$inferSelect

/** In order of IDs, to prevent deadlocks. */
export async function lockCustomers(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, LockedCustomer>> {
  const rows = await db
    .select()
    .from(customers)
    .where(and(sql`${customers.id} = any(${sql.param(ids)}::uuid[])`, customerScopeSql(scope)))
    .orderBy(asc(customers.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export type Judgement = { id: string; groupIds: string[] | null; reason: BulkActionReason | null }

/** Judges customers again, as the preview did. */
export async function judgeCustomers(db: Db, ids: readonly string[], judging: Judging): Promise<Map<string, Judgement>> {
  const keys = sql`select unnest(${sql.param(ids)}::uuid[]) as id`
  const { rows } = await db.execute<Judgement>(sql`select id, group_ids as "groupIds", reason from (${judged(keys, judging)}) one`)
  return new Map(rows.map((row) => [row.id, row]))
}

export type GivenGroup = { customerId: string; groupId: string; assignedAt: Date }

export async function listGroupsGiven(db: Db, customerIds: readonly string[]): Promise<GivenGroup[]> {
  const { customerId, groupId, assignedAt } = customerFeatureGroups
  return db
    .select({ customerId, groupId, assignedAt })
    .from(customerFeatureGroups)
    .where(inArray(customerId, [...customerIds]))
    .orderBy(asc(groupId))
}

export type Settled = Pick<FrozenCustomer, 'position' | 'customerId' | 'outcome' | 'reason' | 'groupIds' | 'actedAt'>

/** Sets the outcomes of a chunk. The bulk action's figures follow in the same transaction. */
export async function settleCustomers(db: Db, record: BulkActionRecord, settled: readonly Settled[], at: Date): Promise<void> {
  await db.execute(sql`
    insert into bulk_action_customers (bulk_action_id, position, customer_id, outcome, reason, group_ids, acted_at)
    select ${record.id}::uuid, position, "customerId", outcome, reason, "groupIds", "actedAt"
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as s (position int, "customerId" uuid, outcome text, reason text, "groupIds" uuid[], "actedAt" timestamptz)
    ${asOutcomes}`)
  const count = (outcome: Settled['outcome']) => settled.filter((one) => one.outcome === outcome).length
  await changeBulkAction(db, record.id, {
    acted: record.acted + count('acted'),
    overtaken: record.overtaken + count('overtaken'),
    undone: record.undone + count('undone'),
    kept: record.kept + count('kept'),
    reached: settled.at(-1)?.position ?? record.reached,
    reasons: addReasons(
      record.reasons,
      settled.flatMap(({ outcome, reason }) => (reason ? [{ outcome, reason, count: 1 }] : [])),
    ),
    touchedAt: at,
  })
}

/** Unfinished bulk actions without progress since then. */
export async function listAbandoned(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: bulkActions.id })
    .from(bulkActions)
    .where(and(inArray(bulkActions.status, ['freezing', 'running', 'undoing']), lt(bulkActions.touchedAt, before)))
    .orderBy(asc(bulkActions.touchedAt))
    .limit(10)
  return rows.map((row) => row.id)
}

/** Removes a member's unstarted previews, except the newest ones and those in progress. */
export async function deleteOldPreviews(db: Db, memberId: string, keep: number): Promise<void> {
  const old = db
    .select({ id: bulkActions.id })
    .from(bulkActions)
    .where(and(eq(bulkActions.memberId, memberId), inArray(bulkActions.status, ['freezing', 'previewed'])))
    .orderBy(desc(bulkActions.createdAt), desc(bulkActions.id))
    .offset(keep)
    .for('update', { skipLocked: true })
  await db.execute(sql`delete from bulk_actions where id in (${old})`)
}

export async function deleteOld(db: Db, { doneBefore, expiredBefore }: { doneBefore: Date; expiredBefore: Date }): Promise<void> {
  await db
    .delete(bulkActions)
    .where(
      and(
        notInArray(bulkActions.status, ['running', 'undoing']),
        or(lt(bulkActions.createdAt, doneBefore), and(isNull(bulkActions.startedAt), lt(bulkActions.expiresAt, expiredBefore))),
      ),
    )
}
