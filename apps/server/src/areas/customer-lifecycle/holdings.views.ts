import type { CustomerHoldings } from '@wattdesk/contract/customer-lifecycle/models.ts'
import { and, eq, sql } from 'drizzle-orm'
import { uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Counting stops here; a more precise number is not needed. */
const samplesMax = 1_000_000

export async function countHoldings(db: Db, scope: Scope, id: string): Promise<CustomerHoldings> {
  const [customer] = await db
    .select({ partnerTenantId: customers.partnerTenantId })
    .from(customers)
    .where(and(eq(customers.id, id), customerScopeSql(scope)))
  if (!customer) throw new DomainError('CustomerNotFound')
  const { partnerTenantId } = customer
  const unallocated = sql`(select id from unallocated_installations where customer_id = ${id} or tenant_id = ${partnerTenantId})`
  const sitesOf = sql`(select id from sites where customer_id = ${id})`
  const { rows } = await db.execute<Omit<CustomerHoldings, keyof Measured> & { siteIds: string[] }>(sql`
    select array(select id from sites where customer_id = ${id} union select id from ${unallocated} placed) as "siteIds",
      (select count(*)::int from customer_users where customer_id = ${id}) as users,
      (select count(*)::int from sites where customer_id = ${id}) as sites,
      (select count(*)::int from installations where customer_id = ${id}) as installations,
      (select count(*)::int from gateways where site_id in ${sitesOf} or unallocated_installation_id in ${unallocated}) as gateways,
      (select count(*)::int from sales where customer_id = ${id}) as sales,
      (select count(*)::int from alarms where customer_id = ${id}) as alarms,
      (select count(*)::int from invitations where customer_id = ${id}) as invitations,
      (select count(*)::int from outbox_mails where customer_id = ${id}) as mails,
      (select count(*)::int from (
        select import_id, row from customer_import_rows where customer_id = ${id}
        union select import_id, row from customer_import_rows where existing_id = ${id}
        union select r.import_id, r.row from customer_imports i join customer_import_rows r on r.import_id = i.id
          where i.tenant_id = ${partnerTenantId} and i.state <> 'uploading') rows) as "importRows",
      (select count(*)::int from webhook_deliveries where site_id in ${sitesOf}) as deliveries,
      (select count(*)::int from activity_entries where customer_id = ${id}) as "logEntries",
      (select count(*)::int from customers where tenant_id = ${partnerTenantId} and status <> 'deleted') as customers,
      (select count(*)::int from members where tenant_id = ${partnerTenantId} and removed_at is null) as members`)
  const [counted] = rows
  if (!counted) throw new Error('Count query returned no row')
  const { siteIds, ...others } = counted
  return { ...others, ...(await countMeasured(db, siteIds)) }
}

type Measured = Pick<CustomerHoldings, 'samples' | 'samplesAreCapped' | 'energyDays'>

/** By site IDs, so that a cluster queries only the nodes of these sites. */
async function countMeasured(db: Db, siteIds: readonly string[]): Promise<Measured> {
  const isOfSite = sql`site_id = any(${uuidArray(siteIds, (id) => id)}::uuid[])`
  const { rows } = await db.execute<{ samples: number; energyDays: number }>(sql`
    select (select count(*)::int from (select 1 from samples where ${isOfSite} limit ${samplesMax}) counted) as samples,
      (select count(*)::int from energy_days where ${isOfSite}) as "energyDays"`)
  const { samples = 0, energyDays = 0 } = rows[0] ?? {}
  return { samples, energyDays, samplesAreCapped: samples === samplesMax }
}
