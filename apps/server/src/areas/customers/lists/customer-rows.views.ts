import type { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { OrderTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { splitAssignedCustomers } from '../../../db/assigned-sql.ts'
import type { Db } from '../../../db/connect.ts'
import { splitDeviceTerms } from '../../../db/device-filter-sql.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { all, amongSql, comparesKeys, filterSql, orderSql } from '../../../db/filter-sql.ts'
import { isoInstant, isoInstantOrNull } from '../../../db/instants.ts'
import { inNameOrder } from '../../../db/name-order.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Scope } from '../../../db/scope.ts'
import { sliceSql } from '../../../db/slice-sql.ts'

export type CustomerListQuery = QueryOf<typeof listCustomers>

/** The affiliates that a member may see, or one partner. */
export type CustomerScope = { affiliateIds: readonly string[] } | { tenantId: string }

export const filterColumns = {
  id: customers.id,
  type: customers.type,
  status: customers.status,
  source: customers.sourceKind,
  idpStatus: customers.idpStatus,
  installationStatus: customers.installationStatus,
  tenantId: customers.tenantId,
  accountName: customers.accountName,
  accountEmail: customers.accountEmail,
  externalReferenceId: customers.externalReferenceId,
  zipCode: customers.zipCode,
  city: customers.city,
  whiteLabel: customers.whiteLabel,
  twoFactor: customers.twoFactor,
  technical: customers.technical,
  ofPartner: sql`(${customers.tenantId} <> ${customers.affiliateId})`,
  createdAt: customers.createdAt,
  joinedAt: customers.joinedAt,
  lastSeenAt: customers.lastSeenAt,
}
export const orderColumns = {
  createdAt: customers.createdAt,
  accountName: customers.accountName,
  lastSeenAt: customers.lastSeenAt,
  city: customers.city,
  zipCode: customers.zipCode,
}

/** Fields that are ordered as names. */
const named: readonly string[] = ['accountName', 'city']

export const isNamed = (field: string): boolean => named.includes(field)

/** The expression by which a field is ordered, for its column or a copy of it. */
export const orderedBy = (field: string, value: SQLWrapper): SQLWrapper => (isNamed(field) ? inNameOrder(value) : value)

const newestFirst = [{ field: 'createdAt', direction: 'desc' as const }]

export function orderOf({ order }: Pick<CustomerListQuery, 'order'>): readonly OrderTerm[] {
  return order.length > 0 ? order : newestFirst
}

export function customerScope(scope: Scope, affiliateIds: readonly string[]): CustomerScope {
  return scope.kind === 'partner' ? { tenantId: scope.tenantId } : { affiliateIds }
}

export function conditionsOf(query: Pick<CustomerListQuery, 'filter'>): SQL[] {
  const wantsStatus = query.filter.some((term) => term.field === 'status')
  const assigned = splitAssignedCustomers(query.filter, sql`${customers.id}`)
  const { conditions, others } = splitDeviceTerms(assigned.others, { customerId: sql`${customers.id}` })
  return [
    // Purged customers are shown only on request.
    ...(wantsStatus ? [] : [sql`${customers.status} <> 'deleted'`]),
    ...filterSql(others, filterColumns),
    ...assigned.conditions,
    ...conditions,
  ]
}

/** Whether one plan serves all values of a query, because it finds customers by IDs alone. */
export const hasOnePlan = ({ filter }: Pick<CustomerListQuery, 'filter'>) => comparesKeys(filter, filterColumns)

export const idsOf = (scope: CustomerScope): readonly string[] => ('tenantId' in scope ? [scope.tenantId] : scope.affiliateIds)

export function within(scope: CustomerScope): SQL {
  if ('tenantId' in scope) return sql`${customers.tenantId} = ${scope.tenantId}`
  return amongSql(customers.affiliateId, scope.affiliateIds)
}

export type Slice = { offset: number; limit: number; isReversed: boolean; from?: SQL }

export type Selection = {
  source: (names: readonly string[]) => SQL
  order: readonly OrderTerm[]
  slice: Slice
  also?: SQL
  /** Whether one plan serves all values of the source. */
  hasOnePlan?: boolean
}

export async function selectRows(db: Db, selection: Selection): Promise<CustomerRow[]> {
  return (await readRows(db, selection)).map(presentRow)
}

async function readRows(db: Db, selection: Selection): Promise<RawRow[]> {
  const { rows } = await db.execute<RawRow>(rowsSql(selection))
  return rows
}

/** Reads the keys of the page in order (from an index), then only the rows of those keys. */
export function rowsSql({ source, order, slice, also, hasOnePlan }: Selection): SQL {
  const page = sql`
    with page as materialized (${pageSql(source(order.map((term) => term.field)), order, slice)})
    select ${also ? sql`${also}, ` : sql``}${rowColumns} from page ${rowJoins}
    order by page.place ${slice.isReversed ? sql`desc` : sql`asc`}`
  return hasOnePlan ? prepared(page) : page
}

/** The keys of a page with their places in it. */
export function pageSql(source: SQL, order: readonly OrderTerm[], slice: Slice): SQL {
  return sql`
    select id, row_number() over () as place from (
      ${sliceSql(sql`${source} order by ${ordering(order, slice.isReversed)}`, slice)}
    ) ordered`
}

/** The columns of a list row, joined to the IDs of a `page`. */
export const rowJoins = sql`
  join customers c on c.id = page.id
  join tenants t on t.id = c.tenant_id
  left join members m on m.id = c.source_member_id`
export const rowColumns = sql`
  c.id, c.account_name, c.account_email, c.type, c.status, c.idp_status, c.tenant_id, t.name as tenant_name,
  c.external_reference_id, c.second_external_reference_id, c.source_kind, m.first_name || ' ' || m.last_name as source_member,
  c.created_at, c.joined_at, c.last_seen_at, c.deactivated_at, c.installation_status, c.subscription, c.application_name,
  c.white_label, c.two_factor, c.technical, c.site_name, c.address, c.zip_code, c.city`

export function ordering(order: readonly OrderTerm[], isReversed: boolean): SQL {
  const columns = Object.fromEntries(order.map(({ field }) => [field, orderedBy(field, sql.identifier(orderName(field)))]))
  return orderSql(order, columns, sql.identifier('id'), isReversed)
}

/**
 * One branch per affiliate: each reads its index in order, and PostgreSQL merges them. Selects only the columns of the order, so that the
 * index is enough.
 */
export function branches(scope: CustomerScope, conditions: SQL[], ordered: readonly string[], also?: SQL): SQL {
  const columns = also ? sql`id, ${namesOf(ordered)}, ${also}` : sql`id, ${namesOf(ordered)}`
  const one = (condition: SQL) => sql`select ${columns} from ${customers} where ${all([condition, ...conditions])}`
  if ('tenantId' in scope || scope.affiliateIds.length < 2) return one(within(scope))
  const each = scope.affiliateIds.map((affiliateId) => sql`(${one(sql`${customers.affiliateId} = ${affiliateId}`)})`)
  return sql`select * from (${sql.join(each, sql` union all `)}) merged`
}

export function namesOf(ordered: readonly string[]): SQL {
  return sql.join(
    [...new Set(ordered)].map((name) => sql.identifier(orderName(name))),
    sql`, `,
  )
}

export function orderName(name: string): string {
  return orderColumns[name as keyof typeof orderColumns].name // the caller iterates over the object's own keys
}

export type RawRow = {
  id: string
  account_name: string
  account_email: string
  type: CustomerRow['type']
  status: CustomerRow['status']
  idp_status: CustomerRow['idpStatus']
  tenant_id: string
  tenant_name: string
  external_reference_id: string | null
  second_external_reference_id: string | null
  source_kind: CustomerRow['source']['kind']
  source_member: string | null
  created_at: string | Date
  joined_at: string | Date | null
  last_seen_at: string | Date | null
  deactivated_at: string | Date | null
  installation_status: CustomerRow['installationStatus']
  subscription: string | null
  application_name: string | null
  white_label: boolean
  two_factor: boolean
  technical: boolean
  site_name: string | null
  address: string | null
  zip_code: string | null
  city: string | null
}

export function presentRow(row: RawRow): CustomerRow {
  return {
    id: row.id,
    accountName: row.account_name,
    accountEmail: row.account_email,
    type: row.type,
    status: row.status,
    idpStatus: row.idp_status,
    tenant: { id: row.tenant_id, name: row.tenant_name },
    externalReferenceId: row.external_reference_id,
    secondExternalReferenceId: row.second_external_reference_id,
    source: { kind: row.source_kind, user: row.source_member },
    createdAt: isoInstant(row.created_at),
    joinedAt: isoInstantOrNull(row.joined_at),
    lastSeenAt: isoInstantOrNull(row.last_seen_at),
    deactivatedAt: isoInstantOrNull(row.deactivated_at),
    installationStatus: row.installation_status,
    subscription: row.subscription,
    applicationName: row.application_name,
    whiteLabel: row.white_label,
    twoFactor: row.two_factor,
    technical: row.technical,
    site:
      row.site_name === null
        ? null
        : { name: row.site_name, address: row.address ?? '', zipCode: row.zip_code ?? '', city: row.city ?? '' },
  }
}
