import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { sites } from '../../db/domains/customers/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { vendorSourceSql } from '../../db/vendor-source-sql.ts'
import { type Kind, type Stored, without } from './kinds/kind.ts'

type Head = typeof installations.$inferSelect
export type NewHead = typeof installations.$inferInsert
type Row = Record<string, unknown>

/** Locks a customer's site, which serializes changes of its grid connection point. */
export async function lockSite(tx: Tx, customerId: string, siteId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.id, siteId), eq(sites.customerId, customerId)))
    .for('update')
  return rows.length > 0
}

/** Locks an installation, after its site. */
export async function lockInstallation(tx: Tx, kind: Kind, customerId: string, id: string): Promise<Stored | undefined> {
  const isMeant = and(eq(installations.id, id), eq(installations.customerId, customerId), eq(installations.kind, kind.name))
  const [place] = await tx.select({ siteId: installations.siteId }).from(installations).where(isMeant)
  if (!place) return undefined
  await lockSite(tx, customerId, place.siteId)
  const [head] = await tx.select().from(installations).where(isMeant).for('update')
  return head && (await readRows(tx, kind, [head]))[0]
}

/** Locks a customer's installations of a kind against removal. Newest first. */
export async function shareInstallationsOfKind(tx: Tx, customerId: string, kind: InstallationKind): Promise<string[]> {
  const rows = await tx
    .select({ id: installations.id })
    .from(installations)
    .where(and(eq(installations.customerId, customerId), eq(installations.kind, kind)))
    .orderBy(desc(installations.addedAt), desc(installations.id))
    .limit(100)
    .for('key share')
  return rows.map((row) => row.id)
}

export async function readRows(db: Db, { table, parts }: Kind, heads: readonly Head[]): Promise<Stored[]> {
  if (heads.length === 0) return []
  const ids = heads.map((head) => head.id)
  const own: Row[] = await db
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, ids))
  const below: Row[] = parts
    ? await db
        .select()
        .from(parts as PgTable)
        .where(inArray(parts.configurationId, ids))
        .orderBy(asc(parts.position))
    : []
  return heads.map((head) => ({
    head,
    own: without(own.find((row) => row.id === head.id) ?? {}, 'id', 'kind'),
    parts: below.filter((row) => row.configurationId === head.id),
  }))
}

export async function insertHead(tx: Tx, head: NewHead): Promise<void> {
  await tx.insert(installations).values(head)
}

export async function insertInstallation(tx: Tx, { table, parts }: Kind, head: NewHead, own: Row, below: readonly Row[]): Promise<void> {
  await insertHead(tx, head)
  await tx.insert(table as PgTable).values({ ...own, id: head.id })
  if (parts) await insertParts(tx, parts, head.id, below)
}

type HeadChange = Partial<NewHead> & { id: string }

export async function changeInstallation(
  tx: Tx,
  { table, parts }: Kind,
  change: HeadChange,
  own: Row,
  below: readonly Row[],
): Promise<void> {
  const { id, ...head } = change
  await tx.update(installations).set(head).where(eq(installations.id, id))
  if (Object.keys(own).length > 0)
    await tx
      .update(table as PgTable)
      .set(own)
      .where(eq(table.id, id))
  if (!parts) return
  await tx.delete(parts).where(eq(parts.configurationId, id))
  await insertParts(tx, parts, id, below)
}

async function insertParts(tx: Tx, parts: PgTable, configurationId: string, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await tx.insert(parts).values(rows.map((row, position) => ({ ...row, configurationId, position })))
}

/** Notes which home the vendor's installation leaves. Call it before the installation is deleted, or gets another ID of its vendor. */
export async function keepStay(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into installation_stays (vendor_id, vendor_installation_id, installation_id, source_id, site_id, left_at)
    select vendor_id, vendor_installation_id, id, ${vendorSourceSql()}, site_id, ${at.toISOString()}::timestamptz
    from installations where id = ${id}
    on conflict do nothing`)
}

/** The rows of its kind go with it. */
export async function deleteInstallation(tx: Tx, id: string, at: Date): Promise<void> {
  await keepStay(tx, id, at)
  await tx.delete(installations).where(eq(installations.id, id))
}

export async function findGcp(tx: Tx, siteId: string, otherThan?: string): Promise<Head | undefined> {
  const [row] = await tx
    .select()
    .from(installations)
    .where(and(eq(installations.siteId, siteId), eq(installations.isGcp, true), otherThan ? ne(installations.id, otherThan) : undefined))
  return row
}

export async function clearGcp(tx: Tx, { id, version }: Pick<Head, 'id' | 'version'>, at: Date): Promise<void> {
  await tx
    .update(installations)
    .set({ isGcp: false, version: version + 1, updatedAt: at })
    .where(eq(installations.id, id))
}

/** The customer and the installation that a vendor's ID belongs to. */
export async function findOwner(db: Db, vendorId: string, vendorInstallationId: string) {
  const [row] = await db
    .select({ id: installations.id, customerId: installations.customerId })
    .from(installations)
    .where(and(eq(installations.vendorId, vendorId), eq(installations.vendorInstallationId, vendorInstallationId)))
  return row
}
