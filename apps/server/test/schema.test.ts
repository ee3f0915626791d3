import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { applyDerived, derivedOf, readDerived } from '../src/db/derived.ts'
import { migrate } from '../src/db/migrate.ts'
import { describeSchema } from '../src/db/schema-text.ts'
import { sealedColumns } from '../src/db/sealed-columns.ts'
import { takeOff } from '../src/demonstration/bulk-load.ts'
import { beginLoad, onDatabase } from '../src/demonstration/loadable.ts'
import { filledTables } from '../src/demonstration/rows.ts'
import { productVersion } from '../src/platform/product-version.ts'
import { catalogueOf } from './catalogue.ts'
import { keptDatabases } from './kept-databases.ts'
import { onServer } from './postgres.ts'

const template = inject('templateUrl')
const { migratedDatabase } = keptDatabases()

let fresh: string[] = []

beforeAll(async () => {
  fresh = await catalogueOf(template)
})

/** Tables used only by plain SQL, so that they are not declared. */
const undeclaredTables = [
  'backups',
  'customer_moves',
  'customer_page_mark_sets',
  'customer_page_marks',
  'customer_statistic_deltas',
  'customer_statistics',
  'customer_use_statistic_deltas',
  'customer_use_statistics',
  'demonstration_loads',
  'deployment',
  'derived_schemas',
  'fleet_cells',
  'fleet_counts',
  'former_charges',
  'former_tariffs',
  'gateway_runs',
  'gateway_stays',
  'installation_statistic_deltas',
  'installation_statistics',
  'installation_stays',
  'migrations',
  'secret_keys',
]

/** Columns read only by plain SQL: selecting them with the others would be wasteful. */
const undeclaredColumns = ['customers.search_words']

const nothing = { migrations: [], applied: [], restored: [] }

describe('the schema', () => {
  it('matches schema.sql: `npm run db:schema` writes it again', async () => {
    const written = await readFile(path.resolve(import.meta.dirname, '../src/db/schema.sql'), 'utf8')
    expect(written).toBe(await onServer(template, describeSchema))
  })

  it('has at most one trigger for each event of a table, besides those before a row and at commit', async () => {
    const { rows } = await onServer(template, (client) =>
      client.query(`
        select tgrelid::regclass::text as "table", array_agg(tgname::text) as triggers from pg_trigger
        where not tgisinternal and tgparentid = 0 and tgconstraint = 0 and tgtype & 2 = 0
        group by tgrelid, tgtype & 60 having count(*) > 1`),
    )
    expect(rows).toEqual([])
  })

  it('has every sealed value listed for the rotation of the secret', async () => {
    const { rows: columns } = await onServer(template, (client) =>
      client.query<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' and column_name ~ '^sealed|_key$|^kept$'`,
      ),
    )
    // Sealed with a key that is itself sealed, or re-encrypted by the rotation separately.
    const apart = ['activity_values.sealed', 'customer_import_rows.sealed_values', 'secret_keys.kept']
    const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    expect([...listed, ...apart].sort()).toEqual(columns.map(({ name }) => name).sort())
  })

  it('declares every table and column of the database with its type and nullability', async () => {
    const tables = await declaredTables()
    const declared = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => {
        const isNullable = !column.notNull && column.generated === undefined
        return `${getTableConfig(table).name}.${column.name} ${column.getSQLType()} ${isNullable ? 'null' : 'not null'}`
      }),
    )
    const { rows } = await onServer(template, (client) =>
      client.query<{ table: string; column: string; type: string; nullability: string }>(`
        select c.relname as table, format('%s.%s', c.relname, a.attname) as column, format_type(a.atttypid, a.atttypmod) as type,
          case when a.attnotnull or a.attgenerated <> '' then 'not null' else 'null' end as nullability
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`),
    )
    const declarable = rows.filter((row) => !undeclaredTables.includes(row.table) && !undeclaredColumns.includes(row.column))
    expect(declared.sort()).toEqual(declarable.map((row) => `${row.column} ${row.type} ${row.nullability}`).sort())
    const found = new Set(rows.map((row) => row.table))
    expect(undeclaredTables.filter((table) => !found.has(table))).toEqual([])
  })

  it('lists beside each table what a write of it sets off', async () => {
    const { rows } = await onServer(template, (client) =>
      client.query<{ table: string; called: string }>(
        `select distinct tgrelid::regclass::text as table, tgfoid::regproc::text as called from pg_trigger
         where not tgisinternal and tgparentid = 0 and tgrelid <> 'backups'::regclass`,
      ),
    )
    const files = await Promise.all((await tableFiles()).map((file) => readFile(file, 'utf8')))
    const unreported = rows.filter(({ table, called }) => {
      const heads = files.flatMap(
        (text) =>
          new RegExp(`((?:^//.*\\n| \\*.*\\n|^/\\*\\*.*\\n)+)export const \\w+ = pgTable\\(\\s*'${table}'`, 'm').exec(text)?.[1] ?? [],
      )
      return !heads.some((head) => head.includes(called))
    })
    expect(unreported).toEqual([])
  })

  it('has an index for every foreign key that deletes cascade through', async () => {
    const missing = await onServer(template, (client) =>
      client.query(`
        select c.conrelid::regclass::text as "table", a.attname as "column"
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.connamespace = 'public'::regnamespace and c.contype = 'f' and c.confdeltype = 'c' and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`),
    )
    expect(missing.rows).toEqual([])
  })
})

describe('functions and triggers', () => {
  it('are restored when changed, disabled or dropped manually, and reported', async () => {
    const url = await migratedDatabase()
    await onServer(url, (client) =>
      client.query(`
        create or replace function scopes_of(affiliate_id uuid, tenant_id uuid) returns table (id uuid) language sql as 'select $1';
        alter table sales disable trigger sales_archived;
        drop trigger customers_inserted on customers;
        create function own_report() returns integer language sql as 'select 1'`),
    )
    const { applied, restored } = await migrate(url, productVersion)
    expect(applied).toEqual(['customers/derived.sql', 'sales/derived.sql', 'statistics/derived.sql'])
    expect(restored).toEqual([
      'function scopes_of(uuid,uuid)',
      'trigger customers_inserted on customers',
      'trigger sales_archived on sales',
    ])
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('run again when their text changed, and go when no file has them any more', async () => {
    const url = await migratedDatabase()
    const wanted = await readDerived()
    const added = derivedOf(
      'sales/derived.sql',
      `${wanted.find(({ file }) => file === 'sales/derived.sql')?.sql}
      create or replace function one_more() returns integer language sql as 'select 1';`,
    )
    const changed = wanted.map((one) => (one.file === 'sales/derived.sql' ? added : one))
    const apply = (files: typeof wanted, release = productVersion) => onServer(url, (client) => applyDerived(client, files, release))
    expect(await apply(changed)).toEqual({ applied: ['sales/derived.sql'], restored: [] })
    expect(await catalogueOf(url)).not.toEqual(fresh)
    expect(await apply(wanted)).toEqual({ applied: ['sales/derived.sql'], restored: [] })
    expect(await catalogueOf(url)).toEqual(fresh)
    // Written by a newer release, so the previous one must not touch them.
    expect(await apply(changed, '999.0.0')).toEqual({ applied: ['sales/derived.sql'], restored: [] })
    expect(await apply(wanted)).toEqual({ applied: [], restored: [] })
  })

  it('stay unchanged when one of them cannot be created', async () => {
    const url = await migratedDatabase()
    const broken = derivedOf('sales/derived.sql', 'create or replace function broken( returns integer')
    const others = (await readDerived()).filter(({ file }) => file !== 'sales/derived.sql')
    await expect(onServer(url, (client) => applyDerived(client, [...others, broken], productVersion))).rejects.toThrow(
      /^domains\/sales\/derived\.sql failed: syntax error/,
    )
    expect(await migrate(url, productVersion)).toEqual(nothing)
  })
})

describe('an interrupted load of the demonstration', () => {
  it('gets its keys, indexes and triggers restored by the next load, wherever it stopped', async () => {
    const url = await migratedDatabase()
    const tables = ['customers', 'installations', 'customer_statistics']
    await beginLoad(url, new Date())
    await onDatabase(url, (client) => takeOff(client, tables))
    expect((await catalogueOf(url)).length).toBeLessThan(fresh.length)
    await onDatabase(url, (client) => client.query('alter table customers add constraint customers_pkey primary key (id)'))
    await beginLoad(url, new Date())
    expect(await catalogueOf(url)).toEqual(fresh)
    const { rows } = await onDatabase(url, (client) => client.query("select from pg_trigger where tgenabled <> 'O'"))
    expect(rows).toEqual([])
  })

  it('keeps the functions of its indexes when the next start migrates first', async () => {
    const url = await migratedDatabase()
    await beginLoad(url, new Date())
    await onDatabase(url, (client) => takeOff(client, filledTables))
    await migrate(url, productVersion)
    await beginLoad(url, new Date())
    expect(await catalogueOf(url)).toEqual(fresh)
  })
})

async function tableFiles(): Promise<string[]> {
  const folder = path.resolve(import.meta.dirname, '../src/db/domains')
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('/tables.ts')).map((file) => path.join(folder, file))
}

async function declaredTables(): Promise<PgTable[]> {
  const modules: Record<string, unknown>[] = await Promise.all((await tableFiles()).map((file) => import(file)))
  return modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable))
}
