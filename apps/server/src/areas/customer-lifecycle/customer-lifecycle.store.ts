import { and, asc, desc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { type CustomerRule, customerNotActive, findRefusal } from '../../db/customer-sql.ts'
import { customers, customerUsers, reactivationLinks } from '../../db/domains/customers/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'

export type CustomerRecord = typeof customers.$inferSelect
/** Customers that no member added are deactivated only after a confirmation that they are created automatically. */
const unconfirmed = (isConfirmed: boolean) =>
  sql`when ${customers.sourceKind} <> 'user' and not ${isConfirmed}::boolean then 'AutomatedUnconfirmed'`

export function deactivationRule(isConfirmed: boolean): CustomerRule {
  return { refusals: sql`${customerNotActive} ${unconfirmed(isConfirmed)}` }
}

export async function isUnconfirmed(db: Db, customerId: string, isConfirmed: boolean): Promise<boolean> {
  return (await findRefusal(db, customerId, { refusals: unconfirmed(isConfirmed) })) !== null
}

export type HolderRecord = typeof customerUsers.$inferSelect

/** Undefined if another process holds the lock. */
export async function lockIdleCustomer(db: Db, id: string): Promise<CustomerRecord | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id)).for('update', { skipLocked: true })
  return row
}

export async function changeLifecycle(
  db: Db,
  { id, version }: CustomerRecord,
  fields: Pick<CustomerRecord, 'status' | 'deactivatedAt' | 'updatedAt'>,
): Promise<void> {
  await db
    .update(customers)
    .set({ ...fields, version: version + 1 })
    .where(eq(customers.id, id))
}

/** The recipient of e-mails about the account: its main user, or else its first user. */
export async function findHolder(db: Db, customerId: string): Promise<HolderRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerUsers)
    .where(eq(customerUsers.customerId, customerId))
    .orderBy(desc(customerUsers.isMain), asc(customerUsers.createdAt), asc(customerUsers.id))
    .limit(1)
  return row
}

/** Stores a customer's only reactivation link and replaces an older one. */
export async function putLink(db: Db, link: typeof reactivationLinks.$inferInsert): Promise<void> {
  await db
    .insert(reactivationLinks)
    .values(link)
    .onConflictDoUpdate({ target: reactivationLinks.customerId, set: { ...link, usedAt: null } })
}

export async function closeLink(db: Db, customerId: string, at: Date): Promise<void> {
  await db
    .update(reactivationLinks)
    .set({ usedAt: at })
    .where(and(eq(reactivationLinks.customerId, customerId), sql`${reactivationLinks.usedAt} is null`))
}

const affiliates = alias(tenants, 'affiliates')

/** Finds a link by its token, used or not, with its customer. */
export async function findReactivationLink(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({
      customerId: customers.id,
      status: customers.status,
      deactivatedAt: customers.deactivatedAt,
      email: customers.accountEmail,
      owner: tenants.name,
      tenantId: tenants.id,
      contactEmail: sql<string | null>`coalesce(${tenants.contactEmail}, ${affiliates.contactEmail})`,
      language: tenants.language,
      timeZone: tenants.timeZone,
    })
    .from(reactivationLinks)
    .innerJoin(customers, eq(customers.id, reactivationLinks.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .innerJoin(affiliates, eq(affiliates.id, customers.affiliateId))
    .where(eq(reactivationLinks.tokenHash, tokenHash))
  return row
}

export type Due = { id: string; deactivatedAt: Date }

/** The next customers due for a purge, except partners that still have customers. */
export async function listDue(db: Db, deactivatedBefore: Date, after: Due | undefined, limit: number): Promise<Due[]> {
  const { id, deactivatedAt } = customers
  const beyond = after && or(gt(deactivatedAt, after.deactivatedAt), and(eq(deactivatedAt, after.deactivatedAt), gt(id, after.id)))
  const rows = await db
    .select({ id, deactivatedAt })
    .from(customers)
    .where(
      and(
        eq(customers.status, 'inactive'),
        lte(deactivatedAt, deactivatedBefore),
        beyond,
        sql`not exists (select from customers c where c.tenant_id = ${customers.partnerTenantId} and c.status <> 'deleted')`,
      ),
    )
    .orderBy(asc(deactivatedAt), asc(id))
    .limit(limit)
  return rows.flatMap((row) => (row.deactivatedAt ? [{ id: row.id, deactivatedAt: row.deactivatedAt }] : []))
}
