import { and, eq, getTableColumns, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { accessLoans, members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { isNamedSql } from '../../db/search-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { beginningsOf } from '../../platform/words.ts'

/** `permissions`: those lent, wherever they count. */
export type LoanRow = Omit<typeof accessLoans.$inferSelect, 'tenantPermissions'>
export type LoanOfTenant = LoanRow & { tenantName: string | null }

const { tenantPermissions, ...columns } = getTableColumns(accessLoans)
const loanColumns = { ...columns, permissions: sql<string[]>`coalesce(${tenantPermissions}, ${accessLoans.permissions})` }
const loanTenants = alias(tenants, 'loan_tenants')
const ofLoan = eq(loanTenants.id, accessLoans.tenantId)

/** False if this loan exists already, or another open one of the same role and tenant. */
export async function insertLoan(tx: Tx, loan: LoanRow): Promise<boolean> {
  const rows = await tx.insert(accessLoans).values(stored(loan)).onConflictDoNothing().returning({ id: accessLoans.id })
  return rows.length > 0
}

const stored = ({ permissions, ...loan }: LoanRow): typeof accessLoans.$inferInsert =>
  loan.tenantId ? { ...loan, permissions: [], tenantPermissions: permissions } : { ...loan, permissions }

export async function findLoan(db: Db, id: string): Promise<LoanRow | undefined> {
  const [row] = await db.select(loanColumns).from(accessLoans).where(eq(accessLoans.id, id))
  return row
}

/** Includes expired loans that are not closed yet. */
export async function listOpenLoans(db: Db, memberId: string): Promise<(LoanOfTenant & { lender: string })[]> {
  const rows = await db
    .select({ loan: loanColumns, tenantName: loanTenants.name, lender: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(accessLoans)
    .innerJoin(members, eq(members.id, accessLoans.lentBy))
    .leftJoin(loanTenants, ofLoan)
    .where(and(eq(accessLoans.memberId, memberId), isNull(accessLoans.closedAt)))
    .orderBy(accessLoans.endsAt, accessLoans.id)
  return rows.map(({ loan, ...names }) => ({ ...loan, ...names }))
}

export async function listOpenLoansBy(db: Db, lenderId: string): Promise<{ loan: LoanOfTenant; borrower: { id: string; name: string } }[]> {
  const rows = await db
    .select({
      loan: loanColumns,
      tenantName: loanTenants.name,
      borrower: { id: members.id, name: sql<string>`${members.firstName} || ' ' || ${members.lastName}` },
    })
    .from(accessLoans)
    .innerJoin(members, eq(members.id, accessLoans.memberId))
    .leftJoin(loanTenants, ofLoan)
    .where(and(eq(accessLoans.lentBy, lenderId), isNull(accessLoans.closedAt), isNull(members.removedAt)))
    .orderBy(accessLoans.endsAt, accessLoans.id)
    .limit(100)
  return rows.map(({ loan, tenantName, borrower }) => ({ loan: { ...loan, tenantName }, borrower }))
}

/** False if it is closed already. */
export async function closeLoan(tx: Tx, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(accessLoans)
    .set({ closedAt: at })
    .where(and(eq(accessLoans.id, id), isNull(accessLoans.closedAt)))
    .returning({ id: accessLoans.id })
  return rows.length > 0
}

/** Other processes skip the locked loans. */
export async function lockEndedLoans(tx: Tx, now: Date) {
  return tx
    .select({ loan: loanColumns, tenant: { tenantId: tenants.id, affiliateId: tenants.affiliateId } })
    .from(accessLoans)
    .innerJoin(members, eq(members.id, accessLoans.memberId))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(isNull(accessLoans.closedAt), lte(accessLoans.endsAt, now)))
    .orderBy(accessLoans.endsAt, accessLoans.id)
    .limit(100)
    .for('update', { of: accessLoans, skipLocked: true })
}

const tenantsShown = 50

/** Affiliates and partners within each of the scopes: affiliates first, by name. */
export async function listTenantsWithin(db: Db, scopes: readonly Scope[], wanted: { exceptId: string; searchValue: string | undefined }) {
  const typed = wanted.searchValue?.trim()
  const rows = await db
    .select({ id: tenants.id, name: tenants.name, kind: tenants.kind })
    .from(tenants)
    .where(
      and(
        ...scopes.map((scope) => scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: tenants.id })),
        ne(tenants.kind, 'operator'),
        ne(tenants.id, wanted.exceptId),
        isNull(tenants.removedAt),
        typed ? isNamedSql(sql`${tenants.name}`, { typed, beginnings: beginningsOf(typed) }) : undefined,
      ),
    )
    .orderBy(tenants.kind, inNameOrder(tenants.name), tenants.id)
    .limit(tenantsShown + 1)
  // The operator is left out.
  const items = rows.slice(0, tenantsShown) as { id: string; name: string; kind: 'affiliate' | 'partner' }[]
  return { items, hasMore: rows.length > tenantsShown }
}
