import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connect.ts'
import { customerLinks, customers, customerUsers } from '../../../db/domains/customers/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'

export type CustomerLinkRecord = typeof customerLinks.$inferSelect
export type CustomerLinkPurpose = CustomerLinkRecord['purpose']

export async function insertLink(db: Db, link: typeof customerLinks.$inferInsert): Promise<void> {
  await db.insert(customerLinks).values(link)
}

const affiliates = alias(tenants, 'affiliates')

const found = {
  link: customerLinks,
  customerId: customers.id,
  customerStatus: customers.status,
  email: customerUsers.email,
  language: customerUsers.language,
  owner: tenants.name,
  tenantId: tenants.id,
  contactEmail: sql<string | null>`coalesce(${tenants.contactEmail}, ${affiliates.contactEmail})`,
}

/** Returns used and expired links too. */
export async function findLink(db: Db, purpose: CustomerLinkPurpose, tokenHash: Buffer) {
  const [row] = await db
    .select(found)
    .from(customerLinks)
    .innerJoin(customerUsers, eq(customerUsers.id, customerLinks.customerUserId))
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .leftJoin(affiliates, eq(affiliates.id, tenants.affiliateId))
    .where(and(eq(customerLinks.tokenHash, tokenHash), eq(customerLinks.purpose, purpose)))
  return row
}

/** Marks a link as used. Returns false if it was used already or has expired. */
export async function useLink(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(customerLinks)
    .set({ usedAt: now })
    .where(and(eq(customerLinks.id, id), isNull(customerLinks.usedAt), gt(customerLinks.expiresAt, now)))
    .returning({ id: customerLinks.id })
  return rows.length > 0
}

/** Invalidates a user's open links, all of them or those of one purpose. */
export async function closeLinks(db: Db, userId: string, now: Date, purpose?: CustomerLinkPurpose): Promise<void> {
  await db
    .update(customerLinks)
    .set({ usedAt: now })
    .where(
      and(eq(customerLinks.customerUserId, userId), isNull(customerLinks.usedAt), purpose ? eq(customerLinks.purpose, purpose) : undefined),
    )
}

export async function deleteOldLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(customerLinks).where(lt(customerLinks.expiresAt, expiredBefore))
}
