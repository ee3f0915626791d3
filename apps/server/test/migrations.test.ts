import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { timeSeen } from '../../../scripts/set-time.ts'
import { migrate } from '../src/db/migrate.ts'
import { type Migration, migrationOf, orderOf, readMigrations } from '../src/db/migrations.ts'
import { productVersion } from '../src/platform/product-version.ts'
import { catalogueOf } from './catalogue.ts'
import { keptDatabases } from './kept-databases.ts'
import { onServer } from './postgres.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../..')
const { emptyDatabase, migratedDatabase } = keptDatabases()

let fresh: string[] = []
let migrations: Migration[] = []

beforeAll(async () => {
  migrations = await readMigrations()
  fresh = await catalogueOf(inject('templateUrl'))
})

const nothing = { migrations: [], applied: [], restored: [] }

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
      await client.query("create table wide (id integer primary key, filler text not null default repeat('x', 400))")
      await client.query('insert into wide (id) select generate_series(1, 20000)')
      await client.query('vacuum (analyze) wide')
    })
    const rewriting = migrationOf(
      '9999-01-01-0000-double.sql',
      'alter table wide add column twice integer generated always as (id * 2) stored',
    )
    await migrate(url, productVersion, [...migrations, rewriting])
    // Not the pages that became visible to all: commits of other tests, which are not yet on disk, delay that.
    const { rows } = await onServer(url, (client) =>
      client.query("select vacuum_count::integer, analyze_count::integer from pg_stat_user_tables where relname = 'wide'"),
    )
    expect(rows).toEqual([{ vacuum_count: 2, analyze_count: 2 }])
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
