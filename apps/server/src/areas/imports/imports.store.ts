import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerImportPieces, customerImportResults, customerImports } from '../../db/domains/imports/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'

export type ImportRecord = typeof customerImports.$inferSelect
export type NewImport = typeof customerImports.$inferInsert

export async function insertImport(db: Db, row: NewImport): Promise<void> {
  await db.insert(customerImports).values(row)
}

/** Locks for update until the transaction ends. */
export async function lockImport(db: Db, scope: Scope, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerImports)
    .where(and(eq(customerImports.id, id), scopeSql(scope, customerImports), sql`${customerImports.state} <> 'uploading'`))
    .for('update')
  return row
}

/** Locks for share: the import cannot be cancelled until the transaction ends. */
export async function shareImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(customerImports).where(eq(customerImports.id, id)).for('share')
  return row
}

export async function findImportRecord(db: Db, scope: Scope, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerImports)
    .where(and(eq(customerImports.id, id), scopeSql(scope, customerImports), sql`${customerImports.state} <> 'uploading'`))
  return row
}

export async function changeImport(db: Db, id: string, fields: Partial<NewImport>): Promise<void> {
  await db.update(customerImports).set(fields).where(eq(customerImports.id, id))
}

/** Stores the progress of a reading. Returns false if it was cancelled or replaced by another reading. */
export async function noteReading(
  db: Db,
  { id, readingNumber }: Pick<ImportRecord, 'id' | 'readingNumber'>,
  progress: { phase: 'reading' | 'checking'; done: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(customerImports)
    .set({ progressPhase: progress.phase, progressDone: progress.done, workedAt: progress.at })
    .where(and(eq(customerImports.id, id), eq(customerImports.state, 'reading'), eq(customerImports.readingNumber, readingNumber)))
  return rowCount === 1
}

/** Finishes a reading, unless it was cancelled or replaced. */
export async function endReading(
  db: Db,
  { id, readingNumber }: Pick<ImportRecord, 'id' | 'readingNumber'>,
  fields: Partial<NewImport>,
): Promise<void> {
  await db
    .update(customerImports)
    .set(fields)
    .where(and(eq(customerImports.id, id), eq(customerImports.state, 'reading'), eq(customerImports.readingNumber, readingNumber)))
}

/** Locks an import whose file is still arriving. */
export async function lockUpload(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select()
    .from(customerImports)
    .where(and(eq(customerImports.id, id), eq(customerImports.state, 'uploading')))
    .for('update')
  return row
}

export async function removeUpload(db: Db, id: string): Promise<void> {
  await db.delete(customerImports).where(and(eq(customerImports.id, id), eq(customerImports.state, 'uploading')))
}

/** Stores a piece of an arriving file. Returns false if the upload was ended meanwhile. */
export async function insertPiece(db: Db, piece: typeof customerImportPieces.$inferInsert, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with upload as (update customer_imports set worked_at = ${at} where id = ${piece.importId} and state = 'uploading' returning id)
    insert into customer_import_pieces (import_id, position, content) select id, ${piece.position}::int, ${piece.content} from upload`)
  return rowCount === 1
}

export async function findPiece(db: Db, importId: string, position: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: customerImportPieces.content })
    .from(customerImportPieces)
    .where(and(eq(customerImportPieces.importId, importId), eq(customerImportPieces.position, position)))
  return row?.content
}

export async function insertResults(db: Db, importId: string, content: Buffer): Promise<void> {
  await db.insert(customerImportResults).values({ importId, content })
}

export async function findStarter(db: Db, { startedBy }: Pick<ImportRecord, 'startedBy'>): Promise<{ memberId: string; name: string }> {
  const [row] = await db
    .select({ memberId: members.id, name: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(members)
    .where(eq(members.id, startedBy ?? ''))
  if (!row) throw new Error('The running import lacks the member who started it')
  return row
}

/** Imports without recent progress, whose process has ended. `is_overdue`: their reading or merging began far too long ago. */
export async function listStalled(db: Db, before: Date, overdueBefore: Date): Promise<{ id: string; is_overdue: boolean }[]> {
  const { rows } = await db.execute<{ id: string; is_overdue: boolean }>(sql`
    select i.id, coalesce(i.started_at, i.reading_at, i.created_at) < ${overdueBefore} as is_overdue from customer_imports i
    where i.state in ('reading', 'running') and i.worked_at < ${before} and not exists (
      select from customer_import_chunks c where c.import_id = i.id and c.merged_at >= ${before})
    order by i.worked_at limit 20`)
  return rows
}

/** Uploads that received nothing recently, because their process has ended. */
export async function listAbandonedUploads(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: customerImports.id })
    .from(customerImports)
    .where(and(eq(customerImports.state, 'uploading'), lt(customerImports.workedAt, before)))
    .limit(20)
  return rows.map((row) => row.id)
}

const endedStates: readonly ImportRecord['state'][] = ['unreadable', 'checked', 'done', 'cancelled', 'failed']

/** Whether an import is finished or abandoned, and its rows are still kept. */
export const canExpire = ({ state, expiredAt }: ImportRecord): boolean => expiredAt === null && endedStates.includes(state)

/** Imports that can expire and are older than this. */
export async function listExpired(db: Db, createdBefore: Date): Promise<ImportRecord[]> {
  return db
    .select()
    .from(customerImports)
    .where(
      and(
        isNull(customerImports.expiredAt),
        lt(customerImports.createdAt, createdBefore),
        inArray(customerImports.state, [...endedStates]),
      ),
    )
    .orderBy(customerImports.createdAt)
    .limit(20)
}
