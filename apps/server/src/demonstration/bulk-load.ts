import pg from 'pg'
import { sqlState } from '../db/transaction.ts'

const deadlock = '40P01'

/**
 * Drops keys, indexes and triggers of tables before a bulk load and restores them afterwards. Building an index once is much
 * faster than maintaining it row by row, and the index is smaller.
 */
type Part = { kind: 'key' | 'reference' | 'index'; table: string; name: string; definition: string }
type TakenOff = { tables: string[]; parts: Part[] }

const listParts = `
  select case contype when 'f' then 'reference' else 'key' end as kind, conrelid::regclass::text as table, quote_ident(conname) as name,
         pg_get_constraintdef(oid) as definition
  from pg_constraint
  where conparentid = 0 and (
    (conrelid = any($1::regclass[]) and contype in ('p', 'u', 'x', 'f')) or (confrelid = any($1::regclass[]) and contype = 'f'))
  union all
  select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`

/** One transaction drops the parts and stores their definitions, so that an interrupted load can be repaired. */
export async function takeOff(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows: parts } = await client.query<Part>(listParts, [tables])
  await client.query('begin')
  const takenOff: TakenOff = { tables: [...tables], parts }
  await client.query('update demonstration_loads set taken_off = $1 where finished_at is null', [JSON.stringify(takenOff)])
  for (const part of parts.filter(({ kind }) => kind === 'reference'))
    await client.query(`alter table ${part.table} drop constraint ${part.name}`)
  for (const part of parts.filter(({ kind }) => kind === 'key'))
    await client.query(`alter table ${part.table} drop constraint ${part.name}`)
  for (const part of parts.filter(({ kind }) => kind === 'index')) await client.query(`drop index ${part.name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query('commit')
}

/** Restores what an unfinished load dropped, over two connections. Does nothing if nothing is missing. */
export async function putBack(databaseUrl: string): Promise<void> {
  const [first, second] = await Promise.all([connectTo(databaseUrl), connectTo(databaseUrl)])
  try {
    const { rows } = await first.query<{ taken_off: TakenOff }>('select taken_off from demonstration_loads where taken_off is not null')
    for (const { taken_off: takenOff } of rows) {
      for (const kinds of [['key', 'index'], ['reference']]) {
        const missing: Part[] = []
        for (const part of takenOff.parts) if (kinds.includes(part.kind) && !(await exists(first, part))) missing.push(part)
        await Promise.all([build(first, missing), build(second, missing)])
      }
      for (const table of takenOff.tables) await first.query(`alter table ${table} enable trigger user`)
    }
    await first.query('update demonstration_loads set taken_off = null where taken_off is not null')
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}

/**
 * Builds parts from the list that both connections share. Each may wait for a table that the other holds: PostgreSQL then cancels one of
 * the statements, which is run again.
 */
async function build(client: pg.Client, missing: Part[]): Promise<void> {
  for (let part = missing.shift(); part; part = missing.shift()) {
    const { kind, table, name, definition } = part
    try {
      await client.query(kind === 'index' ? definition : `alter table ${table} add constraint ${name} ${definition}`)
    } catch (error) {
      if (sqlState(error) !== deadlock) throw error
      missing.unshift(part)
    }
  }
}

async function exists(client: pg.Client, { kind, table, name }: Part): Promise<boolean> {
  const statement =
    kind === 'index'
      ? 'select from pg_class where oid = to_regclass($1) and $2::text is not null'
      : 'select from pg_constraint where quote_ident(conname) = $1 and conrelid = $2::regclass'
  const { rowCount } = await client.query(statement, [name, table])
  return rowCount !== 0
}

async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'wattdesk-seed' })
  await client.connect()
  await client.query("set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0; set synchronous_commit = off")
  return client
}
