import type { listBulkActions as listBulkActionsCall } from '@wattdesk/contract/bulk-actions/calls.ts'
import type { BulkAction, BulkActionCustomer, BulkActionDetail, GroupChoice } from '@wattdesk/contract/bulk-actions/models.ts'
import type { BulkActionOutcome, BulkActionReason } from '@wattdesk/contract/bulk-actions/terms.ts'
import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { bulkActionCustomers, bulkActions } from '../../db/domains/bulk-actions/tables.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { featureGroups } from '../../db/domains/feature-groups/tables.ts'
import { groupScopeSql } from '../../db/feature-group-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Caller } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listPage } from '../../platform/list-page.ts'

type Whose = Pick<Caller, 'memberId' | 'scope' | 'workingIn'>

const columns = {
  kind: bulkActions.kind,
  status: bulkActions.status,
  createdAt: bulkActions.createdAt,
  finishedAt: bulkActions.finishedAt,
  planned: bulkActions.planned,
}

/** Newest first by default. */
export async function listBulkActions(db: Db, whose: Whose, query: QueryOf<typeof listBulkActionsCall>): Promise<ListOf<BulkAction>> {
  return listPage(query, {
    within: ownSql(whose),
    columns,
    order: sql`${bulkActions.createdAt} desc nulls last, ${bulkActions.id} desc`,
    tie: bulkActions.id,
    select: async ({ where, order, limit, offset }) => {
      const rows = await db.select().from(bulkActions).where(where).orderBy(order).limit(limit).offset(offset)
      return rows.map(present)
    },
    count: (where) => db.$count(bulkActions, where),
  })
}

/** Other members' bulk actions are not found. */
export async function requireBulkAction(db: Db, whose: Whose, id: string): Promise<BulkActionDetail> {
  const [row] = await db
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.id, id), ...ownSql(whose)))
  if (!row) throw new DomainError('BulkActionNotFound')
  return { ...present(row), reasons: row.reasons }
}

/** A member who works in one tenant sees only the actions that they began there. */
const ownSql = ({ memberId, workingIn }: Whose): SQL[] => [
  eq(bulkActions.memberId, memberId),
  ...(workingIn ? [eq(bulkActions.tenantId, workingIn.tenantId)] : []),
]

function present({ createdAt, expiresAt, ...row }: typeof bulkActions.$inferSelect): BulkAction {
  const iso = (value: Date | null) => value?.toISOString() ?? null
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    startedAt: iso(row.startedAt),
    finishedAt: iso(row.finishedAt),
    undoUntil: iso(row.undoUntil),
    undoStartedAt: iso(row.undoStartedAt),
    undoFinishedAt: iso(row.undoFinishedAt),
  }
}

type RowQuery = { outcome?: BulkActionOutcome; reason?: BulkActionReason }

function rowsOf(id: string, { outcome, reason }: RowQuery): SQL[] {
  return [
    eq(bulkActionCustomers.bulkActionId, id),
    ...(outcome ? [eq(bulkActionCustomers.outcome, outcome)] : []),
    ...(reason ? [eq(bulkActionCustomers.reason, reason)] : []),
  ]
}

export async function listFrozenCustomers(
  db: Db,
  whose: Whose,
  detail: BulkActionDetail,
  query: RowQuery & { page: number; limit: number },
): Promise<ListOf<BulkActionCustomer>> {
  return listPage(query, {
    within: rowsOf(detail.id, query),
    order: sql`${bulkActionCustomers.position} asc`,
    select: ({ where, ...slice }) => selectCustomers(db, whose, where, slice),
    count: () => totalOf(detail, query),
  })
}

/** From stored totals, because counting a million rows is slow. */
function totalOf(detail: BulkActionDetail, { outcome, reason }: RowQuery): number {
  if (reason) {
    const counts = detail.reasons.filter((one) => one.reason === reason && (!outcome || one.outcome === outcome))
    return counts.reduce((sum, one) => sum + one.count, 0)
  }
  const { total, planned, refused, acted, overtaken, undone, kept } = detail
  if (!outcome) return total
  const left = { meant: total - planned - refused, planned: planned - acted - overtaken, acted: acted - undone - kept }
  return { ...left, refused, overtaken, undone, kept }[outcome]
}

/** The next customers after a position that were not acted on, or not undone: with a reason. */
export async function readRefusals(
  db: Db,
  whose: Whose,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<BulkActionCustomer[]> {
  const where = and(
    ...rowsOf(id, {}),
    inArray(bulkActionCustomers.outcome, ['refused', 'overtaken', 'kept']),
    gt(bulkActionCustomers.position, after),
  )
  return selectCustomers(db, whose, where, { limit, offset: 0 })
}

/** Selects the IDs of the page first, then the details of those alone. */
async function selectCustomers(
  db: Db,
  { scope }: Whose,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<BulkActionCustomer[]> {
  const { position, customerId, outcome, reason } = bulkActionCustomers
  const page = db.select({ position, customerId, outcome, reason }).from(bulkActionCustomers).where(where)
  const keys = page.orderBy(asc(position)).limit(limit).offset(offset).as('keys')
  const { accountName, accountEmail, type, status, city } = customers
  return db
    .select({
      position: keys.position,
      id: keys.customerId,
      outcome: keys.outcome,
      reason: keys.reason,
      customer: { accountName, accountEmail, type, status, city },
    })
    .from(keys)
    .leftJoin(customers, and(eq(customers.id, keys.customerId), customerScopeSql(scope)))
    .orderBy(asc(keys.position))
}

/** Filters the list of customers. */
export function actedOnSql(id: string): SQL {
  return sql`${customers.id} in (select customer_id from bulk_action_customers where bulk_action_id = ${id}::uuid and outcome = 'acted')`
}

/** Groups of level customer: those shared by all regions, and those of the caller's own. */
export async function listGroupChoices(db: Db, scope: Caller['scope']): Promise<GroupChoice[]> {
  const { id, name, displayName, customerType } = featureGroups
  return db
    .select({ id, name, displayName, customerType })
    .from(featureGroups)
    .where(and(eq(featureGroups.level, 'customer'), isNull(featureGroups.deletedAt), groupScopeSql(scope)))
    .orderBy(asc(inNameOrder(displayName)), asc(id))
    .limit(200)
}
