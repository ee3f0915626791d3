import { and, eq, sql } from 'drizzle-orm'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { alarmComments, alarms } from '../../db/domains/alarms/tables.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { members, workClaims } from '../../db/domains/members/tables.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

export type AlarmRow = typeof alarms.$inferSelect
export type CommentRow = typeof alarmComments.$inferSelect
type Owner = { tenantId: string; affiliateId: string }

/** Locks an alarm within a scope until the transaction ends. Checks wait for it when they end the alarm. */
export async function lockAlarm(tx: Tx, scope: Scope, id: string): Promise<{ alarm: AlarmRow; customer: Owner } | undefined> {
  const [row] = await tx
    .select({ alarm: alarms, customer: { tenantId: customers.tenantId, affiliateId: customers.affiliateId } })
    .from(alarms)
    .innerJoin(customers, eq(customers.id, alarms.customerId))
    .where(and(eq(alarms.id, id), customerScopeSql(scope)))
    .for('no key update', { of: alarms })
  return row
}

export async function updateAlarm(tx: Tx, id: string, change: Partial<AlarmRow>): Promise<void> {
  await tx.update(alarms).set(change).where(eq(alarms.id, id))
}

export async function assignAlarmTo(tx: Tx, id: string, assignedTo: string | null): Promise<void> {
  await tx
    .update(alarms)
    .set({ assignedTo, version: sql`${alarms.version} + 1` })
    .where(eq(alarms.id, id))
}

/** Ends the note and the snooze of an alarm in the list of work, which were for its former owner. */
export async function endClaim(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(workClaims)
    .set({ note: null, snoozedUntil: null, version: sql`${workClaims.version} + 1`, updatedAt: at })
    .where(and(eq(workClaims.kind, 'alarm'), eq(workClaims.objectId, id)))
}

export async function findMemberName(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ first: members.firstName, last: members.lastName }).from(members).where(eq(members.id, id))
  return row && `${row.first} ${row.last}`
}

export async function findComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  const [row] = await tx.select().from(alarmComments).where(eq(alarmComments.id, id))
  return row
}

export function countComments(tx: Tx, alarmId: string): Promise<number> {
  return tx.$count(alarmComments, eq(alarmComments.alarmId, alarmId))
}

export async function insertComment(tx: Tx, row: CommentRow): Promise<void> {
  await tx.insert(alarmComments).values(row)
}
