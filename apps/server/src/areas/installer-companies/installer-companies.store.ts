import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { installerCompanies, installerCompanyMembers, unallocatedInstallations } from '../../db/domains/unallocated-installations/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

export type CompanyRow = typeof installerCompanies.$inferSelect

export async function findCompany(db: Db, scope: Scope, id: string): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select()
    .from(installerCompanies)
    .where(and(eq(installerCompanies.id, id), scopeSql(scope, installerCompanies)))
  return row
}

/** Locks a company against removal and against new installers and installations. */
export async function lockCompany(tx: Tx, scope: Scope, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx
    .select()
    .from(installerCompanies)
    .where(and(eq(installerCompanies.id, id), scopeSql(scope, installerCompanies)))
    .for('update')
  return row
}

/** Locks a company against removal. */
export async function shareCompany(tx: Tx, scope: Scope, id: string): Promise<CompanyRow | undefined> {
  const [row] = await tx
    .select()
    .from(installerCompanies)
    .where(and(eq(installerCompanies.id, id), scopeSql(scope, installerCompanies)))
    .for('share')
  return row
}

/** False if the ID is taken. */
export async function insertCompany(tx: Tx, row: CompanyRow): Promise<boolean> {
  const rows = await tx
    .insert(installerCompanies)
    .values(row)
    .onConflictDoNothing({ target: installerCompanies.id })
    .returning({ id: installerCompanies.id })
  return rows.length > 0
}

export async function deleteCompany(tx: Tx, id: string): Promise<void> {
  await tx.delete(installerCompanies).where(eq(installerCompanies.id, id))
}

export function countOpenInstallations(tx: Tx, companyId: string): Promise<number> {
  const { companyId: of, assignedAt, removedAt } = unallocatedInstallations
  return tx.$count(unallocatedInstallations, and(eq(of, companyId), isNull(assignedAt), isNull(removedAt)))
}

/** Gateways that were sent to the company and are still there. */
export function countGateways(tx: Tx, companyId: string): Promise<number> {
  return tx.$count(gateways, eq(gateways.companyId, companyId))
}

/** Undefined if the installer belongs to no company. */
export async function findCompanyOf(db: Db, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ companyId: installerCompanyMembers.companyId })
    .from(installerCompanyMembers)
    .where(eq(installerCompanyMembers.memberId, memberId))
  return row?.companyId
}

export async function listInstallersOf(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: installerCompanyMembers.memberId })
    .from(installerCompanyMembers)
    .where(eq(installerCompanyMembers.companyId, companyId))
    .orderBy(installerCompanyMembers.memberId)
  return rows.map((row) => row.id)
}

/** Counts how many of these members are installers within a scope. */
export async function countInstallers(tx: Tx, scope: Scope, ids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(
      and(
        inArray(members.id, [...ids]),
        isNull(members.removedAt),
        sql`'installer' = any(${members.roles})`,
        scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
      ),
    )
  return row?.count ?? 0
}

/** Installers leave their previous company. */
export async function putInstallers(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx
    .insert(installerCompanyMembers)
    .values(ids.toSorted().map((memberId) => ({ memberId, companyId })))
    .onConflictDoUpdate({ target: installerCompanyMembers.memberId, set: { companyId } })
}

export async function releaseInstallers(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(installerCompanyMembers)
    .where(and(eq(installerCompanyMembers.companyId, companyId), inArray(installerCompanyMembers.memberId, [...ids])))
}
