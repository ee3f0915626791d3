import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { customers } from '../../../db/domains/customers/tables.ts'
import { members } from '../../../db/domains/members/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { CustomerRecord } from '../customer-lifecycle.store.ts'
import { destroyedAtOnce, type Owner } from './purge-list.store.ts'

/** `unallocated`: unallocated installations that were assigned to the customer, or belong to the partner's tenant. */
export type Holdings = Record<Owner | 'unallocated', string[]>
type Column = 'users' | 'sites' | 'installations' | 'gateways' | 'unallocated' | 'members'

export async function listHoldings(tx: Tx, { id, partnerTenantId }: Pick<CustomerRecord, 'id' | 'partnerTenantId'>): Promise<Holdings> {
  const { rows } = await tx.execute<Record<Column, string[]>>(sql`
    with unallocated as (select id from unallocated_installations where customer_id = ${id} or tenant_id = ${partnerTenantId})
    select array(select id from customer_users where customer_id = ${id}) as users,
      array(select id from sites where customer_id = ${id}) as sites,
      array(select id from installations where customer_id = ${id}) as installations,
      array(select id from gateways where site_id in (select id from sites where customer_id = ${id})
        union select id from gateways where installation_id in (select id from installations where customer_id = ${id})
        union select id from gateways where unallocated_installation_id in (select id from unallocated)) as gateways,
      array(select id from unallocated) as unallocated,
      array(select id from members where tenant_id = ${partnerTenantId}) as members`)
  const [found] = rows
  return {
    customer: [id],
    user: found?.users ?? [],
    site: found?.sites ?? [],
    installation: found?.installations ?? [],
    gateway: found?.gateways ?? [],
    unallocated: found?.unallocated ?? [],
    partnerTenant: partnerTenantId ? [partnerTenantId] : [],
    member: found?.members ?? [],
  }
}

/** Clears rejected messages of the customer's gateways. */
export async function forgetRejections(tx: Tx, serialNumbers: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from ingest_rejections where origin = any(${sql.param([...serialNumbers])})`)
}

export async function destroyRecords(tx: Tx, holdings: Holdings): Promise<void> {
  for (const { table, column, of } of destroyedAtOnce) {
    if (holdings[of].length === 0) continue
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${anyOf(sql.identifier(column), holdings[of])}`)
  }
}

/**
 * Counts the customer's installations as those of a deleted customer, on the days they were added. Deleting them subtracts them under the
 * customer's previous status.
 */
export async function countAsDeleted(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(sql`
    insert into installation_statistic_deltas
      (scope_id, added_on, kind, vendor_id, type, status, source_kind, installations, pv_peak_power_w, battery_capacity_wh,
       unsized_pv_systems, unsized_batteries)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, 'deleted', c.source_kind,
      count(*), sum(coalesce(p.pv_peak_power_w, 0)), sum(coalesce(p.battery_capacity_wh, 0)),
      sum(unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w)), sum(unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh))
    from customers c join installations i on i.customer_id = c.id
    left join pv_battery_configurations p on p.id = i.id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    where c.id = ${customerId} group by 1, 2, 3, 4, 5, 7`)
}

/** The remaining fields of a customer. A test checks that every column is either here or kept. */
export const emptied = {
  accountName: '',
  accountEmail: '',
  externalReferenceId: null,
  secondExternalReferenceId: null,
  subscription: null,
  applicationName: null,
  sourceMemberId: null,
  installationStatus: 'none',
  idpId: null,
  idpLink: null,
  idpStatus: 'unregistered',
  twoFactor: false,
  gvsEnabled: false,
  gvsRedeemedCents: null,
  joinedAt: null,
  lastSeenAt: null,
  siteName: null,
  address: null,
  zipCode: null,
  city: null,
  userTerms: null,
} as const satisfies Partial<typeof customers.$inferInsert>

export async function emptyCustomer(tx: Tx, { id, version }: CustomerRecord, at: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ ...emptied, status: 'deleted', deletedAt: at, updatedAt: at, version: version + 1 })
    .where(eq(customers.id, id))
}

/** Deletes the customer's positions in the list orders; page marks are recalculated. */
export async function forgetPlaces(tx: Tx, { id, affiliateId }: CustomerRecord): Promise<void> {
  await tx.execute(sql`delete from customer_moves where affiliate_id = ${affiliateId} and customer_id = ${id}`)
  await tx.execute(sql`delete from customer_page_marks where affiliate_id = ${affiliateId} and customer_id = ${id}`)
  await tx.execute(sql`insert into customer_moves (affiliate_id, weight) values (${affiliateId}, 0)`)
}

/** Former members included. */
export async function listPeople(tx: Tx, tenantId: string): Promise<{ id: string; email: string }[]> {
  return tx.select({ id: members.id, email: members.email }).from(members).where(eq(members.tenantId, tenantId))
}

/** Reduces a purged partner's tenant to its key. Its members are removed first. */
export async function emptyTenant(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(tenants)
    .set({ ...emptiedTenant, removedAt: at })
    .where(and(eq(tenants.id, id), isNull(tenants.removedAt)))
  await tx.update(members).set({ email: '', firstName: '', lastName: '', preferences: {} }).where(eq(members.tenantId, id))
}

export const emptiedTenant = {
  name: '',
  domain: null,
  contactEmail: null,
  contactPhone: null,
  activationEmail: null,
  impressumUrl: null,
  appProtocol: null,
  surveyMobileUrl: null,
  surveyWebUrl: null,
  pvOnboardingEmail: null,
  pvOnboardingPhone: null,
  pvOnboardingInstallEmail: null,
  idpClientId: null,
  idpDashboardAppId: null,
  idpPoolId: null,
  logoFileId: null,
} as const satisfies Partial<typeof tenants.$inferInsert>

/** Leaves the gateways of a partner's stock to its region. Returns them. */
export async function handOverGateways(tx: Tx, tenantId: string, at: Date): Promise<{ id: string; affiliateId: string }[]> {
  const { rows } = await tx.execute<{ id: string; affiliateId: string }>(sql`
    update gateways set tenant_id = affiliate_id, moved_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and affiliate_id is not null returning id, affiliate_id as "affiliateId"`)
  return rows
}

/** Counts customers that are not purged. Blocks additions until the transaction ends. */
export async function lockTenantAndCount(tx: Tx, tenantId: string): Promise<number> {
  await tx.execute(sql`select id from tenants where id = ${tenantId} for update`)
  return tx.$count(customers, and(eq(customers.tenantId, tenantId), sql`${customers.status} <> 'deleted'`))
}

export function anyOf(column: SQL | Parameters<typeof eq>[0] | ReturnType<typeof sql.identifier>, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`
}
