import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sites } from '../../db/domains/customers/tables.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { unallocatedInstallations as table } from '../../db/domains/unallocated-installations/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

export type InstallationRow = typeof table.$inferSelect
/** A caller's visibility: a scope, and within it a company's own. */
export type Within = { scope: Scope; companyId: string | null | undefined }

function isWithin({ scope, companyId }: Within) {
  const ofCompany = companyId === undefined ? undefined : sql`${table.companyId} = ${companyId}::uuid`
  return and(isNull(table.removedAt), scopeSql(scope, table), ofCompany)
}

export async function findInstallation(db: Db, within: Within, id: string): Promise<InstallationRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isWithin(within)))
  return row
}

/** The installation that was assigned to a site last. */
export async function findAssignedTo(db: Db, within: Within, siteId: string): Promise<InstallationRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.siteId, siteId), isWithin(within)))
    .orderBy(desc(table.assignedAt), desc(table.id))
    .limit(1)
  return row
}

export async function hasStartCode(db: Db, gatewayId: string, startCode: string): Promise<boolean> {
  return (await db.$count(gateways, and(eq(gateways.id, gatewayId), eq(gateways.startCode, startCode)))) > 0
}

/** Whether the ID is taken, by any owner. */
export async function isKnown(db: Db, id: string): Promise<boolean> {
  return (await db.$count(table, eq(table.id, id))) > 0
}

/** Locks an installation, after its gateway. */
export async function lockInstallation(tx: Tx, id: string): Promise<InstallationRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.removedAt)))
    .for('update')
  return row
}

export async function insertInstallation(tx: Tx, row: typeof table.$inferInsert): Promise<void> {
  await tx.insert(table).values(row)
}

export async function changeInstallation(tx: Tx, id: string, change: Partial<InstallationRow>): Promise<void> {
  await tx.update(table).set(change).where(eq(table.id, id))
}

export async function deleteInstallation(tx: Tx, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id))
}

/** The customer's home: the main site, or else the oldest. */
export async function findHome(db: Db, customerId: string): Promise<{ id: string; zipCode: string } | undefined> {
  const [row] = await db
    .select({ id: sites.id, zipCode: sites.zipCode })
    .from(sites)
    .where(eq(sites.customerId, customerId))
    .orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id))
    .limit(1)
  return row
}

/** Installations whose access expired before an instant, in order of expiry. */
export function listLongExpired(db: Db, before: Date): Promise<Pick<InstallationRow, 'id' | 'gatewayId'>[]> {
  return db
    .select({ id: table.id, gatewayId: table.gatewayId })
    .from(table)
    .where(and(lte(table.expiresAt, before), isNull(table.assignedAt), isNull(table.removedAt)))
    .orderBy(asc(table.expiresAt), asc(table.id))
    .limit(1_000)
}

/** Locks an installation that was removed before an instant. Other processes skip it. */
export async function lockRemoved(tx: Tx, before: Date): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(lte(table.removedAt, before))
    .orderBy(asc(table.removedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Locks an assigned installation whose measurements are due to be moved. Other processes skip it. */
export async function lockDueMove(tx: Tx, now: Date): Promise<InstallationRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(lte(table.moveDueAt, now))
    .orderBy(asc(table.moveDueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}
