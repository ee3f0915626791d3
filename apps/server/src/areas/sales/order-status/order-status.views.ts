import type { OrderStatusOutcome, OrderStatusRow, OrderStatusRun } from '@wattdesk/contract/order-status.ts'
import { orderStatusRowsMax } from '@wattdesk/contract/order-status.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { scopeSql } from '../../../db/filter-sql.ts'
import { customers } from '../../../db/schema/customers.ts'
import { orderStatusRows } from '../../../db/schema/order-status-rows.ts'
import { orderStatusRuns } from '../../../db/schema/order-status-runs.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'

export async function listRuns(db: Db, scope: Scope, query: { page: number; limit: number }): Promise<ListOf<OrderStatusRun>> {
  const where = scopeSql(scope, orderStatusRuns)
  const limit = query.limit > 0 ? query.limit : 100
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orderStatusRuns)
      .where(where)
      .orderBy(desc(orderStatusRuns.createdAt), desc(orderStatusRuns.id))
      .limit(limit)
      .offset(query.page * limit),
    db.$count(orderStatusRuns, where),
  ])
  return { items: rows.map(presentRun), total, page: query.page, limit }
}

export async function requireRun(db: Db, scope: Scope, id: string): Promise<OrderStatusRun> {
  const [row] = await db
    .select()
    .from(orderStatusRuns)
    .where(and(eq(orderStatusRuns.id, id), scopeSql(scope, orderStatusRuns)))
  if (!row) throw new DomainError('NotFound')
  return presentRun(row)
}

function presentRun(row: typeof orderStatusRuns.$inferSelect): OrderStatusRun {
  return {
    ...row,
    member: { id: row.memberId, name: row.memberName },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

type RowQuery = { page: number; limit: number; outcome?: OrderStatusOutcome }

export async function listRows(db: Db, runId: string, query: RowQuery): Promise<ListOf<OrderStatusRow>> {
  const where = and(eq(orderStatusRows.runId, runId), query.outcome ? eq(orderStatusRows.outcome, query.outcome) : undefined)
  const limit = query.limit > 0 ? query.limit : orderStatusRowsMax
  const [rows, total] = await Promise.all([
    db
      .select({ row: orderStatusRows, accountName: customers.accountName })
      .from(orderStatusRows)
      .leftJoin(customers, eq(customers.id, orderStatusRows.customerId))
      .where(where)
      .orderBy(asc(orderStatusRows.position))
      .limit(limit)
      .offset(query.page * limit),
    db.$count(orderStatusRows, where),
  ])
  const items = rows.map(({ row, accountName }) => ({
    ...row,
    customer: row.customerId && accountName !== null ? { id: row.customerId, accountName } : null,
    step: row.change.step ?? null,
  }))
  return { items, total, page: query.page, limit }
}
