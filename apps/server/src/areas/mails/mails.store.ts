import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { outboxMails } from '../../db/schema/outbox-mails.ts'
import type { Scope } from '../../platform/caller.ts'

export type MailRecord = typeof outboxMails.$inferSelect

export async function lockMail(db: Db, scope: Scope, id: string): Promise<MailRecord | undefined> {
  const [row] = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.id, id), scopeSql(scope, outboxMails)))
    .for('update')
  return row
}

export async function makeDue(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outboxMails).set({ nextAttemptAt: now, failedAt: null, deliveryState: 'pending' }).where(eq(outboxMails.id, id))
}

export async function deleteMailsOfCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(outboxMails).where(eq(outboxMails.customerId, customerId))
}
