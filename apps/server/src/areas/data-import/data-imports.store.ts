import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { dataImportParts, dataImports } from '../../db/domains/data-import/tables.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { installations, pvBatteryConfigurations } from '../../db/domains/installations/tables.ts'
import { energyIntervals } from '../../db/domains/telemetry/tables.ts'
import { vendorRegionKeys, vendors } from '../../db/domains/vendors/tables.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import type { PackedFile, PackedPart } from './files/file-parts.format.ts'

export type ImportRecord = typeof dataImports.$inferSelect
export type NewImport = typeof dataImports.$inferInsert

const isUnderWay = inArray(dataImports.status, ['pending', 'binding', 'running'])

/** The customer of a site within a scope. */
export type SiteOwner = { customerId: string; timeZone: string; latitude: number | null; longitude: number | null }

export async function findSiteOwner(db: Db, scope: Scope, siteId: string): Promise<SiteOwner | undefined> {
  const [row] = await db
    .select({ customerId: sites.customerId, timeZone: sites.timeZone, latitude: sites.latitude, longitude: sites.longitude })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(and(eq(sites.id, siteId), customerScopeSql(scope)))
  return row
}

export type ImportableHead = { id: string; vendorName: string; vendorLabel: string; installedOn: string | null }

export async function lockImportable(tx: Tx, siteId: string, id: string): Promise<ImportableHead | undefined> {
  const [row] = await tx
    .select({
      id: installations.id,
      vendorName: vendors.name,
      vendorLabel: vendors.displayName,
      installedOn: installations.installedOn,
    })
    .from(installations)
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    .where(and(eq(installations.id, id), eq(installations.siteId, siteId)))
    .for('update', { of: installations })
  return row
}

/** The first stored quarter hour of a site, in epoch ms. */
export async function findFirstStored(db: Db, siteId: string): Promise<number | null> {
  const [row] = await db
    .select({ start: energyIntervals.start })
    .from(energyIntervals)
    .where(eq(energyIntervals.siteId, siteId))
    .orderBy(energyIntervals.start)
    .limit(1)
  return row ? row.start.getTime() : null
}

export async function findImport(db: Db, id: string): Promise<Pick<ImportRecord, 'id' | 'siteId' | 'installationId'> | undefined> {
  const columns = { id: dataImports.id, siteId: dataImports.siteId, installationId: dataImports.installationId }
  const [row] = await db.select(columns).from(dataImports).where(eq(dataImports.id, id))
  return row
}

export async function isImportUnderWay(db: Db, siteId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: dataImports.id })
    .from(dataImports)
    .where(and(eq(dataImports.siteId, siteId), isUnderWay))
    .limit(1)
  return row !== undefined
}

export async function isImportable(db: Db, siteId: string, installationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: installations.id })
    .from(installations)
    .where(and(eq(installations.id, installationId), eq(installations.siteId, siteId)))
  return row !== undefined
}

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await tx.insert(dataImports).values(row)
}

/** Facts about a file, known before any of it is written. */
export const fileFields = ({ rejected, findings, totals }: PackedFile): Partial<NewImport> => ({
  rejectedValues: rejected,
  findings,
  totals: Object.fromEntries(totals.map(({ quantity, ...sums }) => [quantity, sums])),
})

export async function insertParts(tx: Tx, importId: string, parts: readonly PackedPart[]): Promise<void> {
  await tx
    .insert(dataImportParts)
    .values(parts.map(({ start, content }) => ({ importId, startAt: new Date(start), content: Buffer.from(content) })))
}

/** The part of a file that begins at an instant. Months without data have none. */
export async function findPart(db: Db, importId: string, start: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: dataImportParts.content })
    .from(dataImportParts)
    .where(and(eq(dataImportParts.importId, importId), eq(dataImportParts.startAt, new Date(start))))
  return row?.content
}

export async function deleteParts(tx: Tx, importId: string): Promise<void> {
  await tx.delete(dataImportParts).where(eq(dataImportParts.importId, importId))
}

/**
 * Claims an import whose worker has been silent since `silentBefore` and that does not wait. Returns nothing if it has ended or
 * has another worker.
 */
export async function lockWaiting(tx: Tx, id: string, now: Date, silentBefore: Date): Promise<ImportRecord | undefined> {
  const isFree = or(isNull(dataImports.lease), lt(dataImports.workedAt, silentBefore))
  const isDue = or(isNull(dataImports.retryAt), lte(dataImports.retryAt, now))
  const [row] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.id, id), isUnderWay, isFree, isDue))
    .for('update', { skipLocked: true })
  return row
}

/** Returns the vendor's name. No other import of it begins until the transaction ends. */
export async function lockVendor(tx: Tx, installationId: string): Promise<string | undefined> {
  const [vendor] = await tx
    .select({ id: vendors.id, name: vendors.name })
    .from(installations)
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    .where(eq(installations.id, installationId))
  if (vendor) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${vendor.id}, 7240076))`)
  return vendor?.name
}

/** Counts imports whose worker has reported since an instant. */
export async function countRunning(db: Db, installationId: string, contactSince: Date): Promise<number> {
  const vendor = db.select({ id: installations.vendorId }).from(installations).where(eq(installations.id, installationId))
  const [row] = await db
    .select({ running: count() })
    .from(dataImports)
    .innerJoin(installations, eq(installations.id, dataImports.installationId))
    .where(
      and(
        isUnderWay,
        isNotNull(dataImports.lease),
        gte(dataImports.workedAt, contactSince),
        ne(dataImports.action, 'file'),
        eq(installations.vendorId, vendor),
      ),
    )
  return row?.running ?? 0
}

/** Undefined if the worker has lost its lease. */
export async function lockLeased(tx: Tx, id: string, lease: string): Promise<ImportRecord | undefined> {
  const [row] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.id, id), eq(dataImports.lease, lease), isUnderWay))
    .for('update')
  return row
}

/** Whatever its worker. */
export async function lockImport(tx: Tx, siteId: string, id: string): Promise<ImportRecord | undefined> {
  const [row] = await tx
    .select()
    .from(dataImports)
    .where(and(eq(dataImports.id, id), eq(dataImports.siteId, siteId)))
    .for('update')
  return row
}

export async function changeImport(db: Db, id: string, fields: Partial<NewImport>): Promise<void> {
  await db.update(dataImports).set(fields).where(eq(dataImports.id, id))
}

/** Renews the lease. */
export async function touchImport(db: Db, id: string, lease: string, at: Date): Promise<void> {
  await db
    .update(dataImports)
    .set({ workedAt: at })
    .where(and(eq(dataImports.id, id), eq(dataImports.lease, lease)))
}

/** An installation shows the status of its latest import. */
export async function noteImportStatus(tx: Tx, { installationId, status }: Pick<ImportRecord, 'installationId' | 'status'>): Promise<void> {
  if (!installationId) return
  await tx.update(installations).set({ dataImportStatus: status }).where(eq(installations.id, installationId))
}

/** Imports without a worker that are due. */
export async function listDueImports(db: Db, now: Date, silentBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: dataImports.id })
    .from(dataImports)
    .where(
      and(
        isUnderWay,
        or(isNull(dataImports.retryAt), lte(dataImports.retryAt, now)),
        or(lt(dataImports.workedAt, silentBefore), and(isNull(dataImports.lease), sql`${dataImports.retryAt} is not null`)),
      ),
    )
    .orderBy(dataImports.workedAt)
    .limit(50)
  return rows.map((row) => row.id)
}

/** An installation as its vendor's connector needs it. Keys are sealed. */
export type StoredConfiguration = {
  vendorId: string
  vendorName: string
  installationId: string
  serialNumber: string | null
  gatewaySerialNumber: string | null
  vendorSiteId: string | null
  vendorUserId: string | null
  vrmPortalId: string | null
  apiKey: Buffer | null
  timeZone: string
}

export async function findConfiguration(db: Db, id: string): Promise<StoredConfiguration | undefined> {
  const [row] = await db
    .select({
      vendorId: installations.vendorId,
      vendorName: vendors.name,
      installationId: installations.vendorInstallationId,
      serialNumber: installations.serialNumber,
      gatewaySerialNumber: sql<string | null>`(
        select ${gateways.serialNumber} from ${gateways} where ${gateways.siteId} = ${installations.siteId} limit 1)`,
      vendorSiteId: pvBatteryConfigurations.vendorSiteId,
      vendorUserId: pvBatteryConfigurations.vendorUserId,
      vrmPortalId: pvBatteryConfigurations.vrmPortalId,
      ownKey: pvBatteryConfigurations.apiKey,
      regionKey: vendorRegionKeys.apiKey,
      vendorKey: vendors.apiKey,
      timeZone: sites.timeZone,
    })
    .from(installations)
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    .innerJoin(sites, eq(sites.id, installations.siteId))
    .innerJoin(customers, eq(customers.id, installations.customerId))
    .leftJoin(pvBatteryConfigurations, eq(pvBatteryConfigurations.id, installations.id))
    .leftJoin(
      vendorRegionKeys,
      and(eq(vendorRegionKeys.vendorId, installations.vendorId), eq(vendorRegionKeys.affiliateId, customers.affiliateId)),
    )
    .where(eq(installations.id, id))
  if (!row) return undefined
  const { ownKey, regionKey, vendorKey, ...rest } = row
  return { ...rest, apiKey: ownKey ?? regionKey ?? vendorKey }
}

/** A customer's PV and battery configurations of some vendors. */
export async function listConfigurationsOf(db: Db, customerId: string, vendorNames: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    .where(and(eq(installations.customerId, customerId), eq(installations.kind, 'pvbattery'), inArray(vendors.name, [...vendorNames])))
    .orderBy(installations.addedAt)
    .limit(5)
  return rows.map((row) => row.id)
}

export async function findTimeZone(db: Db, siteId: string): Promise<string | undefined> {
  const [row] = await db.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, siteId))
  return row?.timeZone
}

/** The tenants that the activity entries of an import belong to. */
export async function findTenantOf(tx: Tx, customerId: string): Promise<{ tenantId: string; affiliateId: string } | undefined> {
  const [row] = await tx
    .select({ tenantId: customers.tenantId, affiliateId: customers.affiliateId })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row
}
