import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { outboxMails } from '../../db/domains/mails/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'

export type MailRecord = typeof outboxMails.$inferSelect

export async function lockMail(db: Db, scope: Scope, id: string): Promise<MailRecord | undefined> {
  const [row] = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.id, id), scopeSql(scope, outboxMails)))
    .for('update')
  return row
}

/** Identifies the request for which a mail was written. */
export async function findRequest(db: Db, id: string): Promise<Pick<MailRecord, 'requestHash'> | undefined> {
  const [row] = await db.select({ requestHash: outboxMails.requestHash }).from(outboxMails).where(eq(outboxMails.id, id))
  return row
}

export async function makeDue(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outboxMails).set({ nextAttemptAt: now, failedAt: null, deliveryState: 'pending' }).where(eq(outboxMails.id, id))
}

export async function moveMailsToTenant(db: Db, customerIds: readonly string[], tenantId: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ tenantId })
    .where(sql`${outboxMails.customerId} = any(${sql.param(customerIds)}::uuid[])`)
}

export type Report = { mailId: string; state: MailRecord['deliveryState']; rank: number; at: Date; note: string | null }

/** Moves each mail to the reported state if it ranks higher. Returns the mails that exist, and how many changed. */
export async function applyReports(db: Db, reports: readonly Report[]): Promise<{ known: string[]; changed: number }> {
  const ids = reports.map((report) => report.mailId)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from outbox_mails where id = any(${sql.param(ids)}) order by id for update`,
  )
  const { rowCount } = await db.execute(sql`
    update outbox_mails mail
    set delivery_state = report.state, delivery_rank = report.rank, delivery_at = report.at, delivery_note = report.note
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(reports.map((one) => one.state))}::text[],
      ${sql.param(reports.map((one) => one.rank))}::smallint[], ${sql.param(reports.map((one) => one.at.toISOString()))}::timestamptz[],
      ${sql.param(reports.map((one) => one.note))}::text[]) as report (id, state, rank, at, note)
    where mail.id = report.id and mail.delivery_rank < report.rank`)
  return { known: rows.map((row) => row.id), changed: rowCount ?? 0 }
}
