import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { listDeliveries as listDeliveriesCall, listDeliveryRows } from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import type { DeliveryRow, GatewayDelivery } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { gatewayDeliveries, gatewayDeliveryRows as rowsTable } from '../../../db/domains/gateways/tables.ts'
import { members } from '../../../db/domains/members/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { all, scopeSql } from '../../../db/filter-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { listPage } from '../../../platform/list-page.ts'

/** Newest first by default. */
export function listDeliveries(db: Db, scope: Scope, query: QueryOf<typeof listDeliveriesCall>): Promise<ListOf<GatewayDelivery>> {
  return listPage(query, {
    within: [scopeSql(scope, gatewayDeliveries)],
    columns: { createdAt: gatewayDeliveries.createdAt, status: gatewayDeliveries.status, tenantId: gatewayDeliveries.tenantId },
    order: sql`${gatewayDeliveries.createdAt} desc, ${gatewayDeliveries.id} desc`,
    tie: gatewayDeliveries.id,
    select: async ({ where, order, limit, offset }) =>
      (await selectDeliveries(db, where).orderBy(order).limit(limit).offset(offset)).map(present),
    count: (where) => db.$count(gatewayDeliveries, where),
  })
}

export async function requireDelivery(db: Db, scope: Scope, id: string): Promise<GatewayDelivery> {
  const [row] = await selectDeliveries(db, all([eq(gatewayDeliveries.id, id), scopeSql(scope, gatewayDeliveries)]))
  if (!row) throw new DomainError('NotFound')
  return present(row)
}

function selectDeliveries(db: Db, where: SQL) {
  return db
    .select({
      delivery: gatewayDeliveries,
      tenantName: tenants.name,
      memberName: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
    })
    .from(gatewayDeliveries)
    .innerJoin(tenants, eq(tenants.id, gatewayDeliveries.tenantId))
    .innerJoin(members, eq(members.id, gatewayDeliveries.memberId))
    .where(where)
    .$dynamic()
}

function present({ delivery, tenantName, memberName }: Awaited<ReturnType<typeof selectDeliveries>>[number]): GatewayDelivery {
  return {
    ...delivery,
    tenant: { id: delivery.tenantId, name: tenantName },
    member: { id: delivery.memberId, name: memberName },
    createdAt: delivery.createdAt.toISOString(),
    expiresAt: delivery.expiresAt.toISOString(),
    doneAt: delivery.doneAt?.toISOString() ?? null,
  }
}

/** In file order. */
export function listRows(db: Db, deliveryId: string, query: QueryOf<typeof listDeliveryRows>): Promise<ListOf<DeliveryRow>> {
  const { outcome } = query
  return listPage(query, {
    within: [eq(rowsTable.deliveryId, deliveryId), ...(outcome ? [sql`${rowsTable.outcome} = ${sql.raw(`'${outcome}'`)}`] : [])],
    order: sql`${rowsTable.row} asc`,
    select: async ({ where, order, limit, offset }) =>
      (await db.select().from(rowsTable).where(where).orderBy(order).limit(limit).offset(offset)).map(presentRow),
    count: (where) => db.$count(rowsTable, where),
  })
}

/** At most a thousand. */
export async function readRows(db: Db, deliveryId: string): Promise<DeliveryRow[]> {
  const rows = await db.select().from(rowsTable).where(eq(rowsTable.deliveryId, deliveryId)).orderBy(asc(rowsTable.row))
  return rows.map(presentRow)
}

function presentRow({ given, ...row }: typeof rowsTable.$inferSelect): DeliveryRow {
  return {
    ...row,
    serialNumber: given.serialNumber ?? '',
    hasStartCode: given.startCode !== undefined,
    model: given.model ?? '',
    firmware: given.firmware ?? null,
  }
}
