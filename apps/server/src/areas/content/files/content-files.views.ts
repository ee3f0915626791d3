import type { Db } from '../../../db/connect.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type FileRow, findFile } from './content-files.store.ts'

export async function requireFile(db: Db, id: string): Promise<FileRow> {
  const file = await findFile(db, id)
  if (!file) throw new DomainError('ContentFileNotFound')
  return file
}
