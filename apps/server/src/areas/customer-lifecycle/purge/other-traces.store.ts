import { eq, type SQL, sql } from 'drizzle-orm'
import { customerUsers } from '../../../db/domains/customers/tables.ts'
import { escapeLike } from '../../../db/filter-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { CustomerRecord } from '../customer-lifecycle.store.ts'

/** Shorter words are too common to identify anyone. */
const identifyingFrom = 4

/** Values that identify only this customer: names, addresses and references of the customer and its users, in lower case. */
export async function identifiersOf(tx: Tx, customer: CustomerRecord): Promise<string[]> {
  const { id, accountName, accountEmail, externalReferenceId, secondExternalReferenceId } = customer
  const { email, username, firstName, lastName } = customerUsers
  const users = await tx
    .select({ email, username, name: sql<string>`${firstName} || ' ' || ${lastName}` })
    .from(customerUsers)
    .where(eq(customerUsers.customerId, id))
    .limit(500)
  const own = [accountName, accountEmail, externalReferenceId ?? '', secondExternalReferenceId ?? '']
  const all = [...own, ...users.flatMap((user) => [user.email, user.username, user.name])]
  return [...new Set(all.map((name) => name.trim().toLowerCase()))].filter((name) => name.length >= identifyingFrom)
}

/**
 * Removes saved views of members who see the customer, if their name or state contains a value that identifies only this
 * customer. Returns their IDs.
 */
export async function removeViewsNaming(
  tx: Tx,
  { tenantId, affiliateId }: CustomerRecord,
  identifiers: readonly string[],
): Promise<string[]> {
  const patterns = sql`${sql.param(identifiers.map(patternOf))}::text[]`
  return keysOf(
    tx,
    sql`delete from saved_views
    where member_id in (select m.id from members m join tenants t on t.id = m.tenant_id
        where t.id in (${tenantId}, ${affiliateId}) or t.kind = 'operator')
      and (lower(name) like any(${patterns})
        or exists (select from jsonb_each_text(state) s where lower(s.value) like any(${patterns})))
    returning id`,
  )
}

/** A single word may occur in many texts, so it must be the whole text. */
function patternOf(identifier: string): string {
  const isWord = /^\p{L}+$/u.test(identifier)
  return isWord ? identifier : `%${escapeLike(identifier)}%`
}

/** Removes rows of bulk order changes, of the region or of the operator, that name the customer but did not match it. */
export async function removeOrderRowsNaming(tx: Tx, { affiliateId }: CustomerRecord, identifiers: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from order_status_rows r using order_status_runs o
    where lower(r.reference) = any(${sql.param([...identifiers])}::text[]) and o.id = r.run_id
      and (o.affiliate_id = ${affiliateId} or o.affiliate_id is null)`)
}

export async function forgetReasonsOfBulkActions(tx: Tx, { id }: CustomerRecord): Promise<void> {
  await tx.execute(sql`update bulk_actions set action = action - 'reason'
    where action ? 'reason' and id in (select bulk_action_id from bulk_action_customers where customer_id = ${id})`)
}

/** Keys of a purged partner's uploads and its members' views, which the log encrypts with separate keys. */
export async function listOwnSubjects(tx: Tx, tenantId: string): Promise<string[]> {
  return keysOf(
    tx,
    sql`select id from customer_imports where tenant_id = ${tenantId}
    union all select v.id from saved_views v join members m on m.id = v.member_id where m.tenant_id = ${tenantId}`,
  )
}

async function keysOf(tx: Tx, statement: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(statement)
  return rows.map((row) => row.id)
}
