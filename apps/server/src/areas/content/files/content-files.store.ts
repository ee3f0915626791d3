import type { ContentFile } from '@wattdesk/contract/content/files/models.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { contentFiles } from '../../../db/domains/content/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

export type FileRow = typeof contentFiles.$inferSelect

const { id, name, type, bytes, width, height } = contentFiles
const described = { id, name, type, bytes, width, height }

export async function findFileAlike(db: Db, tenantId: string, digest: Buffer): Promise<ContentFile | undefined> {
  const [row] = await db
    .select(described)
    .from(contentFiles)
    .where(and(eq(contentFiles.tenantId, tenantId), eq(contentFiles.digest, digest)))
  return row
}

export async function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(contentFiles).where(eq(id, fileId))
  return row
}

export async function countFiles(db: Db, tenantId: string): Promise<number> {
  return db.$count(contentFiles, eq(contentFiles.tenantId, tenantId))
}

export async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx.insert(contentFiles).values(row)
}
