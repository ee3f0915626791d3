import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { authorizationRequests } from '../../db/domains/auth/tables.ts'
import { prepared } from '../../db/prepared-statements.ts'

export type AuthorizationRequest = typeof authorizationRequests.$inferSelect

export async function insertRequest(db: Db, request: typeof authorizationRequests.$inferInsert): Promise<void> {
  await db.insert(authorizationRequests).values(request)
}

/** Consumes a pending sign-in, so that a second request finds none. */
export async function takeRequest(db: Db, stateHash: Buffer, now: Date): Promise<AuthorizationRequest | undefined> {
  const [row] = await db
    .delete(authorizationRequests)
    .where(prepared(eq(authorizationRequests.stateHash, stateHash)))
    .returning()
  return row && row.expiresAt > now ? row : undefined
}

/** True when a client has started this many sign-ins and finished none of them. */
export async function hasManyOpen(db: Db, clientAddress: string, now: Date, many: number): Promise<boolean> {
  const open = db
    .select({ one: sql`1`.as('one') })
    .from(authorizationRequests)
    .where(and(eq(authorizationRequests.clientAddress, clientAddress), gt(authorizationRequests.expiresAt, now)))
    .limit(many)
    .as('open')
  return (await db.$count(open)) >= many
}

export async function deleteExpiredRequests(db: Db, now: Date): Promise<void> {
  await db.delete(authorizationRequests).where(lt(authorizationRequests.expiresAt, now))
}
