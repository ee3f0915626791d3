import { plainStartCode } from '@wattdesk/contract/formats.ts'
import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { keptAfterExpiryMs } from '@wattdesk/contract/unallocated-installations/terms.ts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gatewayContactAt, isGatewayOffline } from '../../db/contact-sql.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { installerCompanies, unallocatedInstallations as table } from '../../db/domains/unallocated-installations/tables.ts'
import { all, escapeLike, scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import { listPage } from '../../platform/list-page.ts'
import { beginningsOf } from '../../platform/words.ts'
import { type StoredScan, scanOf, statusOf } from './installation-status.rules.ts'
import type { Within } from './unallocated-installations.store.ts'

type Page = { page: number; limit: number; order: readonly { field: string; direction: 'asc' | 'desc' }[] }
type Filters = {
  startCode?: string | undefined
  tenantId?: string | undefined
  installerId?: string | undefined
  installerCompanyId?: string | undefined
}

/** Installers see installations only while they have access. */
function withinSql({ scope, companyId }: Within, now: Date): SQL[] {
  const ofCompany = [sql`${table.companyId} = ${companyId}::uuid`, sql`${table.expiresAt} > ${now}::timestamptz`]
  return [sql`${table.removedAt} is null`, scopeSql(scope, table), ...(companyId === undefined ? [] : ofCompany)]
}

export function listUnallocated(db: Db, within: Within, query: Page & Filters, now: Date): Promise<ListOf<UnallocatedInstallation>> {
  const { startCode, tenantId, installerId, installerCompanyId } = query
  return pageOfRows(db, within, query, now, {
    conditions: [
      isNull(table.assignedAt),
      ...(startCode ? [sql`${gateways.startCode} like ${`${escapeLike(plainStartCode(startCode))}%`}`] : []),
      ...(tenantId ? [eq(table.tenantId, tenantId)] : []),
      ...(installerId ? [eq(table.installerId, installerId)] : []),
      ...(installerCompanyId ? [eq(table.companyId, installerCompanyId)] : []),
    ],
    order: sql`${table.createdAt} desc, ${table.id} desc`,
  })
}

type AssignedFilters = { customerName?: string | undefined; customerEmail?: string | undefined }

export function listAssigned(db: Db, within: Within, query: Page & AssignedFilters, now: Date): Promise<ListOf<UnallocatedInstallation>> {
  const { customerName, customerEmail } = query
  return pageOfRows(db, within, query, now, {
    conditions: [
      isNotNull(table.assignedAt),
      // A customer may have moved to another tenant since.
      isNotNull(customers.id),
      ...(customerName ? [isOfCustomerNamed(customerName)] : []),
      ...(customerEmail ? [sql`${customers.accountEmail} like ${`${escapeLike(customerEmail.toLowerCase())}%`}`] : []),
    ],
    order: sql`${table.assignedAt} desc, ${table.id} desc`,
  })
}

/** The stored words rule out nearly all customers, before those of a name are computed. */
function isOfCustomerNamed(typed: string): SQL {
  const [name, beginnings] = [customers.accountName, beginningsOf(typed)]
  return sql`(lower(${name}) like ${`%${escapeLike(typed.toLowerCase())}%`}
    or (${customers}.search_words @@ ${beginnings}::tsquery and words_of(${name}) @@ ${beginnings}::tsquery))`
}

/** The caller must have checked access. */
export async function readInstallation(db: Db, { scope }: Within, id: string, now: Date): Promise<UnallocatedInstallation | undefined> {
  const [row] = await selectRows(db, scope, eq(table.id, id), now)
  return row && present(row, now)
}

const orderColumns = {
  createdAt: table.createdAt,
  expiresAt: table.expiresAt,
  assignedAt: table.assignedAt,
  customerName: customers.accountName,
}

function pageOfRows(db: Db, within: Within, query: Page, now: Date, list: { conditions: SQL[]; order: SQL }) {
  return listPage(query, {
    within: [...withinSql(within, now), ...list.conditions],
    columns: orderColumns,
    ranks: { customerName: inNameOrder(customers.accountName) },
    order: list.order,
    tie: table.id,
    select: async ({ where, order, limit, offset }) => {
      const rows = await selectRows(db, within.scope, where, now).orderBy(order).limit(limit).offset(offset)
      return rows.map((row) => present(row, now))
    },
    count: async (where) => {
      const [counted] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(table)
        .innerJoin(gateways, eq(gateways.id, table.gatewayId))
        .leftJoin(customers, and(eq(customers.id, table.customerId), customerScopeSql(within.scope)))
        .where(where)
      return counted?.total ?? 0
    },
  })
}

const latestScan = sql<StoredScan | null>`(
  select jsonb_build_object('state', e.scan_state, 'at', e.at, 'startedAt', e.started_at, 'devicesFound', e.appliances_found, 'devicesNew', e.appliances_new)
  from gateway_events e where e.gateway_id = ${gateways.id} and e.kind = 'scan' order by e.at desc, e.id desc limit 1)`

function selectRows(db: Db, scope: Within['scope'], where: SQL, now: Date) {
  return db
    .select({
      installation: table,
      gateway: gateways,
      tenantName: tenants.name,
      installer: { id: members.id, email: members.email, firstName: members.firstName, lastName: members.lastName },
      companyName: installerCompanies.name,
      customer: { id: customers.id, accountName: customers.accountName, accountEmail: customers.accountEmail },
      site: { id: sites.id, name: sites.name, address: sites.address, zipCode: sites.zipCode, city: sites.city },
      contactedAt: gatewayContactAt(now, 'gateways'),
      isOffline: isGatewayOffline('gateways'),
      latestScan,
    })
    .from(table)
    .innerJoin(gateways, eq(gateways.id, table.gatewayId))
    .innerJoin(tenants, eq(tenants.id, table.tenantId))
    .innerJoin(members, eq(members.id, table.installerId))
    .leftJoin(installerCompanies, eq(installerCompanies.id, table.companyId))
    .leftJoin(customers, and(eq(customers.id, table.customerId), customerScopeSql(scope)))
    .leftJoin(sites, eq(sites.id, table.siteId))
    .where(all([where]))
    .$dynamic()
}

function present(row: Awaited<ReturnType<typeof selectRows>>[number], now: Date): UnallocatedInstallation {
  const { installation, gateway, installer, customer, site } = row
  const isScheduled = !installation.assignedAt && installation.expiresAt <= now
  const scan = scanOf(row.latestScan, now)
  return {
    id: installation.id,
    startCode: gateway.startCode,
    serialNumber: gateway.serialNumber,
    gatewayId: gateway.id,
    model: gateway.model,
    tenant: { id: installation.tenantId, name: row.tenantName },
    installer: { id: installer.id, email: installer.email, name: `${installer.firstName} ${installer.lastName}` },
    installerCompany: installation.companyId && row.companyName !== null ? { id: installation.companyId, name: row.companyName } : null,
    createdAt: installation.createdAt.toISOString(),
    modifiedAt: installation.updatedAt.toISOString(),
    expiresAt: installation.expiresAt.toISOString(),
    scan,
    connection: connectionOf(row.contactedAt === null ? null : new Date(row.contactedAt), now, row.isOffline),
    installationStatus: statusOf(installation, scan.state, now),
    deletionStatus: isScheduled ? 'scheduled' : 'none',
    deletesAt: isScheduled ? new Date(installation.expiresAt.getTime() + keptAfterExpiryMs).toISOString() : null,
    assignedAt: installation.assignedAt?.toISOString() ?? null,
    assignedCustomer:
      customer && site
        ? { ...customer, siteId: site.id, siteName: site.name, address: `${site.address}, ${site.zipCode} ${site.city}` }
        : null,
  }
}
