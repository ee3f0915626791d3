import type { Db } from '../../../db/connect.ts'
import { ingestRejections } from '../../../db/domains/telemetry/tables.ts'

export type Rejection = typeof ingestRejections.$inferInsert

export async function insertRejections(db: Db, rows: readonly Rejection[]): Promise<void> {
  await db.insert(ingestRejections).values([...rows])
}
