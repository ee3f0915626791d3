import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { listStockGateways } from '@wattdesk/contract/gateway-stock/calls.ts'
import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import type { FilterTerm, ListOf } from '@wattdesk/contract/paging.ts'
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { installerCompanies } from '../../db/domains/unallocated-installations/tables.ts'
import { all, filterSql } from '../../db/filter-sql.ts'
import { gatewayVendorSql } from '../../db/gateway-vendor-sql.ts'
import type { Caller } from '../../platform/caller.ts'
import { countUpTo, listPage } from '../../platform/list-page.ts'
import { type Within, withinSql } from './gateway-stock.store.ts'

const columns = {
  state: gateways.state,
  serialNumber: gateways.serialNumber,
  companyId: gateways.companyId,
  deliveryId: gateways.deliveryId,
  tenantId: gateways.tenantId,
  createdAt: gateways.createdAt,
}
/** Counting stops here, because nobody pages further and each counted row costs time. */
const stockCountMax = 10_000
type Reader = Pick<Caller, 'scope' | 'permissions'>

/** Newest first by default. */
export function listGateways(
  db: Db,
  caller: Reader,
  within: Within,
  query: QueryOf<typeof listStockGateways>,
): Promise<ListOf<StockGateway>> {
  return listPage(query, {
    within: withinSql(within),
    columns,
    order: sql`${gateways.createdAt} desc, ${gateways.id} desc`,
    tie: gateways.id,
    select: async ({ where, order, limit, offset }) => {
      const rows = await selectRows(db, caller, where).orderBy(order).limit(limit).offset(offset)
      return rows.map((row) => present(row, caller))
    },
    count: (where) => countUpTo(db, sql`${gateways} where ${where}`, stockCountMax),
    countMax: stockCountMax,
  })
}

export async function readGateway(db: Db, caller: Reader, within: Within, id: string): Promise<StockGateway | undefined> {
  const [row] = await selectRows(db, caller, all([eq(gateways.id, id), ...withinSql(within)]))
  return row && present(row, caller)
}

/** By serial number, without those that the caller may not see. */
export async function readGateways(db: Db, caller: Reader, within: Within, ids: readonly string[]): Promise<StockGateway[]> {
  const rows = await selectRows(db, caller, all([inArray(gateways.id, [...ids]), ...withinSql(within)])).orderBy(asc(gateways.serialNumber))
  return rows.map((row) => present(row, caller))
}

const exportedAtOnce = 1_000

/** All gateways of a filtered list, in parts, in order of IDs. */
export async function* eachGateway(db: Db, caller: Reader, within: Within, filter: readonly FilterTerm[]): AsyncGenerator<StockGateway[]> {
  const where = [...withinSql(within), ...filterSql(filter, columns)]
  let last: string | undefined
  for (;;) {
    const part: SQL[] = last === undefined ? where : [...where, gt(gateways.id, last)]
    const rows = await selectRows(db, caller, all(part)).orderBy(asc(gateways.id)).limit(exportedAtOnce)
    yield rows.map((row) => present(row, caller))
    last = rows.at(-1)?.gateway.id
    if (rows.length < exportedAtOnce) return
  }
}

function selectRows(db: Db, { scope, permissions }: Reader, where: SQL) {
  const mayKnow = permissions.has('read:customers') ? customerScopeSql(scope) : sql`false`
  return db
    .select({
      gateway: gateways,
      vendorName: gatewayVendorSql('gateways'),
      tenantName: tenants.name,
      companyName: installerCompanies.name,
      customer: { id: customers.id, accountName: customers.accountName },
    })
    .from(gateways)
    .innerJoin(tenants, eq(tenants.id, gateways.tenantId))
    .leftJoin(installerCompanies, eq(installerCompanies.id, gateways.companyId))
    .leftJoin(installations, eq(installations.id, gateways.installationId))
    .leftJoin(customers, and(eq(customers.id, installations.customerId), mayKnow))
    .where(where)
    .$dynamic()
}

function present({ gateway, ...row }: Awaited<ReturnType<typeof selectRows>>[number], { permissions }: Reader): StockGateway {
  return {
    ...gateway,
    vendorName: row.vendorName,
    startCode: permissions.has('write:unpaired-devices') ? gateway.startCode : null,
    tenant: { id: gateway.tenantId, name: row.tenantName },
    company: gateway.companyId && row.companyName !== null ? { id: gateway.companyId, name: row.companyName } : null,
    customer: row.customer,
    unallocatedInstallationId: permissions.has('read:unpaired-devices') ? gateway.unallocatedInstallationId : null,
    credential: {
      isRevoked: gateway.credentialRevokedAt !== null,
      isShown: gateway.shownCredential === gateway.credential,
      changedAt: gateway.credentialChangedAt?.toISOString() ?? null,
    },
    movedAt: gateway.movedAt?.toISOString() ?? null,
    contactedAt: gateway.contactedAt?.toISOString() ?? null,
    createdAt: gateway.createdAt.toISOString(),
  }
}
