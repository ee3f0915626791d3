import { biddingZonesOf } from '@wattdesk/contract/customers/site-place.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sqlState, type Tx } from '../../db/transaction.ts'

const uniqueViolation = '23505'

export type BulkTenant = {
  id: string
  affiliateId: string
  country: string
  language: string
  timeZone: string
  biddingZone: string | null
  at: Date
}

/**
 * Adds customers and their dependent rows in one statement; only customers that were inserted get dependent rows. Rows are
 * inserted in order of e-mail, so that concurrent inserts of the same customers wait instead of deadlocking.
 */
export async function insertCustomersFrom(tx: Tx, rows: SQL, tenant: BulkTenant): Promise<number> {
  // The planner cannot estimate the number of rows; a nested loop over them would cost more than everything else.
  await tx.execute(sql`select set_config('enable_nestloop', 'off', true)`)
  const made = await insertOnce(tx, rows, tenant)
  await tx.execute(sql`select set_config('enable_nestloop', 'on', true)`)
  return made
}

/** Duplicates are rare, and checking each row first would be slow: inserts optimistically, and rolls back and checks only after a conflict. */
async function insertOnce(tx: Tx, rows: SQL, tenant: BulkTenant): Promise<number> {
  try {
    return await tx.transaction((all) => insertFrom(all, rows, tenant, sql``))
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    return insertFrom(tx, rows, tenant, sql`on conflict do nothing`)
  }
}

async function insertFrom(db: Db, rows: SQL, tenant: BulkTenant, onConflict: SQL): Promise<number> {
  const { rows: made } = await db.execute<{ made: number }>(sql`
    with given as materialized (${rows}),
    made as (
      insert into customers (id, tenant_id, affiliate_id, partner_tenant_id, type, status, account_name, account_email,
        external_reference_id, second_external_reference_id, subscription, application_name, source_kind, white_label, gvs_enabled,
        created_at, updated_at, site_name, address, zip_code, city, user_terms)
      select g.customer_id, ${tenant.id}::uuid, ${tenant.affiliateId}::uuid, g.partner_tenant_id, ${customerType}, 'active', ${accountName}, g.account_email,
        g.external_reference_id, g.second_external_reference_id, g.subscription, g.application_name, 'csv', ${customerType} = 'whitelabel_partner',
        coalesce(g.gvs_enabled, false), ${tenant.at}, ${tenant.at}, coalesce(g.site_name, g.address), g.address, g.zip_code, g.city,
        g.first_name || ' ' || g.last_name || ' ' || g.account_email
      from given g order by g.account_email
      ${onConflict}
      returning id
    ),
    kept as materialized (select g.* from given g join made on made.id = g.customer_id),
    partners as (
      insert into tenants (id, parent_id, affiliate_id, kind, name, country, time_zone, language, bidding_zone, created_at)
      select g.partner_tenant_id, ${tenant.id}::uuid, ${tenant.affiliateId}::uuid, 'partner', ${accountName}, ${tenant.country},
        ${tenant.timeZone}, ${tenant.language}, ${tenant.biddingZone}, ${tenant.at}
      from kept g where g.partner_tenant_id is not null
    ),
    users as (
      insert into customer_users (id, customer_id, username, first_name, last_name, email, language, is_main, created_at, updated_at)
      select g.user_id, g.customer_id, g.account_email, g.first_name, g.last_name, g.account_email,
        coalesce(g.language, ${tenant.language}), true, ${tenant.at}, ${tenant.at} from kept g
    ),
    placed as (
      insert into sites (id, customer_id, name, address, zip_code, city, country, latitude, longitude, time_zone, bidding_zone, is_main, created_at, updated_at)
      select g.site_id, g.customer_id, coalesce(g.site_name, g.address), g.address, g.zip_code, g.city, coalesce(g.country, ${tenant.country}),
        g.latitude, g.longitude, coalesce(g.time_zone, ${tenant.timeZone}),
        ${zoneIn(sql`coalesce(g.country, ${tenant.country})`, { country: sql`${tenant.country}`, biddingZone: sql`${tenant.biddingZone}` })}, true, ${tenant.at}, ${tenant.at}
      from kept g where g.site_id is not null
    )
    select count(*)::int as made from made`)
  return made[0]?.made ?? 0
}

/** As `zoneOfNewSite` of the contract. */
const zoneIn = (country: SQL, tenant: { country: SQL; biddingZone: SQL }): SQL =>
  sql`case when ${country} = ${tenant.country} then ${tenant.biddingZone} else ${JSON.stringify(onlyZones)}::jsonb ->> ${country} end`
const onlyZones = Object.fromEntries(
  Object.entries(biddingZonesOf).flatMap(([country, [zone, ...others]]) => (others.length > 0 ? [] : [[country, zone]])),
)

/** Defaults to residential. */
const customerType = sql`coalesce(g.type, 'residential_customer')`

/** Defaults to the user's name. */
const accountName = sql`coalesce(g.account_name, g.first_name || ' ' || g.last_name)`

/** Changes of one customer: fields of its record, its main user and its main site, named as in the contract. */
export type BulkChange = { customerId: string } & Record<string, unknown>

export async function updateCustomersFrom(db: Db, changes: readonly BulkChange[], at: Date): Promise<void> {
  const given = sql`jsonb_array_elements(${JSON.stringify(changes)}::jsonb) d`
  const id = sql`(d ->> 'customerId')::uuid`
  const to = (table: string, column: string, field: string, type = 'text') =>
    sql`${sql.identifier(column)} = case when d ? ${field} then (d ->> ${field})::${sql.raw(type)} else ${sql.identifier(table)}.${sql.identifier(column)} end`
  await db.execute(sql`
    update customers c set version = c.version + 1, updated_at = ${at}, ${to('c', 'account_name', 'accountName')},
      ${to('c', 'account_email', 'accountEmail')}, ${to('c', 'external_reference_id', 'externalReferenceId')},
      ${to('c', 'second_external_reference_id', 'secondExternalReferenceId')}, ${to('c', 'subscription', 'subscription')},
      ${to('c', 'application_name', 'applicationName')}, ${to('c', 'gvs_enabled', 'gvsEnabled', 'boolean')},
      ${to('c', 'site_name', 'siteName')}, ${to('c', 'address', 'address')}, ${to('c', 'zip_code', 'zipCode')}, ${to('c', 'city', 'city')}
    from ${given} where c.id = ${id}`)
  await db.execute(sql`
    update customer_users u set version = u.version + 1, updated_at = ${at}, ${to('u', 'first_name', 'firstName')},
      ${to('u', 'last_name', 'lastName')}, ${to('u', 'language', 'language')}
    from ${given} where u.customer_id = ${id} and u.is_main and d ?| array['firstName', 'lastName', 'language']`)
  await db.execute(sql`
    update sites s set version = s.version + 1, updated_at = ${at}, ${to('s', 'name', 'siteName')}, ${to('s', 'address', 'address')},
      ${to('s', 'zip_code', 'zipCode')}, ${to('s', 'city', 'city')}, ${to('s', 'country', 'country')},
      ${to('s', 'latitude', 'latitude', 'double precision')}, ${to('s', 'longitude', 'longitude', 'double precision')},
      ${to('s', 'time_zone', 'timeZone')}, ${to('s', 'bidding_zone', 'biddingZone')}
    from ${given} where s.customer_id = ${id} and s.is_main
      and d ?| array['siteName', 'address', 'zipCode', 'city', 'country', 'latitude', 'longitude', 'timeZone', 'biddingZone']`)
  await insertMissingSites(db, given, id, at)
}

/** Adds a site that a change describes in full to customers without one. */
async function insertMissingSites(db: Db, given: SQL, id: SQL, at: Date): Promise<void> {
  await db.execute(sql`
    insert into sites (id, customer_id, name, address, zip_code, city, country, latitude, longitude, time_zone, bidding_zone, is_main, created_at, updated_at)
    select gen_random_uuid(), c.id, coalesce(d ->> 'siteName', d ->> 'address'), d ->> 'address', d ->> 'zipCode', d ->> 'city',
      coalesce(d ->> 'country', t.country), (d ->> 'latitude')::double precision, (d ->> 'longitude')::double precision,
      coalesce(d ->> 'timeZone', t.time_zone),
      ${zoneIn(sql`coalesce(d ->> 'country', t.country)`, { country: sql`t.country`, biddingZone: sql`t.bidding_zone` })}, true, ${at}, ${at}
    from ${given} join customers c on c.id = ${id} join tenants t on t.id = c.affiliate_id
    where d ?& array['address', 'zipCode', 'city'] and not exists (select from sites s where s.customer_id = c.id and s.is_main)`)
}
