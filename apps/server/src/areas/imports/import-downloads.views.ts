import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerImportPieces, customerImportResults } from '../../db/domains/imports/tables.ts'
import { type FileEncoding, writerOf } from '../../platform/csv.ts'
import { allFaultsSql, readResults } from './import-rows.store.ts'
import { givenSql } from './imports.views.ts'
import type { RejectedFile, RejectedRow } from './rejected-file.format.ts'
import { resultLines, resultsHeader } from './result-lines.format.ts'

const decompress = promisify(zstdDecompress)
const pageRows = 2_000

/** Streams the original file in pieces. */
export function streamFile(db: Db, importId: string): Readable {
  return Readable.from(pieces(db, importId))
}

async function* pieces(db: Db, importId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [piece] = await db
      .select({ content: customerImportPieces.content })
      .from(customerImportPieces)
      .where(and(eq(customerImportPieces.importId, importId), eq(customerImportPieces.position, position)))
    if (!piece) return
    yield await decompress(piece.content)
  }
}

async function readRejected(db: Db, importId: string, after: number): Promise<RejectedRow[]> {
  const { rows } = await db.execute<RejectedRow>(sql`
    select r.row, coalesce(r.given, ${givenSql}) as given, ${allFaultsSql} as faults from customer_import_rows r
    where r.import_id = ${importId} and r.row > ${after} and r.state in ('faulty', 'exists', 'refused') order by r.row limit ${pageRows}`)
  return rows
}

/** Rejected rows in their original columns, followed by the reasons. The file can be corrected and uploaded again. */
export function streamRejected(db: Db, upload: CustomerImport, file: RejectedFile, encoding: FileEncoding): Readable {
  const writer = writerOf(encoding)
  async function* lines() {
    yield writer.start([...file.names, file.reasonName])
    for await (const rows of rejectedPages(db, upload.id)) yield writer.lines(rows.map((row) => cellsOf(row, file)))
  }
  return Readable.from(lines())
}

function cellsOf(row: RejectedRow, file: RejectedFile): string[] {
  return [...file.columns.map((field) => String(row.given[field] ?? '')), file.reasonOf(row)]
}

async function* rejectedPages(db: Db, importId: string): AsyncGenerator<RejectedRow[]> {
  for (let after = 0; ; ) {
    const rows = await readRejected(db, importId, after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.row
  }
}

/** Characters of the rejected rows that ISO-8859-1 lacks; the most frequent of them. */
export async function charactersNotHeld(db: Db, upload: CustomerImport, file: RejectedFile): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const rows of rejectedPages(db, upload.id)) {
    for (const row of rows) {
      for (const sign of cellsOf(row, file)
        .join('')
        .match(/[^\0-\xff]/gu) ?? [])
        found.set(sign, (found.get(sign) ?? 0) + 1)
    }
  }
  return found
}

/** The result of each row. For an expired upload, the stored results. */
export async function streamResults(db: Db, upload: CustomerImport): Promise<Readable> {
  const [kept] = await db.select().from(customerImportResults).where(eq(customerImportResults.importId, upload.id))
  if (kept) return Readable.from([await decompress(kept.content)])
  async function* lines() {
    yield resultsHeader
    yield* resultLines((after, limit) => readResults(db, upload.id, after, limit))
  }
  return Readable.from(lines())
}
