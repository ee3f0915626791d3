import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

/** Rows merged per transaction: enough to be efficient, few enough to keep locks short. */
const chunkRows = 2_000

export type Chunk = { first: number; last: number; rows: number }

/** Splits the rows in the given states into chunks to merge. Returns the number of rows. */
export async function makeChunks(db: Db, importId: string, states: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with numbered as (
      select row, (row_number() over (order by row) - 1) / ${chunkRows}::int as chunk from customer_import_rows
      where import_id = ${importId} and state = any(${sql.param([...states])})
    ), made as (
      insert into customer_import_chunks (import_id, first_row, last_row, row_count)
      select ${importId}::uuid, min(row), max(row), count(*) from numbered group by chunk returning row_count
    )
    select coalesce(sum(row_count), 0)::int as total from made`)
  return rows[0]?.total ?? 0
}

/** Claims an unmerged chunk until the transaction ends. Skips those of other processes. */
export async function claimChunk(db: Db, importId: string, end: 'first' | 'last'): Promise<Chunk | undefined> {
  const { rows } = await db.execute<{ first_row: number; last_row: number; row_count: number }>(sql`
    select first_row, last_row, row_count from customer_import_chunks where import_id = ${importId} and merged_at is null
    order by first_row ${end === 'first' ? sql`asc` : sql`desc`} limit 1 for update skip locked`)
  const [row] = rows
  return row && { first: row.first_row, last: row.last_row, rows: row.row_count }
}

/** Commits without waiting for the disk: a chunk lost in a crash is merged again, and the end of an import is flushed. */
export async function commitWithoutWaiting(tx: Db): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = off`)
}

export type ChunkResult = { created: number; updated: number; refused: number }
export type ChunkSums = ChunkResult & { left: number; done: number }

/** The totals of an import without chunks. */
export const noChunks: ChunkSums = { created: 0, updated: 0, refused: 0, left: 0, done: 0 }

export async function finishChunk(db: Db, importId: string, chunk: Chunk, result: ChunkResult, at: Date): Promise<void> {
  await db.execute(sql`
    update customer_import_chunks
    set merged_at = ${at}, created_count = ${result.created}, updated_count = ${result.updated}, refused_count = ${result.refused}
    where import_id = ${importId} and first_row = ${chunk.first}`)
}

/** Totals of the merged chunks, and whether any are left. */
export async function sumChunks(db: Db, importId: string): Promise<ChunkSums> {
  const [sums] = await sumChunksOfEach(db, [importId])
  return sums ?? noChunks
}

/** The totals of several imports, in the same order. */
export async function sumChunksOfEach(db: Db, importIds: readonly string[]): Promise<ChunkSums[]> {
  const { rows } = await db.execute<ChunkSums & { import_id: string }>(sql`
    select import_id, coalesce(sum(created_count), 0)::int as created, coalesce(sum(updated_count), 0)::int as updated,
      coalesce(sum(refused_count), 0)::int as refused, (count(*) filter (where merged_at is null))::int as left,
      coalesce(sum(row_count) filter (where merged_at is not null), 0)::int as done
    from customer_import_chunks where import_id = any(${sql.param(importIds)}) group by import_id`)
  const found = new Map(rows.map(({ import_id, ...sums }) => [import_id, sums]))
  return importIds.map((id) => found.get(id) ?? noChunks)
}

/** Rows of a chunk from which customers will be created. */
export function newRowsSql(importId: string, { first, last }: Chunk): SQL {
  return sql`select * from customer_import_rows where import_id = ${importId} and row between ${first} and ${last} and state = 'new'`
}

/** Marks rows whose customer was created by someone else meanwhile. Returns their number. */
export async function markRaced(db: Db, importId: string, { first, last }: Chunk): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update customer_import_rows r
    set state = 'exists',
      existing_id = (select c.id from customer_imports i join customers c on c.affiliate_id = i.affiliate_id
        and c.account_email = r.account_email and c.status <> 'deleted' where i.id = r.import_id),
      clash = jsonb_build_object('field', 'accountEmail', 'code', 'ExistsSince', 'message', 'ExistsSince')
    where import_id = ${importId} and row between ${first} and ${last} and state = 'new'
      and not exists (select from customers c where c.id = r.customer_id)`)
  return rowCount ?? 0
}

/** Sealed log values of the rows from which customers were created. */
export function createdRowsSql(rows: SQL): SQL {
  return sql`select g.entry_id, g.customer_id, g.sealed_key, g.sealed_values from (${rows}) g join customers c on c.id = g.customer_id`
}
