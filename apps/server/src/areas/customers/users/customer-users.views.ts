import type { EmailCampaign } from '@wattdesk/contract/customers/users/calls.ts'
import type { CustomerUser, Invitation } from '@wattdesk/contract/customers/users/models.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { customers, customerUsers, invitations } from '../../../db/domains/customers/tables.ts'
import { outboxMails } from '../../../db/domains/mails/tables.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { listPage } from '../../../platform/list-page.ts'
import { hasJoinedSql } from './customer-users.store.ts'

type Page = { page: number; limit: number }

/** Invitations shown with a user: the account tab lists the latest ones. */
const newestInvitations = 5

/** Main user first. */
export async function listUsers(db: Db, customerId: string, query: Page): Promise<ListOf<CustomerUser>> {
  return listPage(query, {
    within: [eq(customerUsers.customerId, customerId)],
    order: sql`${customerUsers.isMain} desc, ${customerUsers.createdAt} asc, ${customerUsers.id} asc`,
    select: async ({ where, order, limit, offset }) => {
      return withInvitations(db, await selectUsers(db, where).orderBy(order).limit(limit).offset(offset))
    },
    count: (where) => db.$count(customerUsers, where),
  })
}

export async function requireUser(db: Db, customerId: string, userId: string): Promise<CustomerUser> {
  const where = and(eq(customerUsers.id, userId), eq(customerUsers.customerId, customerId))
  return one(await withInvitations(db, await selectUsers(db, where ?? sql`false`)))
}

/** The user may belong to any customer within the scope. */
export async function requireUserWithin(db: Db, scope: Scope, userId: string): Promise<CustomerUser> {
  const where = and(eq(customerUsers.id, userId), customerScopeSql(scope))
  return one(await withInvitations(db, await selectUsers(db, where ?? sql`false`)))
}

function one(users: CustomerUser[]): CustomerUser {
  const [user] = users
  if (!user) throw new DomainError('CustomerUserNotFound')
  return user
}

export async function listEmailCampaigns(db: Db, userId: string, query: Page): Promise<ListOf<EmailCampaign>> {
  return listPage(query, {
    within: [eq(invitations.customerUserId, userId)],
    order: sql`${invitations.createdAt} desc, ${invitations.id} desc`,
    select: async ({ where, order, limit, offset }) => {
      const rows = await db
        .select({ invitation: invitations, mailId: outboxMails.id, note: outboxMails.deliveryNote, error: outboxMails.lastError })
        .from(invitations)
        .leftJoin(outboxMails, eq(outboxMails.id, invitations.mailId))
        .where(where)
        .orderBy(order)
        .limit(limit)
        .offset(offset)
      return rows.map(({ invitation, mailId, note, error }) => ({ ...presentInvitation(invitation), mailId, note: note ?? error }))
    },
    count: (where) => db.$count(invitations, where),
  })
}

function selectUsers(db: Db, where: SQL) {
  return db
    .select({ user: customerUsers, hasJoined: hasJoinedSql })
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
  const invitationsOf = Map.groupBy(found, (invitation) => invitation.customerUserId)
  return rows.map(({ user, hasJoined: joined }) => ({
    ...user,
    hasJoined: joined,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    invitations: (invitationsOf.get(user.id) ?? []).map(presentInvitation),
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
