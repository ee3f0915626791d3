import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers, customerUsers, sites } from '../../db/domains/customers/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Scope } from '../../db/scope.ts'

export type CustomerRecord = typeof customers.$inferSelect
export type NewCustomer = typeof customers.$inferInsert
export type SiteRecord = typeof sites.$inferSelect
export type NewSite = typeof sites.$inferInsert
export type NewCustomerUser = typeof customerUsers.$inferInsert

/** Locks for update until the transaction ends. */
export async function lockCustomer(db: Db, scope: Scope, id: string): Promise<CustomerRecord | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), customerScopeSql(scope)))
    .for('update')
  return row
}

/** Locks for share: the customer cannot be removed while something is added to it. */
export async function shareCustomer(db: Db, scope: Scope, id: string): Promise<CustomerRecord | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), customerScopeSql(scope)))
    .for('share')
  return row
}

export async function findCustomerRecord(db: Db, scope: Scope, id: string): Promise<CustomerRecord | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(prepared(sql`${eq(customers.id, id)} and ${customerScopeSql(scope)}`))
  return row
}

/** Addresses and references are unique in an affiliate. */
export async function findHolder(
  db: Db,
  scope: Scope,
  held: { affiliateId: string; field: 'accountEmail' | 'externalReferenceId'; value: string },
): Promise<Pick<CustomerRecord, 'id' | 'accountName'> | undefined> {
  const [row] = await db
    .select({ id: customers.id, accountName: customers.accountName })
    .from(customers)
    .where(
      and(
        eq(customers.affiliateId, held.affiliateId),
        eq(customers[held.field], held.value),
        ne(customers.status, 'deleted'),
        customerScopeSql(scope),
      ),
    )
  return row
}

export async function insertCustomer(db: Db, row: NewCustomer): Promise<void> {
  await db.insert(customers).values(row)
}

export async function changeCustomer(db: Db, id: string, fields: Partial<NewCustomer>): Promise<void> {
  await db.update(customers).set(fields).where(eq(customers.id, id))
}

export async function insertSite(db: Db, row: NewSite): Promise<void> {
  await db.insert(sites).values(row)
}

export async function lockSite(db: Db, customerId: string, siteId: string): Promise<SiteRecord | undefined> {
  const [row] = await db
    .select()
    .from(sites)
    .where(and(eq(sites.id, siteId), eq(sites.customerId, customerId)))
    .for('update')
  return row
}

export async function changeSite(db: Db, id: string, fields: Partial<NewSite>): Promise<SiteRecord | undefined> {
  const [row] = await db.update(sites).set(fields).where(eq(sites.id, id)).returning()
  return row
}

export async function insertCustomerUser(db: Db, row: NewCustomerUser): Promise<void> {
  await db.insert(customerUsers).values(row)
}

export async function hasInstallations(tx: Db, customerId: string): Promise<boolean> {
  const [row] = await tx.select({ id: installations.id }).from(installations).where(eq(installations.customerId, customerId)).limit(1)
  return row !== undefined
}
