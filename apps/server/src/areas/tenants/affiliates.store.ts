import { and, eq, isNull, like, ne, sql } from 'drizzle-orm'
import { contentFiles } from '../../db/domains/content/tables.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { TenantRow } from './tenants.store.ts'

const isAffiliate = and(eq(tenants.kind, 'affiliate'), isNull(tenants.removedAt))

/** Locks the affiliate against edits, and against customers that are being added. */
export async function lockAffiliate(tx: Tx, id: string): Promise<TenantRow | undefined> {
  const [row] = await tx
    .select()
    .from(tenants)
    .where(and(eq(tenants.id, id), isAffiliate))
    .for('update')
  return row
}

/** Names are unique. */
export async function lockAffiliateNames(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240032)`)
}

export async function isNameTaken(tx: Tx, name: string, exceptId: string): Promise<boolean> {
  return (await tx.$count(tenants, and(isAffiliate, sql`lower(${tenants.name}) = lower(${name})`, ne(tenants.id, exceptId)))) > 0
}

export async function updateAffiliateRow(tx: Tx, id: string, change: Partial<TenantRow>): Promise<void> {
  await tx
    .update(tenants)
    .set({ ...change, version: sql`${tenants.version} + 1` })
    .where(eq(tenants.id, id))
}

/** Whether the affiliate, or a tenant below it, has a customer that is not deleted. */
export async function hasCustomers(tx: Tx, affiliateId: string): Promise<boolean> {
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.affiliateId, affiliateId), sql`${customers.status} <> 'deleted'`))
    .limit(1)
  return found.length > 0
}

export async function countMembersOf(tx: Tx, tenantId: string): Promise<number> {
  return tx.$count(members, and(eq(members.tenantId, tenantId), isNull(members.removedAt)))
}

export async function hasPicture(tx: Tx, tenantId: string, fileId: string): Promise<boolean> {
  const isPicture = and(eq(contentFiles.id, fileId), eq(contentFiles.tenantId, tenantId), like(contentFiles.type, 'image/%'))
  return (await tx.$count(contentFiles, isPicture)) > 0
}
