import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { type Migration, migrationOf, readMigrations } from '../src/db/migrations.ts'
import { sealedColumns } from '../src/db/sealed-columns.ts'
import { takeOff } from '../src/demonstration/bulk-load.ts'
import { beginLoad, onDatabase } from '../src/demonstration/loadable.ts'
import { catalogueOf } from './catalogue.ts'
import { createDatabase, dropDatabase, onServer } from './postgres.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../..')
const template = inject('templateUrl')
const made: string[] = []

async function keep(creation: Promise<string>): Promise<string> {
  const url = await creation
  made.push(url)
  return url
}

const emptyDatabase = () => keep(createDatabase(template, 'template1'))
const migratedDatabase = () => keep(createDatabase(template))

let fresh: string[] = []
let migrations: Migration[] = []

beforeAll(async () => {
  migrations = await readMigrations()
  fresh = await catalogueOf(template)
})

afterAll(async () => {
  for (const url of made) await dropDatabase(url)
})

it('is read by a process that may have 64 files open', async () => {
  const read = `import('${path.join(root, 'apps/server/src/db/migrations.ts')}').then((m) => m.readMigrations()).then((all) => console.log(all.length))`
  const { stdout } = await run('sh', [
    '-c',
    'ulimit -n 64 && exec "$0" --disable-warning=ExperimentalWarning -e "$1"',
    process.execPath,
    read,
  ])
  expect(Number(stdout)).toBe(migrations.length)
})

/** Tables that plain SQL alone reads and writes, so that nobody declared them. */
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
  'fleet_cells',
  'fleet_counts',
  'former_tariffs',
  'gateway_runs',
  'installation_statistic_deltas',
  'installation_statistics',
  'migrations',
  'secret_keys',
]

/** Columns that plain SQL alone reads: selecting them with the others would only cost. */
const undeclaredColumns = ['customers.search_words']

describe('the schema', () => {
  it('has every sealed value listed for the rotation of the secret', async () => {
    const { rows: columns } = await onServer(template, (client) =>
      client.query<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' and column_name ~ '^sealed|_key$|^kept$'`,
      ),
    )
    // Sealed with a key that is itself sealed, or by the rotation.
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

describe('a migration', () => {
  it('runs once; a second run changes nothing', async () => {
    const url = await migratedDatabase()
    expect(await migrate(url)).toEqual([])
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('gives the same schema whether files are migrated one by one or together', async () => {
    const url = await emptyDatabase()
    for (let count = 1; count <= migrations.length; count++) {
      expect(await migrate(url, migrations.slice(0, count))).toEqual([migrations[count - 1]?.name])
    }
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('brings a database of the previous release to the schema of a fresh one', async () => {
    const url = await emptyDatabase()
    await migrate(url, await previousMigrations())
    await migrate(url)
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('restores missing privileges of the application and revokes excess ones', async () => {
    const url = await migratedDatabase()
    await onServer(url, (client) =>
      client.query('revoke all on customers from wattdesk_app; grant delete, truncate on activity_entries to wattdesk_app'),
    )
    expect(await catalogueOf(url)).not.toEqual(fresh)
    await migrate(url)
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('is refused when it was edited after it was applied', async () => {
    const url = await migratedDatabase()
    const edited = migrations.map((one, index) => (index === 1 ? migrationOf(one.name, `${one.sql} `) : one))
    await expect(migrate(url, edited)).rejects.toThrow(`Migration ${edited[1]?.name} was changed after it was applied`)
  })

  it('ignores later migrations of a newer release that is already running', async () => {
    const url = await migratedDatabase()
    await migrate(url, [...migrations, migrationOf('99990101-0000-come-later.sql', 'create table later (id integer primary key)')])
    expect(await migrate(url)).toEqual([])
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
})

describe('a database from before the first release', () => {
  it.each(['scripts/start.ts', 'scripts/migrate.ts', 'apps/server/src/main.ts'])(
    'ends %s with one message that says what to do',
    async (file) => {
      const url = await emptyDatabase()
      await onServer(url, (client) =>
        client.query("create table migrations as select '20261121-0900-create-foundation.sql' as name, 'other' as checksum"),
      )
      const environment = { DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
      const ended = run(process.execPath, [path.join(root, file)], { env: environment })
      const { code, stdout, stderr } = await ended.then(
        (result) => ({ code: 0, ...result }),
        (failed: { code: number; stdout: string; stderr: string }) => failed,
      )
      expect({ code, stderr: stderr.trim().split('\n') }).toEqual({
        code: 1,
        stderr: [
          'The database was made by a development version of Wattdesk, whose data cannot be carried over.',
          expect.stringContaining('Let DATABASE_URL name an empty database'),
        ],
      })
      expect(stdout).not.toContain('Server')
    },
    120_000,
  )
})

/** What the previous release's databases have run, by its tag. Before the first release, all files but the last. */
async function previousMigrations(): Promise<Migration[]> {
  const git = async (...parameters: string[]) => (await run('git', parameters, { cwd: import.meta.dirname })).stdout
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*').catch(() => '')
  if (tag === '') return migrations.slice(0, -1)
  const folder = `${tag.trim()}:apps/server/src/db/migrations`
  const names = (await git('ls-tree', '--name-only', folder)).trim().split('\n')
  return Promise.all(names.map(async (name) => migrationOf(name, await git('show', `${folder}/${name}`))))
}

async function declaredTables(): Promise<PgTable[]> {
  const folder = path.resolve(import.meta.dirname, '../src/db/schema')
  const modules: Record<string, unknown>[] = await Promise.all((await readdir(folder)).map((file) => import(path.join(folder, file))))
  return modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable))
}
