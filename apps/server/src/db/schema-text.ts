import type pg from 'pg'
import { applicationRole } from './application-role.ts'

type Client = Pick<pg.ClientBase, 'query'>

type Column = { table: string; name: string; text: string; comment: string | null }
type Constraint = {
  table: string
  name: string
  columns: string[]
  kind: string
  text: string
  comment: string | null
}
type Relation = { name: string; tail: string; comment: string | null; revoked: string[] }
type Addition = { table: string; name: string; text: string; comment: string | null }

/** The catalogue's tables of schema public and their parts, each as SQL. */
type Schema = {
  tables: Relation[]
  columns: Column[]
  constraints: Constraint[]
  indexes: Addition[]
  triggers: Addition[]
}

const head = `-- The schema as it is today, for reading: \`npm run db:schema\` writes this file from a fresh database, and a test compares it with
-- one. migrations/ says how databases come to it; domains/*/derived.sql has the functions that triggers call.`

/** Readable SQL in a fixed order, however the database was created or migrated. */
export async function describeSchema(client: Client): Promise<string> {
  const schema = await readSchema(client)
  const { rows: collations } = await client.query<{ text: string }>(collationsQuery)
  const { rows: types } = await client.query<{ name: string; attributes: string[] }>(typesQuery)
  const tables = schema.tables.map((table) => describeTable(schema, table))
  const composites = types.map(
    ({ name, attributes }) => `create type ${name} as (\n${attributes.map((one) => `  ${simplified(one)}`).join(',\n')}\n);`,
  )
  return `${[head, ...collations.map(({ text }) => text), ...tables, ...composites].join('\n\n')}\n`
}

/** One table with its columns, constraints, indexes, rights and triggers. */
function describeTable(schema: Schema, table: Relation): string {
  const constraints = schema.constraints.filter((one) => one.table === table.name)
  const isInline = ({ name, columns, kind }: Constraint) =>
    columns.length === 1 && name === `${table.name}_${kind === 'pkey' ? '' : `${columns[0]}_`}${kind}`
  const inline = constraints.filter(isInline)
  const columns = schema.columns
    .filter((column) => column.table === table.name)
    .map(({ name, text, comment }) => {
      const rules = inline.filter((one) => one.columns[0] === name).map((one) => inlineText(one))
      return `${commented(comment, '  ')}  ${[text, ...rules].join(' ')}`
    })
  const rules = constraints
    .filter((one) => !isInline(one))
    .map((one) => {
      const isNamed = !new RegExp(`^${table.name}_.*(pkey|key|fkey|check)\\d*$`).test(one.name)
      return `${commented(one.comment, '  ')}  ${isNamed ? `constraint ${one.name} ` : ''}${one.text}`
    })
  const of = (all: Addition[]) => all.filter((one) => one.table === table.name).map(({ text, comment }) => `${commented(comment)}${text};`)
  const lines = [
    `${commented(table.comment)}create table ${table.name} (\n${[...columns, ...rules].join(',\n')}\n)${table.tail};`,
    ...of(schema.indexes),
    ...(table.revoked.length > 0 ? [`revoke ${table.revoked.join(', ')} on ${table.name} from ${applicationRole};`] : []),
    ...of(schema.triggers),
  ]
  return lines.join('\n')
}

/** A primary key or a reference implies its column. */
function inlineText({ kind, text }: Constraint): string {
  if (kind === 'pkey') return 'primary key'
  if (kind === 'key') return text.replace(/ \(\w+\)/, '')
  return kind === 'fkey' ? text.replace(/^foreign key \(\w+\) /, '') : text
}

function commented(comment: string | null, indent = ''): string {
  return comment === null
    ? ''
    : `${comment
        .split('\n')
        .map((line) => `${indent}-- ${line}\n`)
        .join('')}`
}

async function readSchema(client: Client): Promise<Schema> {
  const tables = await client.query<Relation>(tablesQuery)
  const columns = await client.query<Column>(columnsQuery)
  const constraints = await client.query<Constraint>(constraintsQuery)
  const indexes = await client.query<Addition>(indexesQuery)
  const triggers = await client.query<Addition>(triggersQuery)
  const plain = <T extends { text: string }>(rows: T[]) => rows.map((row) => ({ ...row, text: simplified(row.text) }))
  return {
    tables: tables.rows,
    columns: plain(columns.rows),
    constraints: plain(constraints.rows),
    indexes: plain(indexes.rows),
    triggers: plain(triggers.rows),
  }
}

const keywords =
  /\b(AFTER|ALL|AND|ANY|ARRAY|AS|BEFORE|BETWEEN|BY|CASCADE|CASE|CHECK|COALESCE|COLLATE|CONSTRAINT|CREATE|DEFAULT|DEFERRABLE|DEFERRED|DELETE|DESC|DISTINCT|EACH|ELSE|END|EXECUTE|EXTRACT|FIRST|FOR|FOREIGN|FROM|FUNCTION|GREATEST|IN|INCLUDE|INDEX|INITIALLY|INSERT|IS|KEY|LAST|LEAST|NEW|NOT|NULL|NULLS|OF|OLD|ON|OR|PRIMARY|REFERENCES|REFERENCING|ROW|SET|STATEMENT|TABLE|THEN|TRIGGER|UNIQUE|UPDATE|USING|VALID|WHEN|WHERE|WITH)\b/g

const sum = /(?<!\w)\(([^()]+(?:\([^()]*\)[^()]*)*) \|\| ([^()]+(?:\([^()]*\)[^()]*)*)\) \|\| /

/** Readable SQL: PostgreSQL prints redundant casts, capitals, line breaks and parentheses. */
function simplified(definition: string): string {
  let text = definition
    .split(/('(?:[^']|'')*')/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(keywords, (word) => word.toLowerCase()).replaceAll(/\s+/g, ' ') : part))
    .join('')
    .replaceAll(/\bpublic\./g, '')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replace(' using btree (', ' (')
    .replaceAll(/('(?:[^']|'')*')::(?:text\b(?!\[)|jsonb|\w+\[\])/g, '$1')
    .replaceAll(/'?(-?[\d.]+)'?::(?:smallint|integer|bigint|double precision|real)\b/g, '$1')
    .replaceAll(/(\w+) = any \(array\[([^\]]*)\]\)/g, '$1 in ($2)')
    .replaceAll(/(\w+(?:\(\w+\))?) >= (-?\w+) and \1 <= (-?\w+)/g, '$1 between $2 and $3')
    .replaceAll(/\b(references \w+)\(/g, '$1 (')
  for (let next = text.replace(sum, '$1 || $2 || '); next !== text; next = text.replace(sum, '$1 || $2 || ')) text = next
  return text
}

/** PostgreSQL 15 has the locale of collations in a column with another name. */
const collationsQuery = `
  select format('create collation %I (provider = %s, locale = %L);', collname, case collprovider when 'i' then 'icu' else 'libc' end,
    coalesce(to_jsonb(l) ->> 'colllocale', to_jsonb(l) ->> 'colliculocale', collcollate)) as text
  from pg_collation l where collnamespace = 'public'::regnamespace order by collname`

const own = "c.relnamespace = 'public'::regnamespace and not c.relispartition"

const tablesQuery = `
  select c.relname::text as name, obj_description(c.oid, 'pg_class') as comment,
    coalesce(' partition by ' || lower(split_part(pg_get_partkeydef(c.oid), ' ', 1)) || substring(pg_get_partkeydef(c.oid) from ' .*'), '') ||
    coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') as tail,
    array(
      select r.name from unnest(array['insert', 'update', 'delete', 'truncate']) with ordinality r (name, place)
      where not has_table_privilege('${applicationRole}', c.oid, r.name) order by r.place
    ) as revoked
  from pg_class c where ${own} and c.relkind in ('r', 'p') order by c.relname`

const columnsQuery = `
  select c.relname::text as table, a.attname::text as name, col_description(c.oid, a.attnum) as comment,
    quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod) ||
    case when a.attcollation <> t.typcollation then ' collate ' || quote_ident(l.collname) else '' end ||
    case when a.attstorage <> t.typstorage then ' storage ' || case a.attstorage when 'e' then 'external' when 'm' then 'main' when 'p' then 'plain' else 'extended' end else '' end ||
    case when a.attidentity = 'a' then ' generated always as identity' when a.attidentity = 'd' then ' generated by default as identity' else '' end ||
    case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored' else '' end ||
    case when a.attnotnull and a.attidentity = '' and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and k.conkey = array[a.attnum]) then ' not null' else '' end ||
    case when a.attgenerated = '' and d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid, true) else '' end as text
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid left join pg_collation l on l.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${own} and c.relkind in ('r', 'p') order by c.relname, a.attnum`

const constraintsQuery = `
  select c.relname::text as table, k.conname::text as name, obj_description(k.oid, 'pg_constraint') as comment,
    array(select a.attname::text from unnest(k.conkey) with ordinality u (num, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.num order by u.place) as columns,
    case k.contype when 'p' then 'pkey' when 'u' then 'key' when 'f' then 'fkey' else 'check' end as kind,
    pg_get_constraintdef(k.oid, true) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${own} and k.contype in ('p', 'u', 'f', 'c') and k.conparentid = 0
  order by c.relname, array_position(array['p', 'u', 'f', 'c'], k.contype::text), k.conname`

const indexesQuery = `
  select c.relname::text as table, i.relname::text as name, obj_description(i.oid, 'pg_class') as comment, pg_get_indexdef(i.oid, 0, true) as text
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  where ${own} and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
  order by c.relname, i.relname`

const triggersQuery = `
  select c.relname::text as table, t.tgname::text as name, obj_description(t.oid, 'pg_trigger') as comment, pg_get_triggerdef(t.oid, true) as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where ${own} and not t.tgisinternal and t.tgparentid = 0 order by c.relname, t.tgtype, t.tgname`

const typesQuery = `
  select c.relname::text as name, array_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) as attributes
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'c' group by c.relname order by c.relname`
