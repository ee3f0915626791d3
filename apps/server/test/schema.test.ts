import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { timeSeen } from '../../../scripts/set-time.ts'
import { applyDerived, derivedOf, readDerived } from '../src/db/derived.ts'
import { migrate } from '../src/db/migrate.ts'
import { type Migration, migrationOf, orderOf, readMigrations } from '../src/db/migrations.ts'
import { describeSchema } from '../src/db/schema-text.ts'
import { sealedColumns } from '../src/db/sealed-columns.ts'
import { takeOff } from '../src/demonstration/bulk-load.ts'
import { beginLoad, onDatabase } from '../src/demonstration/loadable.ts'
import { filledTables } from '../src/demonstration/rows.ts'
import { productVersion } from '../src/platform/product-version.ts'
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
  'former_tariffs',
  'gateway_runs',
  'installation_statistic_deltas',
  'installation_statistics',
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

describe('a migration', () => {
  it('runs once; a second run changes nothing', async () => {
    const url = await migratedDatabase()
    expect(await migrate(url, productVersion)).toEqual(nothing)
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('is the same whether files are migrated one by one or together', async () => {
    const url = await emptyDatabase()
    for (let count = 1; count <= migrations.length; count++) {
      const ran = await migrate(url, productVersion, migrations.slice(0, count))
      expect(ran).toEqual({ ...nothing, migrations: [migrations[count - 1]?.name] })
    }
    expect(await migrate(url, productVersion)).toMatchObject({ migrations: [], restored: [] })
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('brings a database of the previous release to the schema of a fresh one', async () => {
    const url = await emptyDatabase()
    await migrate(url, productVersion, await previousMigrations())
    await migrate(url, productVersion)
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('restores missing privileges of the application and revokes excess ones', async () => {
    const url = await migratedDatabase()
    await onServer(url, (client) =>
      client.query('revoke all on customers from wattdesk_app; grant delete, truncate on activity_entries to wattdesk_app'),
    )
    expect(await catalogueOf(url)).not.toEqual(fresh)
    await migrate(url, productVersion)
    expect(await catalogueOf(url)).toEqual(fresh)
  })

  it('leaves a table that it rewrites as vacuumed and analyzed as before', async () => {
    const url = await migratedDatabase()
    await onServer(url, async (client) => {
      // Vacuum takes rows for visible once their commit is on disk, for which this server does not wait.
      await client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`)
      await client.query("create table wide (id integer primary key, filler text not null default repeat('x', 400))")
      await client.query('insert into wide (id) select generate_series(1, 20000)')
      await client.query('vacuum (analyze) wide')
    })
    const rewriting = migrationOf(
      '9999-01-01-0000-double.sql',
      'alter table wide add column twice integer generated always as (id * 2) stored',
    )
    await migrate(url, productVersion, [...migrations, rewriting])
    const { rows } = await onServer(url, (client) =>
      client.query(`
        select relallvisible > 0.9 * relpages as "isVisible", exists (select from pg_stats where tablename = 'wide' and attname = 'twice') as "isKnown"
        from pg_class where relname = 'wide'`),
    )
    expect(rows).toEqual([{ isVisible: true, isKnown: true }])
  })

  it('counts sizes that are unknown, in the statistics of every scope', async () => {
    const url = await emptyDatabase()
    const place = migrations.findIndex(({ name }) => name.endsWith('count-unknown-sizes.sql'))
    await migrate(url, productVersion, migrations.slice(0, place))
    const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
    const sizes = ["'HYBRID', null, 5000", "'PV', null, null", "'BATTERY', null, null", 'null, null, null', "'HYBRID', 8000, 9000"]
    await onServer(url, async (client) => {
      await client.query(`
        insert into tenants (id, kind, name, country, time_zone, language, bidding_zone, contact_email, created_at)
        values ('${id(1)}', 'operator', 'Operator', 'DE', 'Europe/Berlin', 'en', 'DE-LU', 'a@b.example', now());
        insert into tenants (id, parent_id, affiliate_id, kind, name, country, time_zone, language, bidding_zone, contact_email, created_at)
        values ('${id(2)}', '${id(1)}', '${id(2)}', 'affiliate', 'Region', 'DE', 'Europe/Berlin', 'en', 'DE-LU', 'a@b.example', now()),
          ('${id(3)}', '${id(2)}', '${id(2)}', 'partner', 'Partner', 'DE', 'Europe/Berlin', 'en', 'DE-LU', 'a@b.example', now());
        insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at, updated_at)
        values ('${id(4)}', '${id(3)}', '${id(2)}', 'residential_customer', 'active', 'One', 'one@home.example', 'crm', now(), now());
        insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, created_at, updated_at)
        values ('${id(4)}', '${id(4)}', 'Home', 'Weg 1', '68159', 'Mannheim', 'DE', 'Europe/Berlin', now(), now());
        insert into vendors (id, name, display_name, category, reference_id, identified_by, created_at)
        values ('${id(5)}', 'sized', 'Sized', 'pvbattery', '${id(5)}', 'serial_number', now())`)
      for (const [at, size] of sizes.entries()) {
        await client.query(`
          insert into installations (id, customer_id, site_id, kind, vendor_id, vendor_installation_id, device_type, added_at, updated_at)
          values ('1${id(at).slice(1)}', '${id(4)}', '${id(4)}', 'pvbattery', '${id(5)}', '${at}', 'Inverter', now(), now());
          insert into pv_battery_configurations (id, has_inverter, inverter_kind, pv_peak_power_w, battery_capacity_wh)
          values ('1${id(at).slice(1)}', true, ${size})`)
      }
    })
    await migrate(url, productVersion)
    const { rows } = await onServer(url, (client) =>
      client.query(`
        select scope_id, sum(installations)::int as installations, sum(unsized_pv_systems)::int as pv, sum(unsized_batteries)::int as batteries
        from installation_statistic_deltas group by 1 order by 1`),
    )
    const added = { installations: 0, pv: 3, batteries: 2 }
    expect(rows).toEqual([
      { scope_id: id(2), ...added },
      { scope_id: id(3), ...added },
    ])
  })

  it('is refused when it was edited after it was applied', async () => {
    const url = await migratedDatabase()
    const edited = migrations.map((one, index) => (index === 0 ? migrationOf(one.name, `${one.sql} `) : one))
    await expect(migrate(url, productVersion, edited)).rejects.toThrow(`Migration ${edited[0]?.name} was changed after it was applied`)
  })

  it('ignores later migrations of a newer release that is already running', async () => {
    const url = await migratedDatabase()
    const later = migrationOf('9999-01-01-0000-come-later.sql', 'create table later (id integer primary key)')
    await migrate(url, productVersion, [...migrations, later])
    expect(await migrate(url, productVersion)).toEqual(nothing)
  })

  it('is written for PostgreSQL 15 too, which knows the storage of a column only in `alter table`', () => {
    const later = migrations.flatMap(({ name, sql }) =>
      sql
        .split('\n')
        .filter((line) => /(?<!\bset) storage /i.test(line))
        .map((line) => `${name}: ${line}`),
    )
    expect(later).toEqual([])
  })

  it.each(['20270115-0900-add-meters.sql', '72-add-meters.sql', '2027-02-30-0900-add-meters.sql', '2027-01-15-0960-x.sql', 'meters.sql'])(
    'is refused under the name %s, which does not sort by its date',
    (name) => {
      expect(() => orderOf(['0001-release.sql', name])).toThrow(`Migration ${name} is not named by its date and time in UTC`)
    },
  )

  it('runs after the release, by its date', () => {
    const names = ['2027-01-15-0900-add-meters.sql', '2026-12-31-2359-drop-words.sql', '0001-release.sql', '2027-01-15-0830-a.sql']
    expect(orderOf(names)).toEqual([
      '0001-release.sql',
      '2026-12-31-2359-drop-words.sql',
      '2027-01-15-0830-a.sql',
      '2027-01-15-0900-add-meters.sql',
    ])
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

describe('a database from before the first release', () => {
  it.each(['scripts/start.ts', 'scripts/migrate.ts', 'apps/server/src/main.ts'])(
    'ends %s with one message that contains a remedy',
    async (file) => {
      const url = await emptyDatabase()
      await onServer(url, (client) =>
        client.query("create table migrations as select '20261121-0900-create-foundation.sql' as name, 'other' as checksum"),
      )
      const environment = { ...timeSeen(), DATABASE_URL: url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
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

/** Migrations in databases of the previous release, by its tag. Before there is one, the schema of the first release. */
async function previousMigrations(): Promise<Migration[]> {
  const git = async (...parameters: string[]) => (await run('git', parameters, { cwd: import.meta.dirname })).stdout
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*').catch(() => '')
  if (tag === '') return migrations.slice(0, 1)
  const folder = `${tag.trim()}:apps/server/src/db/migrations`
  const names = (await git('ls-tree', '--name-only', folder)).trim().split('\n')
  return Promise.all(names.map(async (name) => migrationOf(name, await git('show', `${folder}/${name}`))))
}

async function tableFiles(): Promise<string[]> {
  const folder = path.resolve(import.meta.dirname, '../src/db/domains')
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('/tables.ts')).map((file) => path.join(folder, file))
}

async function declaredTables(): Promise<PgTable[]> {
  const modules: Record<string, unknown>[] = await Promise.all((await tableFiles()).map((file) => import(file)))
  return modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable))
}
