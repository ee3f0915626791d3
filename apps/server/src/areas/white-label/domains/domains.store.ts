import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { whiteLabelDomains } from '../../../db/domains/tenants/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { DomainRow } from './domain-states.rules.ts'

export async function findDomain(db: Db, tenantId: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(whiteLabelDomains).where(eq(whiteLabelDomains.tenantId, tenantId))
  return row
}

export async function lockDomain(tx: Tx, tenantId: string): Promise<DomainRow | undefined> {
  const [row] = await tx.select().from(whiteLabelDomains).where(eq(whiteLabelDomains.tenantId, tenantId)).for('update')
  return row
}

export async function putDomain(tx: Tx, row: DomainRow): Promise<void> {
  const { tenantId: _, ...fields } = row
  await tx.insert(whiteLabelDomains).values(row).onConflictDoUpdate({ target: whiteLabelDomains.tenantId, set: fields })
}

export async function findOwner(db: Db, servedDomain: string): Promise<string | undefined> {
  const { tenantId } = whiteLabelDomains
  const [row] = await db.select({ tenantId }).from(whiteLabelDomains).where(eq(whiteLabelDomains.servedDomain, servedDomain))
  return row?.tenantId
}

const dueAtOnce = 10

/** Claims domains that are due. Other processes skip them until `until`; a failed look is repeated then. */
export async function claimDue(db: Db, now: Date, until: Date): Promise<string[]> {
  const rows = await db
    .update(whiteLabelDomains)
    .set({ nextCheckAt: until })
    .where(
      sql`${whiteLabelDomains.tenantId} in (select d.tenant_id from white_label_domains d
        where d.next_check_at <= ${now.toISOString()}::timestamptz order by d.next_check_at limit ${sql.raw(String(dueAtOnce))} for update skip locked)`,
    )
    .returning({ tenantId: whiteLabelDomains.tenantId })
  return rows.map(({ tenantId }) => tenantId)
}

/** All domains that are served, with their tenants. */
export async function listServed(db: Db): Promise<{ domain: string | null; tenantId: string }[]> {
  const { servedDomain, tenantId, status } = whiteLabelDomains
  return db
    .select({ domain: servedDomain, tenantId })
    .from(whiteLabelDomains)
    .where(sql`${isNotNull(servedDomain)} and ${status} <> 'DELETE_IN_PROGRESS'`)
}

/** The partner whose customers belong to a tenant. */
export async function findPartnerOf(db: Db, tenantId: string) {
  const [row] = await db
    .select({ id: customers.id, tenantId: customers.tenantId, affiliateId: customers.affiliateId })
    .from(customers)
    .where(eq(customers.partnerTenantId, tenantId))
  return row
}
