import { zstdDecompressSync } from 'node:zlib'
import { activityKeys, openValues } from '../src/areas/activities/activity-values.format.ts'
import type { TestServer } from './server.ts'

/** Searches a whole database for a text. The tables come from the catalogue, so new ones are included. */
export function tracesOf(server: TestServer) {
  /** Tables of every schema, with the number of rows that contain the text: in any column, as plain text, hexadecimal or base64. */
  async function find(text: string): Promise<string[]> {
    const found = []
    for (const { name } of await tables()) {
      const [row] = await server.sql<{ count: number }>(
        `select count(*)::int as count from ${name} as row where lower(row::text) like any($1)`,
        [formsOf(text).map((form) => `%${form.toLowerCase()}%`)],
      )
      if (row && row.count > 0) found.push(`${name}: ${row.count}`)
    }
    return [...found, ...(await findInCompressed(text)), ...(await findInLog(text))]
  }

  const tables = () =>
    server.sql<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'm') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
         and relnamespace::regnamespace::text not like 'pg\\_%' order by 1`,
    )

  async function findInCompressed(text: string): Promise<string[]> {
    const columns = await server.sql<{ table: string; column: string }>(
      `select c.oid::regclass::text as table, quote_ident(attname) as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where relkind = 'r' and relnamespace = 'public'::regnamespace and atttypid = 'bytea'::regtype and attnum > 0 and not attisdropped`,
    )
    const found = []
    for (const { table, column } of columns) {
      const rows = await server.sql<{ bytes: Buffer }>(
        `select ${column} as bytes from ${table} where substring(${column}, 1, 4) = '\\x28b52ffd'`,
      )
      if (rows.some(({ bytes }) => zstdDecompressSync(bytes).includes(text))) found.push(`${table}.${column}, compressed`)
    }
    return found
  }

  /** Finds the text in values of the log that can still be read. */
  async function findInLog(text: string): Promise<string[]> {
    const key = activityKeys(server.ctx)
    const rows = await server.sql<{ event: string; sealed: Buffer; sealed_key: Buffer | null }>(
      `select event, sealed, sealed_key from activity_values v join activity_entries e on e.id = v.entry_id
       left join activity_subject_keys k using (subject_id)`,
    )
    const readable = rows.filter((row) => JSON.stringify(openValues(key, row.sealed_key, row.sealed)).includes(text))
    return readable.map((row) => `the values of ${row.event}`)
  }

  return { find }
}

/** A text in the forms that rows may contain. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  // The three alignments to base64's groups of three bytes; the letters at both ends depend on the neighbouring ones.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  )
  return [text, ...base64, ...[text, ...base64].map((form) => Buffer.from(form).toString('hex'))]
}
