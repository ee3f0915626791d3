import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { Vendor, VendorAllocation } from '@wattdesk/contract/vendors/models.ts'
import { isVendorValid, type VendorCategory, vendorCategories } from '@wattdesk/contract/vendors/terms.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { vendors } from '../../db/domains/vendors/tables.ts'
import { all, filterSql } from '../../db/filter-sql.ts'
import { isoInstant } from '../../db/instants.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'

/** The vendors that forms offer: those of some categories that the affiliate may use. */
export function listVendorsOf(db: Db, categories: readonly VendorCategory[], scope: Scope) {
  const withheld =
    scope.kind === 'all'
      ? undefined
      : sql`not exists (select from withheld_vendors w where w.vendor_id = ${vendors.id} and w.tenant_id = ${scope.affiliateId})`
  return db
    .select({ id: vendors.id, name: vendors.name, displayName: vendors.displayName, identifiedBy: vendors.identifiedBy })
    .from(vendors)
    .where(and(inArray(vendors.category, [...categories]), withheld))
    .orderBy(asc(inNameOrder(vendors.displayName)))
}

const columns = { category: vendors.category, health: vendors.health, displayName: vendors.displayName }
type Row = Omit<Vendor, 'healthMeasuredAt'> & { healthMeasuredAt: string | null }

/** By name. Active devices within the caller's reach come from stored totals. */
export async function listVendorRows(db: Db, scope: Scope, filter: readonly FilterTerm[] | { id: string }): Promise<Vendor[]> {
  const conditions = 'id' in filter ? [eq(vendors.id, filter.id)] : filterSql(filter, columns)
  const { rows } = await db.execute<Row>(sql`
    with reach as (${affiliatesSql(scope)}), devices as (${devicesSql(scope)})
    select vendors.id, vendors.name, vendors.display_name as "displayName", vendors.category, vendors.reference_id as "referenceId",
      vendors.identified_by as "identifiedBy", vendors.health, vendors.health_measured_at as "healthMeasuredAt",
      vendors.delivering_sites as "deliveringSites", vendors.silent_sites as "silentSites", vendors.has_outage as "hasOutage",
      coalesce((select sum(installations)::int from devices d where d.vendor_id = vendors.id), 0) as "activeDevices",
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name, r.id) from reach r
        where not exists (select from withheld_vendors w where w.vendor_id = vendors.id and w.tenant_id = r.id)), '[]') as tenants,
      not exists (select from withheld_vendors w where w.vendor_id = vendors.id and w.tenant_id in (select id from reach)) as "isForAll",
      vendors.webhook_key is not null as "hasWebhookKey", vendors.api_key is not null as "hasApiKey", vendors.version,
      ${ownKeysSql(scope)} as "ownKeys"
    from vendors where ${all(conditions)} order by vendors.display_name collate name_order, vendors.id`)
  return rows.map((row) => ({ ...row, healthMeasuredAt: row.healthMeasuredAt && isoInstant(row.healthMeasuredAt) }))
}

/** The fields of the caller's region. Other callers have no region. */
function ownKeysSql(scope: Scope): SQL {
  if (scope.kind !== 'affiliate') return sql`null::jsonb`
  const columns = sql`'hasWebhookKey', k.webhook_key is not null, 'hasApiKey', k.api_key is not null, 'version', coalesce(k.version, 0)`
  return sql`(
    select jsonb_build_object(${columns}) from (values (1)) one left join vendor_region_keys k
      on k.vendor_id = vendors.id and k.affiliate_id = ${scope.affiliateId})`
}

/** The affiliates visible to a caller; for a partner's member the affiliate above. */
function affiliatesSql(scope: Scope): SQL {
  const within = scope.kind === 'all' ? sql`true` : sql`id = ${scope.affiliateId}`
  return sql`select id, name from tenants where kind = 'affiliate' and removed_at is null and ${within}`
}

/** Stored totals of installations by affiliate, or by the partner's own tenant for its members. */
function devicesSql(scope: Scope): SQL {
  const scopes = scope.kind === 'partner' ? sql`scope_id = ${scope.tenantId}` : sql`scope_id in (select id from reach)`
  return sql`
    select vendor_id, scope_id, installations from installation_statistics where grain = 'all' and status = 'active' and ${scopes}
    union all
    select vendor_id, scope_id, installations from installation_statistic_deltas where status = 'active' and ${scopes}`
}

export async function listHealth(db: Db) {
  const rows = await db
    .select({
      id: vendors.id,
      health: vendors.health,
      healthMeasuredAt: vendors.healthMeasuredAt,
      deliveringSites: vendors.deliveringSites,
      silentSites: vendors.silentSites,
      hasOutage: vendors.hasOutage,
    })
    .from(vendors)
    .orderBy(asc(inNameOrder(vendors.displayName)), asc(vendors.id))
  const items = rows.map((row) => ({
    ...row,
    healthMeasuredAt: row.healthMeasuredAt?.toISOString() ?? null,
    isValid: isVendorValid(row.health),
  }))
  return { items, notValid: items.filter((one) => one.isValid === false).length }
}

export async function listCategories(db: Db) {
  const rows = await db.select({ category: vendors.category, vendors: sql<number>`count(*)::int` }).from(vendors).groupBy(vendors.category)
  const counted = new Map(rows.map((row) => [row.category, row.vendors]))
  return vendorCategories.map((category) => ({ category, vendors: counted.get(category) ?? 0 }))
}

/** Each affiliate within the scope, and whether it may use the vendor. */
export async function listAllocations(db: Db, scope: Scope, vendorId: string): Promise<VendorAllocation['items']> {
  const { rows } = await db.execute<VendorAllocation['items'][number]>(sql`
    with reach as (${affiliatesSql(scope)}), devices as (${devicesSql(scope)})
    select jsonb_build_object('id', r.id, 'name', r.name) as tenant,
      not exists (select from withheld_vendors w where w.vendor_id = ${vendorId} and w.tenant_id = r.id) as "isAllocated",
      coalesce((select sum(installations)::int from devices d
        where d.vendor_id = ${vendorId}${scope.kind === 'partner' ? sql`` : sql` and d.scope_id = r.id`}), 0) as "activeDevices"
    from reach r order by r.name, r.id`)
  return rows
}
