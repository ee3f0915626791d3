import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import type { listArchivedSales as listArchivedSalesCall } from '@wattdesk/contract/sales/calls.ts'
import type { Sale } from '@wattdesk/contract/sales/models.ts'
import { currentSalesMax } from '@wattdesk/contract/sales/terms.ts'
import { asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { saleSteps, sales } from '../../db/domains/sales/tables.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listPage } from '../../platform/list-page.ts'

/** Newest first. */
export async function listCurrentSales(db: Db, customerId: string): Promise<Sale[]> {
  const where = sql`${eq(sales.customerId, customerId)} and ${isNull(sales.archivedAt)}`
  return select(db, where, sql`${sales.createdAt} desc, ${sales.id} desc`, { limit: currentSalesMax, offset: 0 })
}

const archiveColumns = {
  id: sales.id,
  installationKind: sales.installationKind,
  archivedAt: sales.archivedAt,
  createdAt: sales.createdAt,
}

/** Last archived first by default. */
export async function listArchivedSales(
  db: Db,
  customerId: string,
  query: Pick<QueryOf<typeof listArchivedSalesCall>, 'page' | 'limit' | 'filter' | 'order'>,
): Promise<ListOf<Sale>> {
  return listPage(query, {
    within: [eq(sales.customerId, customerId), isNotNull(sales.archivedAt)],
    columns: archiveColumns,
    order: sql`${sales.archivedAt} desc nulls last, ${sales.id} desc`,
    tie: sales.id,
    select: ({ where, order, ...slice }) => select(db, where, order, slice),
    count: (where) => db.$count(sales, where),
  })
}

export async function requireSale(db: Db, customerId: string, saleId: string): Promise<Sale> {
  const where = sql`${eq(sales.customerId, customerId)} and ${eq(sales.id, saleId)}`
  const [found] = await select(db, where, sql`${sales.id}`, { limit: 1, offset: 0 })
  if (!found) throw new DomainError('SaleNotFound')
  return found
}

async function select(db: Db, where: SQL, order: SQL, { limit, offset }: { limit: number; offset: number }): Promise<Sale[]> {
  const rows = await db
    .select({
      sale: sales,
      archivedBy: sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`,
      isKindFixed: sql<boolean>`${sales.installationId} is not null or exists (
        select from installations i where i.customer_id = ${sales.customerId} and i.kind = ${sales.installationKind})`,
    })
    .from(sales)
    .leftJoin(members, eq(members.id, sales.archivedBy))
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => row.sale.id)
  const found =
    ids.length === 0 ? [] : await db.select().from(saleSteps).where(inArray(saleSteps.saleId, ids)).orderBy(asc(saleSteps.position))
  const steps = Map.groupBy(found, (step) => step.saleId)
  return rows.map(({ sale, archivedBy, isKindFixed }) => ({
    ...sale,
    configurationId: sale.installationId,
    archivedBy,
    isKindFixed,
    createdAt: sale.createdAt.toISOString(),
    archivedAt: sale.archivedAt?.toISOString() ?? null,
    steps: steps.get(sale.id) ?? [],
  }))
}
