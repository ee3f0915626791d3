import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { accessLoans, members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type LoanRow = typeof accessLoans.$inferSelect

/** False if this loan exists already, or another open one of the same role. */
export async function insertLoan(tx: Tx, loan: LoanRow): Promise<boolean> {
  const rows = await tx.insert(accessLoans).values(loan).onConflictDoNothing().returning({ id: accessLoans.id })
  return rows.length > 0
}

export async function findLoan(db: Db, id: string): Promise<LoanRow | undefined> {
  const [row] = await db.select().from(accessLoans).where(eq(accessLoans.id, id))
  return row
}

/** Includes expired loans that are not closed yet. */
export async function listOpenLoans(db: Db, memberId: string): Promise<(LoanRow & { lender: string })[]> {
  const rows = await db
    .select({ loan: accessLoans, lender: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(accessLoans)
    .innerJoin(members, eq(members.id, accessLoans.lentBy))
    .where(and(eq(accessLoans.memberId, memberId), isNull(accessLoans.closedAt)))
    .orderBy(accessLoans.endsAt, accessLoans.id)
  return rows.map(({ loan, lender }) => ({ ...loan, lender }))
}

export async function listOpenLoansBy(db: Db, lenderId: string): Promise<{ loan: LoanRow; borrower: { id: string; name: string } }[]> {
  return db
    .select({
      loan: accessLoans,
      borrower: { id: members.id, name: sql<string>`${members.firstName} || ' ' || ${members.lastName}` },
    })
    .from(accessLoans)
    .innerJoin(members, eq(members.id, accessLoans.memberId))
    .where(and(eq(accessLoans.lentBy, lenderId), isNull(accessLoans.closedAt), isNull(members.removedAt)))
    .orderBy(accessLoans.endsAt, accessLoans.id)
    .limit(100)
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
    .select({ loan: accessLoans, tenant: { tenantId: tenants.id, affiliateId: tenants.affiliateId } })
    .from(accessLoans)
    .innerJoin(members, eq(members.id, accessLoans.memberId))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(isNull(accessLoans.closedAt), lte(accessLoans.endsAt, now)))
    .orderBy(accessLoans.endsAt, accessLoans.id)
    .limit(100)
    .for('update', { of: accessLoans, skipLocked: true })
}
