import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { signingKeys } from '../../../db/domains/auth/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

export type SigningKeyRow = typeof signingKeys.$inferSelect

const keysLock = 7_240_013

/** Keeps processes that start together from creating a key each. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`)
}

/** Newest first. */
export async function listSigningKeys(db: Db): Promise<SigningKeyRow[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
}

export async function insertSigningKey(tx: Tx, key: SigningKeyRow): Promise<void> {
  await tx.insert(signingKeys).values(key)
}
