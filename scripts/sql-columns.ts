// Raw SQL names only existing columns. Tests compare row types with PostgreSQL; this finds a wrong name without a database.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './product.ts'

type Source = { file: string; text: string }

/** The columns of each table, and every word of the schema. */
export type Schema = { columns: ReadonlyMap<string, ReadonlySet<string>>; words: ReadonlySet<string> }

/** Reads the schema from the generated `schema.sql`. */
export const readSchema = (): Schema => schemaOf(readFileSync(path.join(root, 'apps/server/src/db/schema.sql'), 'utf8'))

/** Parses the tables of a schema, which has one column per line, as in `schema.sql`. */
export function schemaOf(sql: string): Schema {
  const bare = sql.replace(/--.*$/gm, '')
  const tables = [...bare.matchAll(/^create (?:unlogged )?table (\w+) \(\n([\s\S]*?)^\)/gm)]
  const columnsOf = (body: string) => [...body.matchAll(/^ {2}"?(\w+)"? /gm)].map(([, name = '']) => name)
  return {
    columns: new Map(tables.map(([, name = '', body = '']) => [name, new Set([...columnsOf(body), ...systemColumns])])),
    words: new Set(bare.match(word)),
  }
}

const word = /[a-z_]\w*/g
const systemColumns = ['ctid', 'tableoid', 'xmin', 'xmax']
const isStatement = /\b(?:select\b[\s\S]+\bfrom|insert into|update \w+(?: \w+)?\s+set|delete from|join)\b/

/** Columns in raw SQL that no table of the schema has, one line each. */
export function faultsOfColumns(sources: readonly Source[], schema: Schema): string[] {
  const files = sources.map(({ file, text }) => ({
    file,
    statements: isOfServer.test(file) && mayHoldSql.test(text) ? statementsOf(text) : [],
  }))
  const declared = new Set(files.flatMap(({ statements }) => statements.flatMap(namesDeclaredBy)))
  return files.flatMap(({ file, statements }) => {
    const faults = statements.flatMap((sql) => [
      ...faultsOfQualified(sql, schema),
      ...faultsOfWritten(sql, schema),
      ...(isOfTables.test(file) ? faultsOfWords(sql, schema, declared) : []),
    ])
    return [...new Set(faults)].map((fault) => `${file}: ${fault}`)
  })
}

const mayHoldSql = /\bsql`|\b(?:select|insert into|update|delete from|join)\b/
const isOfServer = /^apps\/server\/src\//
/** SQL of other files names catalogs and settings of PostgreSQL. */
const isOfTables = /\/src\/(areas|demonstration)\//
const notNames = 'select|distinct|by|and|or|not|on|in|where|having|when|then|else|set|from|join|using|update|into|returning|only|is|like'
/** `x as name`, `x name` and `with name as (`. */
const declaring = [
  /\bas\s+(?:(?:not )?materialized\s*)?"?(\w+)/g,
  /(?:\bwith|\brecursive|,)\s+(\w+)\s*(?:\([^()]*\)\s*)?as\b/g,
  new RegExp(String.raw`(?<!\b(?:${notNames}))(?<=[)§\w])\s+"?(\w+)"?(?=\s*(?:,|\)|\n|from\b|as\b))`, 'g'),
  /\bset (?:local )?(\w+) =/g,
]
/** `name (a, b)`, `as (a text, b text)`. */
const listing = /(?:\bas(?: \w+)?|\bwith \w+|, \w+|\) \w+)\s*\(([\w\s,[\]]*)\)/g

/** Aliases of columns and subqueries in a statement. */
function namesDeclaredBy(sql: string): string[] {
  const lists = [...sql.matchAll(listing)].flatMap(([, list = '']) => list.match(word) ?? [])
  const names = declaring.flatMap((form) => [...sql.matchAll(form)].map(([, name = '']) => name))
  return [...names, ...lists]
}

/** SQL texts of a file, without comments and strings; `§` replaces interpolated values. */
function statementsOf(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const sql = sqlOf(node)
    if (sql !== undefined && (isTagged(node) || isStatement.test(sql)))
      found.push(sql.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''"))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, true))
  return found
}

function sqlOf(node: ts.Node): string | undefined {
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node)) return node.text
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' § ') : undefined
}

const isTagged = ({ parent }: ts.Node) => ts.isTaggedTemplateExpression(parent) && parent.tag.getText() === 'sql'

const keywords =
  'on|where|set|join|left|inner|cross|using|order|group|limit|values|select|for|returning|tablesample|union|full|right|natural|default|with'
const named = new RegExp(
  String.raw`(?:\b(?:from|join|update|into|using)|,)\s+(?:only\s+)?(\w+)(?![\w.(])(?:\s+(?:as\s+)?(?!(?:${keywords})\b)([a-z_]\w*))?`,
  'g',
)
/** Aliases of subqueries, function calls and interpolated values, and names of common table expressions. */
const derived = /[)§]\s+(?:as\s+)?([a-z_]\w*)|\b(?:with|recursive|,)\s+([a-z_]\w*)\s*(?:\([^()]*\)\s*)?as\b/g

/** `c.city`, where `c` can only be a table of the schema. */
function faultsOfQualified(sql: string, { columns }: Schema): string[] {
  const others = new Set([...sql.matchAll(derived)].flatMap((one) => one.slice(1)))
  const tables = new Map<string, string[]>()
  for (const [, name = '', alias = name] of sql.matchAll(named)) {
    if (columns.has(name) && !others.has(name)) tables.set(alias, [...(tables.get(alias) ?? []), name])
    else others.add(alias)
  }
  return [...sql.matchAll(/(?<![\w.])([a-z_]\w*)\.([a-z_]\w*)\b(?!\s*\()/g)].flatMap(([text, alias = '', column = '']) => {
    const meant = others.has(alias) ? [] : (tables.get(alias) ?? [])
    const isKnown = meant.length === 0 || meant.some((table) => columns.get(table)?.has(column))
    return isKnown ? [] : [`${text}: ${meant.join(' and ')} has no column ${column}`]
  })
}

/** The columns that `insert into` lists, and the first that `update` sets. */
function faultsOfWritten(sql: string, { columns }: Schema): string[] {
  const inserted = [...sql.matchAll(/\binsert into (\w+)(?: as \w+)?\s*\(([\w\s,]*)\)/g)]
  const updated = [...sql.matchAll(/\bupdate (\w+)(?: (?:as )?(?!set\b)\w+)?\s+set\s+(\w+)\s*=/g)]
  return [...inserted, ...updated].flatMap(([, table = '', list = '']) => {
    const known = columns.get(table)
    return known ? (list.match(word) ?? []).filter((name) => !known.has(name)).map((name) => `${table} has no column ${name}`) : []
  })
}

/** Words of two parts that neither the schema, the file nor PostgreSQL declares: remains of a renamed column. */
function faultsOfWords(sql: string, { words }: Schema, declared: ReadonlySet<string>): string[] {
  const used = sql.match(/(?<![\w$:."§])[a-z]\w*_\w+(?!\w|\s*\(|\s*=>)/g) ?? []
  return used.filter((name) => !words.has(name) && !declared.has(name) && !/^pg_/.test(name)).map((name) => `no table has a column ${name}`)
}
