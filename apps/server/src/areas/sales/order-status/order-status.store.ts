import type { OrderStatusReason } from '@wattdesk/contract/sales/order-status/terms.ts'
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { orderStatusRows, orderStatusRuns } from '../../../db/domains/sales/tables.ts'
import { scopeSql } from '../../../db/filter-sql.ts'
import type { Scope } from '../../../db/scope.ts'

export type RunRecord = typeof orderStatusRuns.$inferSelect
export type NewRun = typeof orderStatusRuns.$inferInsert
export type RowRecord = typeof orderStatusRows.$inferSelect
export type NewRow = Omit<RowRecord, 'runId'>

/** Rows per statement: well below PostgreSQL's limit of 65,535 parameters. */
const chunk = 2_000

export async function insertRun(db: Db, run: NewRun, rows: readonly NewRow[]): Promise<void> {
  await db.insert(orderStatusRuns).values(run)
  for (let from = 0; from < rows.length; from += chunk) {
    await db.insert(orderStatusRows).values(rows.slice(from, from + chunk).map((row) => ({ ...row, runId: run.id })))
  }
}

export async function findRun(db: Db, scope: Scope, id: string): Promise<RunRecord | undefined> {
  const [row] = await db
    .select()
    .from(orderStatusRuns)
    .where(and(eq(orderStatusRuns.id, id), scopeSql(scope, orderStatusRuns)))
  return row
}

export async function lockRun(db: Db, id: string): Promise<RunRecord | undefined> {
  const [row] = await db.select().from(orderStatusRuns).where(eq(orderStatusRuns.id, id)).for('update')
  return row
}

export async function changeRun(db: Db, id: string, fields: Partial<NewRun>): Promise<void> {
  await db.update(orderStatusRuns).set(fields).where(eq(orderStatusRuns.id, id))
}

/** The next rows, never splitting those of a customer. */
export async function nextRows(db: Db, runId: string, customers: number): Promise<RowRecord[]> {
  const planned = and(eq(orderStatusRows.runId, runId), eq(orderStatusRows.outcome, 'planned'))
  const groups = await db
    .selectDistinct({ groupPosition: orderStatusRows.groupPosition })
    .from(orderStatusRows)
    .where(planned)
    .orderBy(asc(orderStatusRows.groupPosition))
    .limit(customers)
  if (groups.length === 0) return []
  const positions = groups.map((group) => group.groupPosition)
  return db
    .select()
    .from(orderStatusRows)
    .where(and(planned, inArray(orderStatusRows.groupPosition, positions)))
    .orderBy(asc(orderStatusRows.position))
}

export type Settled = { position: number; reason: OrderStatusReason | null }

/** Marks rows as applied or, with a reason, overtaken, and updates the run's counts in the same transaction. */
export async function settleRows(db: Db, run: RunRecord, settled: readonly Settled[], at: Date): Promise<void> {
  const positions = settled.map((row) => row.position)
  const reasons = settled.map((row) => row.reason)
  await db.execute(sql`
    update order_status_rows r set outcome = case when s.reason is null then 'applied' else 'overtaken' end, reason = s.reason
    from unnest(${sql.param(positions)}::int[], ${sql.param(reasons)}::text[]) s (position, reason)
    where r.run_id = ${run.id} and r.position = s.position`)
  const overtaken = settled.filter((row) => row.reason !== null).length
  await changeRun(db, run.id, {
    applied: run.applied + settled.length - overtaken,
    overtaken: run.overtaken + overtaken,
    touchedAt: at,
  })
}

/** Runs in progress that have not advanced since. */
export async function listAbandonedRuns(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orderStatusRuns.id })
    .from(orderStatusRuns)
    .where(and(eq(orderStatusRuns.status, 'running'), lt(orderStatusRuns.touchedAt, before)))
    .orderBy(asc(orderStatusRuns.touchedAt))
    .limit(10)
  return rows.map((row) => row.id)
}

/** Deletes finished runs and expired previews. */
export async function deleteOldRuns(db: Db, { doneBefore, expiredBefore }: { doneBefore: Date; expiredBefore: Date }): Promise<void> {
  await db
    .delete(orderStatusRuns)
    .where(
      or(
        and(eq(orderStatusRuns.status, 'done'), lt(orderStatusRuns.createdAt, doneBefore)),
        and(eq(orderStatusRuns.status, 'previewed'), lt(orderStatusRuns.expiresAt, expiredBefore)),
      ),
    )
}
