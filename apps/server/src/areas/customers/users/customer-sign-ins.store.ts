import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerIdentities, customers, customerUsers } from '../../../db/domains/customers/tables.ts'

const account = {
  subject: customerIdentities.subject,
  passwordHash: customerIdentities.passwordHash,
  passwordChangedAt: customerIdentities.passwordChangedAt,
  userId: customerUsers.id,
  email: customerUsers.email,
  name: sql<string>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`,
  language: customerUsers.language,
  customerId: customers.id,
  accountName: customers.accountName,
  tenantId: customers.tenantId,
  affiliateId: customers.affiliateId,
}

/** A user who may sign in to the app: one with a password, of an active customer. */
export type CustomerAccount = Awaited<ReturnType<typeof select>>[number]

function select(db: Db) {
  return db
    .select(account)
    .from(customerUsers)
    .innerJoin(customerIdentities, eq(customerIdentities.customerUserId, customerUsers.id))
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .$dynamic()
}

const isActive = eq(customers.status, 'active')

/** An address is unique within an affiliate, so there are at most as many as affiliates. */
export async function listAccountsOf(db: Db, email: string, max: number): Promise<CustomerAccount[]> {
  return select(db)
    .where(and(eq(customerUsers.email, email), isActive))
    .orderBy(asc(customerUsers.createdAt), asc(customerUsers.id))
    .limit(max)
}

export async function findAccountOfSubject(db: Db, subject: string): Promise<CustomerAccount | undefined> {
  const [row] = await select(db).where(and(eq(customerIdentities.subject, subject), isActive))
  return row
}

export async function findAccountOfUser(db: Db, userId: string): Promise<CustomerAccount | undefined> {
  const [row] = await select(db).where(and(eq(customerUsers.id, userId), isActive))
  return row
}

export async function noteSignIn(db: Db, userId: string, at: Date): Promise<void> {
  await db.update(customerUsers).set({ lastLoginAt: at }).where(eq(customerUsers.id, userId))
}

/** Does nothing if the password changed meanwhile. */
export async function rehashCustomerPassword(db: Db, subject: string, from: string, to: string): Promise<void> {
  await db
    .update(customerIdentities)
    .set({ passwordHash: to })
    .where(and(eq(customerIdentities.subject, subject), eq(customerIdentities.passwordHash, from)))
}

export async function findLastSignIn(db: Db, customerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(${customerUsers.lastLoginAt})`.mapWith(customerUsers.lastLoginAt) })
    .from(customerUsers)
    .where(eq(customerUsers.customerId, customerId))
  return row?.at ?? null
}
