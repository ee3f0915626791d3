import type { CustomerUser, EmailCampaign, Invitation } from '@wattdesk/contract/customer-users.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { customerUsers } from '../../../db/schema/customer-users.ts'
import { customers } from '../../../db/schema/customers.ts'
import { invitations } from '../../../db/schema/invitations.ts'
import { outboxMails } from '../../../db/schema/outbox-mails.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'

type Page = { page: number; limit: number }

const pageMax = 100
/** Invitations shown with their user: the account tab tells the newest and how it went before. */
const newestInvitations = 5

/** A page of a customer's users, the main one first. */
export async function listUsers(db: Db, customerId: string, { page, limit: asked }: Page): Promise<ListOf<CustomerUser>> {
  const limit = asked > 0 ? asked : pageMax
  const [rows, total] = await Promise.all([
    selectUsers(db, eq(customerUsers.customerId, customerId))
      .orderBy(desc(customerUsers.isMain), asc(customerUsers.createdAt), asc(customerUsers.id))
      .limit(limit)
      .offset(page * limit),
    db.$count(customerUsers, eq(customerUsers.customerId, customerId)),
  ])
  return { items: await withInvitations(db, rows), total, page, limit }
}

export async function requireUser(db: Db, customerId: string, userId: string): Promise<CustomerUser> {
  const where = and(eq(customerUsers.id, userId), eq(customerUsers.customerId, customerId))
  return one(await withInvitations(db, await selectUsers(db, where ?? sql`false`)))
}

/** A user wherever it belongs, if that is within the scope. */
export async function requireUserWithin(db: Db, scope: Scope, userId: string): Promise<CustomerUser> {
  const where = and(eq(customerUsers.id, userId), customerScopeSql(scope))
  return one(await withInvitations(db, await selectUsers(db, where ?? sql`false`)))
}

function one(users: CustomerUser[]): CustomerUser {
  const [user] = users
  if (!user) throw new DomainError('CustomerUserNotFound')
  return user
}

/** A page of a user's invitations, the newest first, each with what the provider said to it. */
export async function listEmailCampaigns(db: Db, userId: string, { page, limit: asked }: Page): Promise<ListOf<EmailCampaign>> {
  const limit = asked > 0 ? asked : pageMax
  const [rows, total] = await Promise.all([
    db
      .select({ invitation: invitations, mailId: outboxMails.id, note: outboxMails.deliveryNote, error: outboxMails.lastError })
      .from(invitations)
      .leftJoin(outboxMails, eq(outboxMails.id, invitations.mailId))
      .where(eq(invitations.customerUserId, userId))
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
      .limit(limit)
      .offset(page * limit),
    db.$count(invitations, eq(invitations.customerUserId, userId)),
  ])
  const items = rows.map(({ invitation, mailId, note, error }) => ({ ...presentInvitation(invitation), mailId, note: note ?? error }))
  return { items, total, page, limit }
}

/** Whoever signed in once has joined, wherever their password is kept. */
const hasJoined = sql<boolean>`(
  ${customerUsers.lastLoginAt} is not null
  or (${customerUsers.isMain} and ${customers.idpStatus} = 'registered')
  or exists (select from customer_identities i where i.customer_user_id = ${customerUsers.id}))`

function selectUsers(db: Db, where: SQL) {
  return db
    .select({ user: customerUsers, hasJoined })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .where(where)
    .$dynamic()
}

async function withInvitations(db: Db, rows: Awaited<ReturnType<typeof selectUsers>>): Promise<CustomerUser[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ user }) => user.id)
  const newest = db
    .select()
    .from(invitations)
    .where(eq(invitations.customerUserId, sql`asked.id`))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(newestInvitations)
    .as('newest')
  const found = await db
    .select({ ...newest._.selectedFields })
    .from(sql`unnest(${sql.param(ids)}::uuid[]) as asked (id)`)
    .innerJoinLateral(newest, sql`true`)
  return rows.map(({ user, hasJoined: joined }) => ({
    ...user,
    hasJoined: joined,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    invitations: found.filter((invitation) => invitation.customerUserId === user.id).map(presentInvitation),
  }))
}

export function presentInvitation({ id, deliveryState, sentAt, createdAt, updatedAt }: typeof invitations.$inferSelect): Invitation {
  return {
    id,
    deliveryState,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
