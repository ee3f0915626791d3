import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { type CustomerRule, customerNotActive, customerScopeSql } from '../../../db/customer-sql.ts'
import { customerIdentities, customers, customerUsers, invitations } from '../../../db/domains/customers/tables.ts'
import type { Scope } from '../../../db/scope.ts'

export type CustomerUserRecord = typeof customerUsers.$inferSelect
export type InvitationRecord = typeof invitations.$inferSelect

export async function findCustomerOfUser(db: Db, scope: Scope, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: customers.id })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(and(eq(customerUsers.id, userId), customerScopeSql(scope)))
  return row?.customerId
}

/** Locks a user to change it. Callers lock its customer first, which prevents deadlocks. */
export async function lockUser(db: Db, customerId: string, userId: string): Promise<CustomerUserRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerUsers)
    .where(and(eq(customerUsers.id, userId), eq(customerUsers.customerId, customerId)))
    .for('update')
  return row
}

export async function findMainUser(db: Db, customerId: string): Promise<CustomerUserRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerUsers)
    .where(and(eq(customerUsers.customerId, customerId), customerUsers.isMain))
  return row
}

export async function lockMainUser(db: Db, customerId: string): Promise<CustomerUserRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerUsers)
    .where(and(eq(customerUsers.customerId, customerId), customerUsers.isMain))
    .for('update')
  return row
}

export async function changeUser(db: Db, id: string, fields: Partial<CustomerUserRecord>): Promise<void> {
  await db.update(customerUsers).set(fields).where(eq(customerUsers.id, id))
}

/** An address of a user, unique within the affiliate. */
type Address = { affiliateId: string; email: string; userId: string }

/** Locks an address until the transaction ends, so that two users cannot take it at once. */
export async function lockAddress(db: Db, { affiliateId, email }: Address): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${affiliateId} ${email}`}, 7240015))`)
}

export async function isAddressTaken(db: Db, address: Address): Promise<boolean> {
  const [row] = await db
    .select({ id: customerUsers.id })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(
      and(
        eq(customerUsers.email, address.email),
        ne(customerUsers.id, address.userId),
        eq(customers.affiliateId, address.affiliateId),
        ne(customers.status, 'deleted'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whether a user has joined: signed in, registered with another identity provider, or chose a password. */
export const hasJoinedSql = sql<boolean>`(
  ${customerUsers.lastLoginAt} is not null
  or (${customerUsers.isMain} and ${customers.idpStatus} = 'registered')
  or exists (select from customer_identities i where i.customer_user_id = ${customerUsers.id}))`

export async function hasJoined(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: customerUsers.id })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(and(eq(customerUsers.id, userId), hasJoinedSql))
  return row !== undefined
}

/** Whether the newest invitation was not rejected on its way and its link still works. */
const isInvitedSql = (now: Date) => sql<boolean>`(
  (select i.delivery_state in ('pending', 'sent', 'open', 'click') from invitations i
    where i.customer_user_id = ${customerUsers.id} order by i.created_at desc limit 1)
  and exists (select from customer_links l
    where l.customer_user_id = ${customerUsers.id} and l.purpose = 'invitation' and l.used_at is null and l.expires_at > ${now}::timestamptz))`

export function invitationRule(now: Date): CustomerRule {
  return {
    joins: sql`left join customer_users on customer_users.customer_id = ${customers.id} and customer_users.is_main`,
    refusals: sql`${customerNotActive}
      when ${customerUsers.id} is null then 'UserMissing'
      when ${hasJoinedSql} then 'UserJoined'
      when ${isInvitedSql(now)} then 'UserInvited'`,
  }
}

/** Sets a user's password. Returns the user's subject at the identity provider. */
export async function putIdentity(db: Db, identity: { userId: string; subject: string; passwordHash: string; at: Date }): Promise<string> {
  const { userId, subject, passwordHash, at } = identity
  const [row] = await db
    .insert(customerIdentities)
    .values({ customerUserId: userId, subject, passwordHash, createdAt: at, passwordChangedAt: at })
    .onConflictDoUpdate({ target: customerIdentities.customerUserId, set: { passwordHash, passwordChangedAt: at } })
    .returning({ subject: customerIdentities.subject })
  return row?.subject ?? subject
}

export async function insertInvitation(db: Db, row: typeof invitations.$inferInsert): Promise<InvitationRecord | undefined> {
  const [inserted] = await db.insert(invitations).values(row).returning()
  return inserted
}

export async function findOpenInvitation(db: Db, userId: string, now: Date): Promise<InvitationRecord | undefined> {
  const [row] = await db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(customerUsers, eq(customerUsers.id, invitations.customerUserId))
    .where(and(eq(customerUsers.id, userId), isInvitedSql(now)))
    .orderBy(desc(invitations.createdAt))
    .limit(1)
  return row?.invitation
}
