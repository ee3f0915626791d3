import { notificationsMax } from '@wattdesk/contract/notifications/terms.ts'
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members, notifications } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type NotificationRow = typeof notifications.$inferSelect

/**
 * Adds a notification or renews an equal one, which keeps the time of its last mail. Deletes the oldest ones of a member who has
 * too many.
 */
export async function putNotification(tx: Tx, row: NotificationRow): Promise<void> {
  const { id, createdAt, causedBy, detail } = row
  await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.memberId, notifications.kind, notifications.objectId],
      set: { id, createdAt, causedBy, detail, readAt: null },
    })
  await tx.execute(sql`
    delete from notifications where member_id = ${row.memberId} and id in (
      select id from notifications where member_id = ${row.memberId}
      order by created_at desc, id desc offset ${sql.raw(String(notificationsMax))})`)
}

/** Whether a notification is unread and no mail has mentioned it since it was created or renewed. */
const isUnmailed = sql`${notifications.readAt} is null and (${notifications.mailedAt} is null or ${notifications.mailedAt} < ${notifications.createdAt})`

/** False if it is another member's. */
export async function markRead(db: Db, memberId: string, id: string, at: Date): Promise<boolean> {
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.memberId, memberId)))
    .returning({ id: notifications.id })
  return found.length > 0
}

export async function markAllRead(db: Db, memberId: string, until: Date, at: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt), lte(notifications.createdAt, until)))
}

export async function deleteOlder(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}

/** Locks a subscribed member who has unread notifications and got no mail since an instant. Other processes skip the member. */
export async function lockMailedMember(tx: Tx, since: Date) {
  const [row] = await tx
    .select({ member: members, tenant: tenants })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(sql`${members.removedAt} is null and ${members.preferences} ->> 'notificationMail' = 'daily'
      and exists (select from ${notifications} where ${notifications.memberId} = ${members.id} and ${isUnmailed})
      and not exists (select from notifications n where n.member_id = ${members.id} and n.mailed_at > ${since.toISOString()}::timestamptz)`)
    .orderBy(members.id)
    .limit(1)
    .for('update', { of: members, skipLocked: true })
  return row
}

/** Marks the unread notifications of a member as mailed. Returns how many there are of each kind. */
export async function markMailed(tx: Tx, memberId: string, at: Date): Promise<Map<NotificationRow['kind'], number>> {
  const rows = await tx
    .update(notifications)
    .set({ mailedAt: at })
    .where(and(eq(notifications.memberId, memberId), isUnmailed))
    .returning({ kind: notifications.kind })
  return new Map([...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => [kind, some.length]))
}
