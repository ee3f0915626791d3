import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import type { listOrderStatusRows, listOrderStatusRuns } from '@wattdesk/contract/sales/order-status/calls.ts'
import type { OrderStatusRow, OrderStatusRun } from '@wattdesk/contract/sales/order-status/models.ts'
import type { OrderStatusOutcome } from '@wattdesk/contract/sales/order-status/terms.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { orderStatusRows, orderStatusRuns } from '../../../db/domains/sales/tables.ts'
import { all, scopeSql } from '../../../db/filter-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { listPage } from '../../../platform/list-page.ts'

const runColumns = {
  origin: orderStatusRuns.origin,
  status: orderStatusRuns.status,
  memberId: orderStatusRuns.memberId,
  createdAt: orderStatusRuns.createdAt,
  finishedAt: orderStatusRuns.finishedAt,
  total: orderStatusRuns.total,
}

/** Newest first by default. */
export async function listRuns(db: Db, scope: Scope, query: QueryOf<typeof listOrderStatusRuns>): Promise<ListOf<OrderStatusRun>> {
  return listPage(query, {
    within: [scopeSql(scope, orderStatusRuns)],
    columns: runColumns,
    order: sql`${orderStatusRuns.createdAt} desc nulls last, ${orderStatusRuns.id} desc`,
    tie: orderStatusRuns.id,
    select: async ({ where, order, limit, offset }) => {
      const rows = await db.select().from(orderStatusRuns).where(where).orderBy(order).limit(limit).offset(offset)
      return rows.map(presentRun)
    },
    count: (where) => db.$count(orderStatusRuns, where),
  })
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

/** In file order. */
export async function listRows(
  db: Db,
  scope: Scope,
  runId: string,
  query: QueryOf<typeof listOrderStatusRows>,
): Promise<ListOf<OrderStatusRow>> {
  return listPage(query, {
    within: rowsOf(runId, query.outcome),
    order: sql`${orderStatusRows.position} asc`,
    select: ({ where, limit, offset }) => selectRows(db, scope, where).limit(limit).offset(offset).then(presentRows),
    count: (where) => db.$count(orderStatusRows, where),
  })
}

/** A run has a bounded number of rows. */
export async function readRows(db: Db, scope: Scope, runId: string): Promise<OrderStatusRow[]> {
  return presentRows(await selectRows(db, scope, all(rowsOf(runId))))
}

function rowsOf(runId: string, outcome?: OrderStatusOutcome): SQL[] {
  return [eq(orderStatusRows.runId, runId), ...(outcome ? [eq(orderStatusRows.outcome, outcome)] : [])]
}

/** The step that a row names, in whichever language, as the run finds it. */
const saleStep = sql<OrderStatusRow['saleStep']>`(
  select jsonb_build_object('name', t.name, 'names', t.names)
  from sale_steps t cross join lateral (select lower(trim(${orderStatusRows.change} ->> 'step')) as name) given
  where t.sale_id = ${orderStatusRows.saleId}
    and (lower(t.name) = given.name or exists (select from jsonb_each_text(t.names) n where lower(n.value) = given.name))
  order by lower(t.name) = given.name desc, t.position limit 1)`

/** Customers outside the scope, such as those that left the partner since, stay unnamed. */
function selectRows(db: Db, scope: Scope, where: SQL) {
  return db
    .select({ row: orderStatusRows, accountName: customers.accountName, saleStep })
    .from(orderStatusRows)
    .leftJoin(customers, and(eq(customers.id, orderStatusRows.customerId), customerScopeSql(scope)))
    .where(where)
    .orderBy(asc(orderStatusRows.position))
    .$dynamic()
}

function presentRows(rows: Awaited<ReturnType<typeof selectRows>>): OrderStatusRow[] {
  return rows.map(({ row, accountName, saleStep }) => ({
    ...row,
    customer: row.customerId && accountName !== null ? { id: row.customerId, accountName } : null,
    step: row.change.step ?? null,
    saleStep,
  }))
}
