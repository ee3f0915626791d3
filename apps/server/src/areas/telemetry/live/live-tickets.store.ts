import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { liveTickets } from '../../../db/domains/telemetry/tables.ts'

export type Ticket = typeof liveTickets.$inferSelect

export async function insertTicket(db: Db, ticket: Ticket): Promise<void> {
  await db.insert(liveTickets).values(ticket)
}

/** Deletes the ticket, so only one of two concurrent callers gets it. */
export async function takeTicket(db: Db, hash: Buffer): Promise<Ticket | undefined> {
  const [row] = await db.delete(liveTickets).where(eq(liveTickets.hash, hash)).returning()
  return row
}

export async function countOpenTickets(db: Db, memberId: string, now: Date): Promise<number> {
  return db.$count(liveTickets, and(eq(liveTickets.memberId, memberId), gt(liveTickets.expiresAt, now)))
}
