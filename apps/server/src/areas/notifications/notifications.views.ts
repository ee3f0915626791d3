import type { Notification } from '@wattdesk/contract/notifications/models.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { members, notifications } from '../../db/domains/members/tables.ts'
import type { Caller } from '../../platform/caller.ts'

const cause = alias(members, 'cause')

type Reader = Pick<Caller, 'memberId' | 'scope' | 'permissions'>

/** The newest notifications of a member. Customers that the member may no longer see stay unnamed. */
export async function listNotificationsOf(db: Db, { memberId, scope, permissions }: Reader, limit: number): Promise<Notification[]> {
  const isSeen = permissions.has('read:customers') ? customerScopeSql(scope) : sql`false`
  const { id, kind, objectId, detail, createdAt, readAt } = notifications
  const rows = await db
    .select({
      ...{ id, kind, objectId, detail, createdAt, readAt },
      customer: { id: customers.id, accountName: customers.accountName },
      causedBy: sql<string | null>`${cause.firstName} || ' ' || ${cause.lastName}`,
    })
    .from(notifications)
    .leftJoin(customers, and(eq(customers.id, notifications.customerId), isSeen))
    .leftJoin(cause, eq(cause.id, notifications.causedBy))
    .where(eq(notifications.memberId, memberId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), readAt: row.readAt?.toISOString() ?? null }))
}

export async function countNotifications(db: Db, memberId: string): Promise<{ total: number; unread: number }> {
  const [counts] = await db
    .select({ total: count(), unread: sql<number>`(count(*) filter (where ${notifications.readAt} is null))::int` })
    .from(notifications)
    .where(eq(notifications.memberId, memberId))
  return counts ?? { total: 0, unread: 0 }
}
