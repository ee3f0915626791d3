import type { listCmsCustomers } from '@wattdesk/contract/customers/record/calls.ts'
import type { CmsCustomer, SystemOwner } from '@wattdesk/contract/customers/record/models.ts'
import { tenantKinds } from '@wattdesk/contract/customers/record/terms.ts'
import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { countCap, countedTo, pageOf, type Slice } from '../../../platform/list-page.ts'
import { storedCountSql } from './customer-counts.views.ts'
import { searchSql } from './customer-search.views.ts'

type Tenant = SystemOwner & { affiliateId: string | null }
type Row = { id: string; accountName: string; type: CmsCustomer['type']; tenantId: string; affiliateId: string }

/** Customers who see content of any of the given tenants, newest first, each with those tenants. */
export async function listCmsCustomerRows(
  db: Db,
  caller: { scope: Scope; affiliateIds: readonly string[] },
  query: QueryOf<typeof listCmsCustomers>,
): Promise<ListOf<CmsCustomer>> {
  const owners = query.system_owners?.length ? await requireOwners(db, caller.scope, query.system_owners) : undefined
  const search = query.searchValue ? [searchSql(query.searchValue)] : []
  const apart = partsOf(caller, owners)
  const found = apart.map(({ column, id }) => all([eq(column, id), sql`${customers.status} <> 'deleted'`, ...search]))
  const parts = found.length > 0 ? found : [sql`false`]
  return pageOf(query, async (slice) => {
    const counting = query.searchValue ? countFound(db, parts) : countStored(db, apart)
    const [rows, counted] = await Promise.all([selectRows(db, parts, slice), slice.isWhole ? { total: 0 } : counting])
    const known = await tenantsById(db, [...new Set(rows.flatMap((row) => [row.tenantId, row.affiliateId]))])
    const items = rows.map(({ tenantId, affiliateId, ...row }) => ({ ...row, systemOwners: ownersOf(known, tenantId, affiliateId) }))
    return { rows: items, ...counted }
  })
}

async function selectRows(db: Db, parts: readonly SQL[], { limit, offset }: Slice): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.account_name as "accountName", c.type, c.tenant_id as "tenantId", c.affiliate_id as "affiliateId"
    from (${newestOf(parts, offset + limit)}) newest join customers c on c.id = newest.id
    order by newest.created_at desc nulls last, newest.id desc limit ${limit} offset ${offset}`)
  return rows
}

/** Throws unless the caller sees each tenant's content: their own, or of those below and above. */
async function requireOwners(db: Db, scope: Scope, ids: readonly string[]): Promise<Tenant[]> {
  const rows = await db
    .select()
    .from(tenants)
    .where(inArray(tenants.id, [...ids]))
  const isSeen = (row: Tenant) => {
    if (scope.kind === 'all' || row.kind === 'operator') return true
    return scope.kind === 'affiliate' ? row.affiliateId === scope.affiliateId : [scope.tenantId, scope.affiliateId].includes(row.id)
  }
  if (rows.length < new Set(ids).size || !rows.every(isSeen)) throw new DomainError('NotFound', { field: 'system_owners' })
  return rows
}

type Part = { column: typeof customers.tenantId | typeof customers.affiliateId; id: string }

/** Disjoint parts of the table, each an equality that leads an index. */
function partsOf({ scope, affiliateIds }: { scope: Scope; affiliateIds: readonly string[] }, owners: Tenant[] | undefined): Part[] {
  if (scope.kind === 'partner') return [{ column: customers.tenantId, id: scope.tenantId }]
  const isEverywhere = !owners || owners.some((owner) => owner.kind === 'operator')
  const whole = isEverywhere ? affiliateIds : owners.filter((owner) => owner.kind === 'affiliate').map((owner) => owner.id)
  const single = (owners ?? []).filter((owner) => owner.kind === 'partner' && !whole.includes(owner.affiliateId ?? ''))
  return [...whole.map((id) => ({ column: customers.affiliateId, id })), ...single.map(({ id }) => ({ column: customers.tenantId, id }))]
}

function newestOf(parts: readonly SQL[], rows: number): SQL {
  const each = parts.map(
    (part) => sql`(select id, created_at from customers where ${part} order by created_at desc nulls last, id desc limit ${rows})`,
  )
  return sql.join(each, sql` union all `)
}

/** The counters are exact, because no search narrows the list. */
async function countStored(db: Db, parts: readonly Part[]): Promise<{ total: number }> {
  const ids = parts.map(({ id }) => id)
  const { rows } = await db.execute<{ total: number }>(storedCountSql(ids, []))
  return { total: rows[0]?.total ?? 0 }
}

async function countFound(db: Db, parts: readonly SQL[]): Promise<{ total: number; isCapped: boolean }> {
  const each = parts.map((part) => sql`(select from customers where ${part} limit ${sql.raw(String(countCap))})`)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${sql.join(each, sql` union all `)}) counted`,
  )
  return countedTo(rows[0]?.total ?? 0)
}

async function tenantsById(db: Db, ids: readonly string[]): Promise<Map<string, SystemOwner>> {
  const rows = await db
    .select({ id: tenants.id, name: tenants.name, kind: tenants.kind })
    .from(tenants)
    .where(or(inArray(tenants.id, [...ids]), isNull(tenants.affiliateId)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Nearest first. */
function ownersOf(known: ReadonlyMap<string, SystemOwner>, tenantId: string, affiliateId: string): SystemOwner[] {
  const owners = [...known.values()].filter((owner) => [tenantId, affiliateId].includes(owner.id) || owner.kind === 'operator')
  return owners.sort((a, b) => tenantKinds.indexOf(b.kind) - tenantKinds.indexOf(a.kind))
}
