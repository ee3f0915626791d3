import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { reportSchedules } from '../../db/domains/statistics/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type ScheduleRow = typeof reportSchedules.$inferSelect

export async function listSchedulesOf(db: Db, memberId: string, limit: number): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.memberId, memberId))
    .orderBy(asc(reportSchedules.createdAt), asc(reportSchedules.id))
    .limit(limit)
}

/** False if the member already has an equal schedule. */
export async function insertSchedule(tx: Tx, row: ScheduleRow): Promise<boolean> {
  const made = await tx.insert(reportSchedules).values(row).onConflictDoNothing().returning({ id: reportSchedules.id })
  return made.length > 0
}

export async function deleteSchedule(tx: Tx, id: string, memberId: string): Promise<ScheduleRow | undefined> {
  const [row] = await tx
    .delete(reportSchedules)
    .where(and(eq(reportSchedules.id, id), eq(reportSchedules.memberId, memberId)))
    .returning()
  return row
}

export async function updateSchedule(db: Db, id: string, change: Partial<Pick<ScheduleRow, 'nextAt' | 'lastSentAt'>>): Promise<void> {
  await db.update(reportSchedules).set(change).where(eq(reportSchedules.id, id))
}

/** Locks the schedule that has been due longest, with its member. Other processes skip it. */
export async function lockDueSchedule(tx: Tx, now: Date) {
  const [row] = await tx
    .select({ schedule: reportSchedules, member: members, tenant: tenants })
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
