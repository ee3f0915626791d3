import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { vendorRegionKeys, vendors, withheldVendors } from '../../db/domains/vendors/tables.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Tx } from '../../db/transaction.ts'

export type VendorRow = typeof vendors.$inferSelect

export async function findVendorRow(db: Db, id: string): Promise<VendorRow | undefined> {
  const [row] = await db
    .select()
    .from(vendors)
    .where(prepared(eq(vendors.id, id)))
  return row
}

export async function findVendorRowNamed(db: Db, name: string): Promise<VendorRow | undefined> {
  const [row] = await db
    .select()
    .from(vendors)
    .where(eq(vendors.name, sql`lower(${name})`))
  return row
}

export async function findGatewayVendorShown(db: Db, displayName: string): Promise<VendorRow | undefined> {
  const [row] = await db
    .select()
    .from(vendors)
    .where(and(eq(vendors.category, 'iothub'), eq(vendors.displayName, displayName)))
    .orderBy(vendors.id)
    .limit(1)
  return row
}

export async function listVendorRowsOf(db: Db, category: VendorRow['category'], most: number): Promise<VendorRow[]> {
  return db.select().from(vendors).where(eq(vendors.category, category)).orderBy(vendors.id).limit(most)
}

/** Locks vendors in the order of their IDs, so that two removals never deadlock. */
export async function lockVendors(tx: Tx, ids: readonly string[]): Promise<VendorRow[]> {
  return tx
    .select()
    .from(vendors)
    .where(inArray(vendors.id, [...ids]))
    .orderBy(vendors.id)
    .for('update')
}

export async function countVendors(db: Db): Promise<number> {
  return db.$count(vendors)
}

/** False if the name is taken. */
export async function insertVendor(tx: Tx, row: VendorRow): Promise<boolean> {
  const made = await tx.insert(vendors).values(row).onConflictDoNothing().returning({ id: vendors.id })
  return made.length > 0
}

export async function updateVendorRow(tx: Tx, id: string, change: Partial<VendorRow>): Promise<void> {
  await tx
    .update(vendors)
    .set({ ...change, version: sql`${vendors.version} + 1` })
    .where(eq(vendors.id, id))
}

export async function deleteVendor(tx: Tx, id: string): Promise<void> {
  await tx.delete(vendors).where(eq(vendors.id, id))
}

export type RegionKeysRow = typeof vendorRegionKeys.$inferSelect

export type WebhookKeysRow = Pick<RegionKeysRow, 'webhookKey' | 'previousWebhookKey' | 'previousWebhookKeyUntil'> & {
  affiliateId: string | null
}

/** The webhook keys of a vendor: its own, and those of regions. */
export async function listWebhookKeyRows(db: Db, vendorId: string): Promise<WebhookKeysRow[]> {
  const { webhookKey, previousWebhookKey, previousWebhookKeyUntil, affiliateId } = vendorRegionKeys
  const own = { webhookKey: vendors.webhookKey, previousWebhookKey: vendors.previousWebhookKey }
  return db
    .select({ ...own, previousWebhookKeyUntil: vendors.previousWebhookKeyUntil, affiliateId: sql<string | null>`null::uuid` })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
    .unionAll(
      db
        .select({ webhookKey, previousWebhookKey, previousWebhookKeyUntil, affiliateId })
        .from(vendorRegionKeys)
        .where(prepared(eq(vendorRegionKeys.vendorId, vendorId))),
    )
}

export async function listRegionKeys(db: Db, vendorId: string): Promise<RegionKeysRow[]> {
  return db
    .select()
    .from(vendorRegionKeys)
    .where(prepared(eq(vendorRegionKeys.vendorId, vendorId)))
    .orderBy(vendorRegionKeys.affiliateId)
}

export async function putRegionKeys(tx: Tx, row: RegionKeysRow): Promise<void> {
  const { vendorId, affiliateId, ...set } = row
  const target = [vendorRegionKeys.vendorId, vendorRegionKeys.affiliateId]
  await tx.insert(vendorRegionKeys).values(row).onConflictDoUpdate({ target, set })
}

/** Whether an affiliate must not add devices of a vendor. */
export async function isWithheld(db: Db, vendorId: string, tenantId: string): Promise<boolean> {
  return (await db.$count(withheldVendors, and(eq(withheldVendors.vendorId, vendorId), eq(withheldVendors.tenantId, tenantId)))) > 0
}

export async function listWithheld(tx: Tx, vendorId: string, tenantIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ tenantId: withheldVendors.tenantId })
    .from(withheldVendors)
    .where(and(eq(withheldVendors.vendorId, vendorId), inArray(withheldVendors.tenantId, [...tenantIds])))
  return rows.map((row) => row.tenantId)
}

/** Withholds a vendor from exactly these of the given affiliates. */
export async function replaceWithheld(tx: Tx, vendorId: string, affiliates: readonly string[], withheld: readonly string[]): Promise<void> {
  if (affiliates.length === 0) return
  await tx.delete(withheldVendors).where(and(eq(withheldVendors.vendorId, vendorId), inArray(withheldVendors.tenantId, [...affiliates])))
  if (withheld.length > 0) await tx.insert(withheldVendors).values(withheld.map((tenantId) => ({ vendorId, tenantId })))
}

/** Devices that exist at both vendors under the same ID. */
export async function countClashes(tx: Tx, vendorId: string, replacementId: string): Promise<number> {
  const { rows } = await tx.execute<{ clashes: number }>(sql`
    select count(*)::int as clashes from installations i join installations o
      on o.vendor_id = ${replacementId} and o.vendor_installation_id = i.vendor_installation_id
    where i.vendor_id = ${vendorId}`)
  return rows[0]?.clashes ?? 0
}

export type MovedDevice = { id: string; kind: string; customerId: string; tenantId: string; affiliateId: string }

/** Moves all devices of a vendor in one statement. Returns them with their customers. */
export async function moveDevices(tx: Tx, vendorId: string, replacementId: string, at: Date): Promise<MovedDevice[]> {
  const { rows } = await tx.execute<MovedDevice>(sql`
    with moved as (
      update installations set vendor_id = ${replacementId}, updated_at = ${at.toISOString()}::timestamptz, version = version + 1
      where vendor_id = ${vendorId} returning id, kind, customer_id
    )
    select m.id, m.kind, m.customer_id as "customerId", c.tenant_id as "tenantId", c.affiliate_id as "affiliateId"
    from moved m join customers c on c.id = m.customer_id order by m.id`)
  return rows
}

/** Gives the gateways of a vendor, and those that a previewed delivery will add, another vendor. */
export async function renameInStock(tx: Tx, { name, displayName }: VendorRow, replacement: string): Promise<void> {
  // The index has names in lower case.
  const isOf = sql`lower(vendor_name) in (${name}, lower(${displayName}))
    and (lower(vendor_name) = ${name} or vendor_name = ${displayName} and not exists (select from vendors v where v.name = lower(vendor_name)))`
  await tx.execute(sql`update gateways set vendor_name = ${replacement} where ${isOf}`)
  await tx.execute(sql`update gateway_deliveries set vendor_name = ${replacement} where status = 'previewed' and (${isOf})`)
}

/** Whether the last check of a home `h` found nothing wrong with its silence: at night, nothing measures one with an inverter alone. */
const isExpectedSilence = sql.raw(
  `jsonb_path_exists(h.components, '$[*] ? (@.kind == "site" && @.code != "NoData" && @.code != "ConnectionLost")')`,
)

/**
 * Measures the health of every vendor by the measurements that it delivers. Homes that were measured and others each have an index. Those of
 * customers that are no longer active may be silent.
 */
export async function measureVendors(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    with sites as (
      select h.vendor_id, (count(*) filter (where h.measured_at >= ${at} - interval '2 hours' or ${isExpectedSilence}))::int as delivering,
        (count(*) filter (where h.measured_at < ${at} - interval '2 hours' and not ${isExpectedSilence}
          and exists (select from customers c where c.id = h.customer_id and c.status = 'active')))::int as silent
      from site_health h where h.vendor_id is not null and h.measured_at >= ${at} - interval '30 days' group by 1
    ), found as (
      select v.id, coalesce(s.delivering, 0) as delivering, coalesce(s.silent, 0) as silent,
        exists (select from vendor_outages o where o.vendor_id = v.id and o.ended_at is null) as has_outage,
        exists (select from site_health h where h.vendor_id = v.id and h.measured_at is not null)
          or exists (select from site_health h where h.vendor_id = v.id and h.measured_at is null) as has_homes
      from vendors v left join sites s on s.vendor_id = v.id
    ), judged as (
      select *, case
        when has_outage or silent > delivering then 'error'
        when silent * 10 > delivering + silent then 'warning'
        when delivering > 0 then 'ok'
        when has_homes then 'no_data'
        else 'not_applicable' end as health
      from found
    )
    update vendors set health = j.health, delivering_sites = j.delivering, silent_sites = j.silent, has_outage = j.has_outage,
      health_measured_at = ${at}, not_valid_since = case when j.health in ('warning', 'error', 'no_data') then coalesce(not_valid_since, ${at}) end
    from judged j where j.id = vendors.id`)
}
