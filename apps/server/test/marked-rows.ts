import { newId } from '../src/platform/ids.ts'
import type { TestServer } from './server.ts'

export type Column = {
  table: string
  name: string
  type: string
  isRequired: boolean
  /** The referenced table and column. */
  target: string | null
  targetColumn: string | null
  /** The values a check allows, where it names them. */
  allowed: string[] | null
}
type Row = Record<string, unknown>

/** Columns with the key of a customer, or of a record that only a customer has, and the table of that key. */
const owners: Record<string, string> = {
  customer_id: 'customers',
  existing_id: 'customers',
  customer_user_id: 'customer_users',
  user_id: 'customer_users',
  site_id: 'sites',
  installation_id: 'installations',
  configuration_id: 'installations',
  gateway_id: 'gateways',
  sale_id: 'sales',
}

/**
 * Gives a customer a row in every table that belongs to customers, and puts a text into every suitable column of these rows. Reads
 * everything about the tables from the catalogue.
 */
export async function openMarking(server: TestServer, customerId: string) {
  const columns = await readColumns(server)
  const columnsOf = (table: string) => columns.filter((column) => column.table === table)
  const ownerOf = (column: Column) =>
    column.type !== 'uuid' ? undefined : (owners[column.name] ?? (column.target && hanging.has(column.target) ? column.target : undefined))
  const hanging = hangingTables(columns)
  const keys = new Map<string, string[]>([['customers', [customerId]]])

  /** Whether rows of a table belong to the customer, by the keys found so far. */
  const isOwn = (table: string): string => {
    const own = columnsOf(table).flatMap((column) => {
      const of = table === 'customers' && column.name === 'id' ? 'customers' : ownerOf(column)
      const some = of ? (keys.get(of) ?? []) : []
      return some.length > 0 ? [`${column.name} in (${some.map((key) => `'${key}'`).join(', ')})`] : []
    })
    return own.length > 0 ? own.join(' or ') : 'false'
  }

  async function lookForKeys(): Promise<void> {
    for (let before = -1; before !== countOf(keys); ) {
      before = countOf(keys)
      for (const table of hanging) {
        if (!columnsOf(table).some((column) => column.name === 'id' && column.type === 'uuid')) continue
        const rows = await server.sql<{ id: string }>(`select id from ${table} where ${isOwn(table)}`)
        if (rows.length > 0) keys.set(table, [...new Set([...(keys.get(table) ?? []), ...rows.map((row) => row.id)])])
      }
    }
  }

  const rowsOf = (table: string) => server.sql<Row>(`select * from ${table} where ${isOwn(table)} limit 1`)

  async function valueFor(column: Column): Promise<unknown> {
    const own = ownerOf(column)
    if (own && keys.get(own)?.[0]) return keys.get(own)?.[0]
    if (column.target) return keyIn(column.target, column.targetColumn ?? 'id')
    if (column.type === 'uuid') return newId()
    if (column.allowed?.[0]) return column.allowed[0]
    if (column.type === 'timestamp with time zone') return column.name === 'expires_at' ? '2099-01-01T00:00:00Z' : server.clock.now()
    return fillings[column.type] ?? `${column.name} 1`
  }

  /** A key that a row can reference: an existing or a new one. */
  async function keyIn(table: string, column: string): Promise<unknown> {
    const [found] = await server.sql<Row>(`select ${column} as key from ${table} limit 1`)
    if (found) return found.key
    await addRow(table)
    return keyIn(table, column)
  }

  async function addRow(table: string, values: Row = {}): Promise<void> {
    const given: Row = { ...values }
    for (const column of columnsOf(table).filter((one) => !(one.name in values))) {
      if (column.isRequired || (ownerOf(column) && keys.has(ownerOf(column) ?? ''))) given[column.name] = await valueFor(column)
    }
    const names = Object.keys(given)
    const places = names.map((_, at) => `$${at + 1}`).join(', ')
    await server.sql(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(given))
  }

  return {
    hanging,
    /** Adds a row with the given values, and a value for every other required column. */
    add: addRow,
    /**
     * Adds a row wherever the customer has none; `values` for tables whose constraints need specific ones. Returns the tables that
     * rejected it, with the reason.
     */
    async fill(except: readonly string[], values: Record<string, Row> = {}): Promise<string[]> {
      await lookForKeys()
      const refused: string[] = []
      for (const table of [...hanging].filter((one) => !except.includes(one))) {
        if ((await rowsOf(table)).length > 0) continue
        await addRow(table, values[table]).catch((error: Error) => refused.push(`${table}: ${error.message}`))
        await lookForKeys()
      }
      return refused
    },
    /** Puts the text into every suitable column of the customer's rows. Returns the columns. */
    async mark(text: string, except: readonly string[]): Promise<string[]> {
      await lookForKeys()
      const marked = []
      for (const column of columns) {
        const form = forms[column.type]
        if (!form || !hanging.has(column.table) || except.includes(column.table)) continue
        const put = `update ${column.table} set ${column.name} = ${form(column.name)} where ${isOwn(column.table)} returning 1`
        const rows = await server.sql(put, [text]).catch(() => [])
        if (rows.length > 0) marked.push(`${column.table}.${column.name}`)
      }
      return marked
    },
  }
}

const fillings: Record<string, unknown> = {
  boolean: false,
  jsonb: '{}',
  bytea: Buffer.from('bytes'),
  date: '2026-01-01',
  'text[]': [],
  'uuid[]': [],
  'timestamp with time zone[]': [],
  pg_snapshot: '1:1:',
  smallint: 1,
  integer: 1,
  bigint: 1,
  real: 1,
  'double precision': 1,
}

/** The text in the format of a column, combined with the existing value if it must be unique. */
const forms: Record<string, (name: string) => string> = {
  text: (name) => `$1::text || ' ' || coalesce(${name}, '')`,
  jsonb: (name) =>
    `case jsonb_typeof(${name}) when 'array' then jsonb_build_array($1::text) else coalesce(${name}, '{}') || jsonb_build_object('mark', $1::text) end`,
  bytea: () => `convert_to($1::text, 'UTF8')`,
  'text[]': () => `array[$1::text]`,
}

const countOf = (keys: Map<string, string[]>) => [...keys.values()].flat().length

/** Tables whose rows belong to a customer, in an order for inserting rows. */
function hangingTables(columns: readonly Column[]): Set<string> {
  const found = new Set(['customers'])
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const { table, name, type, target } of columns) {
      if (type === 'uuid' && (name in owners || (target && found.has(target)))) found.add(table)
    }
  }
  const rankOf = (table: string, depth = 0): number =>
    depth > 8
      ? depth
      : Math.max(
          depth,
          ...columns
            .filter((column) => column.table === table && column.target && column.target !== table && found.has(column.target))
            .map((column) => rankOf(column.target ?? '', depth + 1)),
        )
  return new Set([...found].sort((a, b) => rankOf(a) - rankOf(b)))
}

function readColumns(server: TestServer): Promise<Column[]> {
  return server.sql<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired",
      t.relname as target, ta.attname as "targetColumn",
      (select array_agg(m[1]) from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m) as allowed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join lateral (
      select * from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) f on true
    left join pg_class t on t.oid = f.confrelid
    left join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = f.confkey[1]
    left join lateral (
      select oid from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) k on true
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum`)
}
