import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Database, type Db, sessionSettings } from '../../db/connect.ts'
import { customerImportRows } from '../../db/domains/imports/tables.ts'
import { stagedColumns } from './rows/staged-rows.format.ts'

export type ImportRowRecord = typeof customerImportRows.$inferSelect
export type NewImportRow = typeof customerImportRows.$inferInsert

/** Reading the largest file takes a fraction of this. */
const stagingMaxMs = 600_000

/**
 * Replaces the rows of an earlier reading of a file and lets `finish` judge them, in one transaction. Returns false and does
 * nothing when another process is reading the same file.
 */
export async function stageRows(
  db: Database,
  importId: string,
  rows: AsyncIterable<Uint8Array>,
  finish: (tx: Db) => Promise<void>,
  checkEveryMs = 10_000,
): Promise<boolean> {
  // A separate connection, because the limits of the pool are meant for requests.
  const client = new pg.Client({ ...db.$client.options, query_timeout: stagingMaxMs })
  // If it is lost in between, the next statement fails.
  client.on('error', () => undefined)
  await client.connect()
  let stopWatching: (() => void) | undefined
  try {
    stopWatching = await endWithSession(db, client, checkEveryMs)
    await client.query(sessionSettings)
    await client.query('begin')
    // If the machine fails, the stored file is read again. Sorting needs more memory than a request may have.
    await client.query(`set local synchronous_commit = off; set local work_mem = '32MB'; set local statement_timeout = ${stagingMaxMs}`)
    const lock = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 7240031)) as locked', [
      importId,
    ])
    if (lock.rows[0]?.locked) {
      await client.query('delete from customer_import_rows where import_id = $1', [importId])
      await pipeline(
        Readable.from(rows, { highWaterMark: 1 }),
        client.query(copyFrom(`copy customer_import_rows (${stagedColumns}) from stdin (format binary)`)),
      )
      await finish(drizzle(client))
    }
    await client.query('commit')
    return lock.rows[0]?.locked === true
  } finally {
    stopWatching?.()
    // Closing the connection rolls back what was not committed.
    await client.end()
  }
}

/** Ends a connection once the database no longer has its session, as after a failover. The network may not report that for long. */
async function endWithSession(db: Database, client: pg.Client, checkEveryMs: number): Promise<() => void> {
  const { rows } = await client.query<{ pid: number; began: string }>(
    'select a.pid, a.backend_start::text as began from pg_stat_activity a where a.pid = pg_backend_pid()',
  )
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection // the driver's own, undeclared in its types
  const session = sql`select from pg_stat_activity a where a.pid = ${rows[0]?.pid} and a.backend_start = ${rows[0]?.began}::timestamptz`
  const timer = setInterval(async () => {
    const found = await db.execute(session).catch(() => undefined)
    if (found?.rowCount === 0) stream.destroy(new Error('the database connection was lost'))
  }, checkEveryMs)
  return () => clearInterval(timer)
}

export type RowCounts = { rows: number; new: number; unchanged: number; differs: number; faulty: number }

export async function countRows(db: Db, importId: string): Promise<RowCounts> {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from customer_import_rows where import_id = ${importId} group by state`,
  )
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    rows: rows.reduce((sum, row) => sum + row.count, 0),
    new: of('new'),
    unchanged: of('unchanged'),
    differs: of('differs'),
    faulty: of('faulty'),
  }
}

export async function lockRow(db: Db, importId: string, row: number): Promise<ImportRowRecord | undefined> {
  const [found] = await db
    .select()
    .from(customerImportRows)
    .where(and(eq(customerImportRows.importId, importId), eq(customerImportRows.row, row)))
    .for('update')
  return found
}

export async function changeRow(db: Db, importId: string, row: number, fields: Partial<NewImportRow>): Promise<void> {
  await db
    .update(customerImportRows)
    .set(fields)
    .where(and(eq(customerImportRows.importId, importId), eq(customerImportRows.row, row)))
}

export async function removeRowsAndFile(db: Db, importId: string): Promise<void> {
  await db.execute(sql`delete from customer_import_rows where import_id = ${importId}`)
  await db.execute(sql`delete from customer_import_pieces where import_id = ${importId}`)
}

/** Numbers and results of that many consecutive rows, for the stored file. */
export async function readResults(db: Db, importId: string, after: number, limit: number) {
  const { rows } = await db.execute<{ row: number; state: string; customer_id: string | null; codes: string | null }>(sql`
    select r.row, ${rowStateSql} as state, ${rowCustomerSql} as customer_id,
      (select string_agg(f ->> 'code', ' ') from jsonb_array_elements(${allFaultsSql}) f) as codes
    from customer_import_rows r join customer_imports i on i.id = r.import_id
    where r.import_id = ${importId} and r.row > ${after} order by r.row limit ${limit}`)
  return rows
}

const isMergedSql = sql`exists (select from customer_import_chunks c
  where c.import_id = r.import_id and c.merged_at is not null and r.row between c.first_row and c.last_row)`

/** The result of row `r` of import `i`. Created rows are marked by piece, not one by one. */
export const rowStateSql: SQL = sql`case
  when r.state = 'new' and i.state in ('running', 'done', 'cancelled', 'failed') then
    case when ${isMergedSql} then 'created' when i.state in ('cancelled', 'failed') then 'skipped' else 'new' end
  else r.state end`

export const rowCustomerSql: SQL = sql`case when r.state = 'new' then
    case when i.state in ('running', 'done', 'cancelled', 'failed') and ${isMergedSql} then r.customer_id end
  else r.existing_id end`

export const allFaultsSql: SQL = sql`(coalesce(r.faults, '[]') || case when r.clash is null then '[]' else jsonb_build_array(r.clash) end)`
