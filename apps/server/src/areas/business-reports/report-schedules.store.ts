import type { Role } from '@wattdesk/contract/permissions.ts'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { reportScheduleRecipients, reportSchedules } from '../../db/domains/statistics/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Tx } from '../../db/transaction.ts'

export type ScheduleRow = typeof reportSchedules.$inferSelect
export type Recipient = typeof members.$inferSelect

const inOrder = [asc(reportSchedules.createdAt), asc(reportSchedules.id)]
const nameOrder = [asc(inNameOrder(members.firstName)), asc(inNameOrder(members.lastName)), asc(members.id)]

export async function listSchedulesOf(db: Db, memberId: string, limit: number): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.memberId, memberId))
    .orderBy(...inOrder)
    .limit(limit)
}

/** Schedules of colleagues that the member receives. */
export async function listSchedulesFor(db: Db, memberId: string, limit: number): Promise<ScheduleRow[]> {
  const rows = await db
    .select({ schedule: reportSchedules })
    .from(reportScheduleRecipients)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportScheduleRecipients.scheduleId))
    .where(and(eq(reportScheduleRecipients.memberId, memberId), ne(reportSchedules.memberId, memberId)))
    .orderBy(...inOrder)
    .limit(limit)
  return rows.map(({ schedule }) => schedule)
}

/** Adds a schedule, or else locks the equal one that the member already has, and returns it. */
export async function lockScheduleLike(tx: Tx, row: ScheduleRow): Promise<ScheduleRow> {
  const { memberId, report, product, filter, states, isIncremental, rhythm } = reportSchedules
  const [locked] = await tx
    .insert(reportSchedules)
    .values(row)
    .onConflictDoUpdate({ target: [memberId, report, product, filter, states, isIncremental, rhythm], set: { rhythm: row.rhythm } })
    .returning()
  if (!locked) throw new Error('An upsert returns its row')
  return locked
}

export async function lockSchedule(tx: Tx, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await tx.select().from(reportSchedules).where(eq(reportSchedules.id, id)).for('update')
  return row
}

export async function deleteSchedule(tx: Tx, id: string): Promise<void> {
  await tx.delete(reportSchedules).where(eq(reportSchedules.id, id))
}

type ScheduleChange = Partial<Pick<ScheduleRow, 'nextAt' | 'lastSentAt' | 'format' | 'isSentToOwner'>>
export async function updateSchedule(db: Db, id: string, change: ScheduleChange): Promise<void> {
  await db.update(reportSchedules).set(change).where(eq(reportSchedules.id, id))
}

/** Moves the next date of a schedule, unless it was moved since the schedule was read: what was sent meanwhile is not due again. */
export async function postponeSchedule(db: Db, { id, nextAt }: Pick<ScheduleRow, 'id' | 'nextAt'>, until: Date): Promise<void> {
  await db
    .update(reportSchedules)
    .set({ nextAt: until })
    .where(and(eq(reportSchedules.id, id), eq(reportSchedules.nextAt, nextAt)))
}

/** Locks the schedule that has been due longest, with its owner. Other processes skip it. */
export async function lockDueSchedule(tx: Tx, now: Date) {
  const [row] = await tx
    .select({ schedule: reportSchedules, owner: members, tenant: tenants })
    .from(reportSchedules)
    .innerJoin(members, eq(members.id, reportSchedules.memberId))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(sql`${reportSchedules.nextAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(asc(reportSchedules.nextAt), asc(reportSchedules.id))
    .limit(1)
    .for('update', { of: reportSchedules, skipLocked: true })
  return row
}
export type DueSchedule = NonNullable<Awaited<ReturnType<typeof lockDueSchedule>>>

/** Replaces the recipients other than the owner. */
export async function replaceRecipients(tx: Tx, scheduleId: string, memberIds: readonly string[]): Promise<void> {
  await tx.delete(reportScheduleRecipients).where(eq(reportScheduleRecipients.scheduleId, scheduleId))
  if (memberIds.length > 0) await tx.insert(reportScheduleRecipients).values(memberIds.map((memberId) => ({ scheduleId, memberId })))
}

/** Returns false if the member was no recipient. */
export async function deleteRecipient(tx: Tx, scheduleId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(reportScheduleRecipients)
    .where(and(eq(reportScheduleRecipients.scheduleId, scheduleId), eq(reportScheduleRecipients.memberId, memberId)))
  return rowCount === 1
}

/** Recipients of schedules by name, the owner among them if they are one. */
export async function listRecipients(db: Db, schedules: readonly ScheduleRow[]): Promise<{ scheduleId: string; member: Recipient }[]> {
  if (schedules.length === 0) return []
  const ids = schedules.map(({ id }) => id)
  const { scheduleId, memberId } = reportScheduleRecipients
  const recipients = db
    .select({ scheduleId: reportSchedules.id, memberId: reportSchedules.memberId })
    .from(reportSchedules)
    .where(and(inArray(reportSchedules.id, ids), reportSchedules.isSentToOwner))
    .unionAll(db.select({ scheduleId, memberId }).from(reportScheduleRecipients).where(inArray(scheduleId, ids)))
    .as('recipients')
  return db
    .select({ scheduleId: recipients.scheduleId, member: members })
    .from(recipients)
    .innerJoin(members, eq(members.id, recipients.memberId))
    .orderBy(...nameOrder)
}

export async function listMembers(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  return db
    .select()
    .from(members)
    .where(inArray(members.id, [...ids]))
}

/** Members of a tenant in some roles, by name. */
export async function listMembersInRoles(db: Db, tenantId: string, roles: readonly Role[], limit: number): Promise<Recipient[]> {
  return db
    .select()
    .from(members)
    .where(and(eq(members.tenantId, tenantId), isNull(members.removedAt), sql`${members.roles} && ${sql.param([...roles])}::text[]`))
    .orderBy(...nameOrder)
    .limit(limit)
}
