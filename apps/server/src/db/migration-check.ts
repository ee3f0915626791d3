import { connectAlone } from './first-connection.ts'
import type { Migration } from './migrations.ts'

/**
 * What a statement blocks while it runs: writers of a table, readers too, or only writers of changed rows; briefly, or for as long as the
 * table is read.
 */
export type Effect = { table: string; blocks: 'writes' | 'reads and writes' | 'changed rows'; isLong: boolean }
export type MigrationPlan = { name: string; newTables: string[]; effects: (Effect & { bytes: number; seconds: number })[] }
export type MigrationCheck = { plans: MigrationPlan[]; unknown: string[] }

/** Cautious estimates of how fast tables are read and indexes built: a small server with a network disk. */
const bytesPerSecond = 30e6

/** The effects of the missing migrations and whom they would block, without running them. */
export async function checkMigrations(databaseUrl: string, migrations: readonly Migration[]): Promise<MigrationCheck> {
  const client = await connectAlone(databaseUrl, 'wattdesk-migrate')
  try {
    const { rows: found } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there")
    const { rows } = found[0]?.there ? await client.query<{ name: string }>('select name from migrations order by name') : { rows: [] }
    const applied = new Set(rows.map(({ name }) => name))
    const known = new Set(migrations.map(({ name }) => name))
    const { rows: sizes } = await client.query<{ name: string; bytes: number }>(`
      select c.relname as name, sum(pg_total_relation_size(t.relid))::float8 as bytes
      from pg_class c, lateral (select c.oid as relid union select relid from pg_partition_tree(c.oid)) t
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by 1`)
    const bytesOf = new Map(sizes.map(({ name, bytes }) => [name, bytes]))
    const plans = migrations
      .filter(({ name }) => !applied.has(name))
      .map(({ name, sql }) => {
        const { newTables, effects } = effectsOf(sql)
        const measured = effects.map((effect) => {
          const bytes = bytesOf.get(effect.table) ?? 0
          return { ...effect, bytes, seconds: effect.isLong ? bytes / bytesPerSecond : 0 }
        })
        return { name, newTables, effects: measured }
      })
    return { plans, unknown: [...applied].filter((name) => !known.has(name)) }
  } finally {
    await client.end()
  }
}

export function effectsOf(sql: string): { newTables: string[]; effects: Effect[] } {
  const plain = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
  const statements = plain.split(';').map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase())
  const newTables = statements.flatMap((text) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? [])
  const effects = statements.map(effectOf).filter((effect) => effect !== undefined && !newTables.includes(effect.table))
  return { newTables, effects: effects.filter((effect) => effect !== undefined) }
}

const kinds: readonly (readonly [pattern: RegExp, blocks: Effect['blocks'], isLong: (text: string) => boolean])[] = [
  [/^create (?:unique )?index (?:if not exists )?\w+ on (?:only )?(\w+)/, 'writes', () => true],
  [/^create (?:constraint )?trigger \w+ .*? on (\w+)/, 'writes', () => false],
  [/^alter table (?:only )?(\w+)/, 'reads and writes', (text) => readsTable.test(text) && !/not valid$/.test(text)],
  [/^(?:drop table|truncate)(?: table)?(?: if exists)? (\w+)/, 'reads and writes', () => false],
  [/^(?:update|delete from) (\w+)/, 'changed rows', () => true],
]
/** These alterations rewrite the table or check each of its rows. */
const readsTable =
  / generated always as | type |add (constraint|check|foreign key|unique|primary key)|references|set not null|add column [^,]*check/

function effectOf(text: string): Effect | undefined {
  for (const [pattern, blocks, isLong] of kinds) {
    const table = pattern.exec(text)?.[1]
    if (table) return { table, blocks, isLong: isLong(text) }
  }
  return undefined
}
