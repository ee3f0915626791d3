import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { connect, disconnect } from '../src/db/connect.ts'
import { distributeTelemetry } from '../src/db/distribution.ts'
import { UnusableDatabase } from '../src/db/first-connection.ts'
import { checkMigrations } from '../src/db/migration-check.ts'
import { migrationOf, readMigrations } from '../src/db/migrations.ts'
import { findRemovable, removeDemonstration } from '../src/demonstration/removal.ts'
import { deriveKey, seal, unseal } from '../src/platform/crypto.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { gatewayPassword, mqttKeysOf } from '../src/platform/mqtt/mqtt-credentials.ts'
import { prepareDatabase } from '../src/platform/prepare.ts'
import { rotateSecret } from '../src/platform/rotation.ts'
import { type Secret, SecretKeys, secretIdOf } from '../src/platform/secret-keys.ts'
import { onServer, testSecret, withDatabase } from './postgres.ts'

const template = inject('templateUrl')
const adminUrl = withDatabase(template, 'postgres')
const cleanup: string[] = []

const onCluster = (text: string) => onServer(adminUrl, (client) => client.query(text))
const unused = (kind: string) => `test_${kind}_${randomBytes(6).toString('hex')}`

/** An empty database, or a copy of the migrated one. */
async function makeDatabase(source = 'template1', owner = 'postgres'): Promise<string> {
  const name = unused('prepare')
  await onCluster(`create database ${name} template ${source} owner ${owner} strategy file_copy`)
  cleanup.unshift(`drop database ${name} with (force)`)
  return name
}

const migratedDatabase = () => makeDatabase(new URL(template).pathname.slice(1))

/** A migrated database without any secret. */
async function unclaimedDatabase(): Promise<string> {
  const name = await migratedDatabase()
  await onServer(withDatabase(template, name), (client) => client.query('delete from deployment; delete from secret_keys'))
  return name
}

/** A login with the given attributes. Returns its name. */
async function makeLogin(attributes = ''): Promise<string> {
  const name = unused('login')
  await onCluster(`create role ${name} login password 'of-a-test' ${attributes}`)
  cleanup.push(`drop owned by ${name}; drop role ${name}`)
  return name
}

function urlOf(login: string, database: string): string {
  const url = new URL(withDatabase(template, database))
  url.username = login
  url.password = 'of-a-test'
  return url.href
}

const prepare = (databaseUrl: string, databaseOwnerUrl?: string, secretKey: Secret = testSecret) =>
  prepareDatabase({ databaseUrl, databaseOwnerUrl, secretKey })

const userOf = (url: string) => new URL(url).username

afterAll(async () => {
  for (const statement of cleanup) await onCluster(statement)
})

describe("an owner's connection alone", () => {
  it('migrates, and creates one application login for all processes of the deployment', async () => {
    const owner = withDatabase(template, await makeDatabase())
    const first = await prepare(owner)
    expect(first.migrated.length).toBeGreaterThan(10)
    expect(userOf(first.applicationUrl)).toMatch(/^wattdesk_app_[0-9a-f]{8}$/)
    expect(await prepare(owner)).toMatchObject({ applicationUrl: first.applicationUrl, ownerUrl: first.ownerUrl, migrated: [] })
    const { rows } = await onServer(first.applicationUrl, (client) =>
      client.query('select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = session_user'),
    )
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }])
  })

  it('creates a different login for a deployment with a different secret', async () => {
    const [ours, others] = [
      await prepare(withDatabase(template, await migratedDatabase())),
      await prepare(withDatabase(template, await unclaimedDatabase()), undefined, randomBytes(32)),
    ]
    cleanup.push(`drop role ${userOf(others.applicationUrl)}`)
    expect(userOf(others.applicationUrl)).not.toBe(userOf(ours.applicationUrl))
  })

  it('restores the password of the login when it was changed', async () => {
    const owner = withDatabase(template, await unclaimedDatabase())
    const secretKey = randomBytes(32)
    const { applicationUrl } = await prepare(owner, undefined, secretKey)
    cleanup.push(`drop role ${userOf(applicationUrl)}`)
    await onCluster(`alter role ${userOf(applicationUrl)} nologin password 'other'`)
    await prepare(owner, undefined, secretKey)
    await onServer(applicationUrl, (client) => client.query('select from customers'))
  })

  it('works without a superuser, by a role that owns the database and can create roles', async () => {
    const login = await makeLogin('createrole')
    await onCluster(`grant wattdesk_app to ${login} with admin option`)
    const database = await makeDatabase('template1', login)
    const secretKey = randomBytes(32)
    const { applicationUrl, migrated } = await prepare(urlOf(login, database), undefined, secretKey)
    cleanup.push(`drop role ${userOf(applicationUrl)}`)
    expect(migrated.length).toBeGreaterThan(10)
    const jobs = await openJobs({ databaseUrl: applicationUrl, log: openLog('silent'), isWorker: true })
    await jobs.close()
  })

  it('is refused before the first migration when it lacks privileges, naming them in one line', async () => {
    const login = await makeLogin()
    const database = await makeDatabase()
    await expect(prepare(urlOf(login, database))).rejects.toThrow(
      `The database role ${login} lacks rights that migrations need: create tables in schema public, create schemas in the database, act as the role wattdesk_app.`,
    )
    const { rows } = await onServer(withDatabase(template, database), (client) => client.query("select to_regclass('migrations') as found"))
    expect(rows).toEqual([{ found: null }])
  })
})

describe("an owner's and an application's connection", () => {
  it('use the given login after granting it the application role', async () => {
    const login = await makeLogin()
    const database = await migratedDatabase()
    const given = urlOf(login, database)
    expect(await prepare(given, withDatabase(template, database))).toMatchObject({ applicationUrl: given })
    await onServer(given, (client) => client.query('select from customers'))
  })

  it('are refused when the application login could change the activity log', async () => {
    const [superuser, owner] = [await makeLogin('superuser'), withDatabase(template, await migratedDatabase())]
    const database = new URL(owner).pathname.slice(1)
    await expect(prepare(urlOf(superuser, database), owner)).rejects.toThrow(
      new RegExp(`^The database role ${superuser} could change the activity log \\(it is a superuser, `),
    )
    const writer = await makeLogin()
    await onServer(owner, (client) => client.query(`grant update on activity_entries to ${writer}`))
    await expect(prepare(urlOf(writer, database), owner)).rejects.toThrow('(it may change activity_entries)')
  })
})

describe("an application's connection alone", () => {
  it('is used unchanged when the database is up to date', async () => {
    const database = await migratedDatabase()
    const { applicationUrl } = await prepare(withDatabase(template, database))
    expect(await prepare(applicationUrl)).toMatchObject({ applicationUrl, ownerUrl: undefined, migrated: [] })
  })

  it('gets instructions for running missing migrations, or waits until they have run', async () => {
    const owner = withDatabase(template, await migratedDatabase())
    const { applicationUrl } = await prepare(owner)
    await onServer(owner, (client) => client.query("delete from derived_schemas where file = 'sales/derived.sql'"))
    await expect(prepare(applicationUrl)).rejects.toThrow('DATABASE_OWNER_URL=… wattdesk migrate')
    // Rights that a missing migration will revoke do not make it the owner's connection.
    const { rows } = await onServer(owner, (client) => client.query<{ name: string }>('delete from migrations returning name'))
    await onServer(owner, (client) => client.query('grant delete on deployment to wattdesk_app'))
    const waited: (readonly string[])[] = []
    const { ownerUrl } = await prepareDatabase({ databaseUrl: applicationUrl, secretKey: testSecret }, async ({ missing }) => {
      waited.push(missing)
    })
    expect([waited, ownerUrl]).toEqual([[[...rows.map(({ name }) => name).sort(), 'domains/sales/derived.sql']], undefined])
  })

  it('is refused when its role lacks the application role', async () => {
    const login = await makeLogin()
    const database = await migratedDatabase()
    await expect(prepare(urlOf(login, database))).rejects.toThrow(
      `The database role ${login} of DATABASE_URL is not a member of wattdesk_app.`,
    )
  })
})

describe('the secret', () => {
  const wrong = /^SECRET_KEY is not the secret that this database was set up with/

  it('is refused by a database set up with another one, whoever connects', async () => {
    const owner = withDatabase(template, await migratedDatabase())
    const { applicationUrl } = await prepare(owner)
    await expect(prepare(owner, undefined, randomBytes(32))).rejects.toThrow(wrong)
    await expect(prepare(applicationUrl, undefined, randomBytes(32))).rejects.toThrow(wrong)
    await expect(prepare(applicationUrl, owner, randomBytes(32))).rejects.toThrow(wrong)
  })

  it('is refused by a database from before the check, by its encrypted values', async () => {
    const owner = withDatabase(template, await unclaimedDatabase())
    const sealed = seal(deriveKey(testSecret, 'signing-keys'), '{}')
    await onServer(owner, (client) => client.query("insert into signing_keys values ('k', $1, now())", [sealed]))
    await expect(prepare(owner, undefined, randomBytes(32))).rejects.toThrow(wrong)
    await prepare(owner)
  })
})

describe('the rotation of the secret', () => {
  const fresh = Buffer.alloc(32, 9)
  const both = () => SecretKeys.of(fresh, testSecret)
  const count = 1_500

  /** A database with many sealed values, including a link, and a process that knows these secrets. */
  async function claimed() {
    const owner = withDatabase(template, await migratedDatabase())
    const query = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      onServer(owner, (client) => client.query<T>(text, values).then(({ rows }) => rows))
    const subjectKeys = deriveKey(testSecret, 'activity-subject-keys')
    await query('insert into activity_subject_keys (subject_id, sealed_key) select gen_random_uuid(), unnest($1::bytea[])', [
      Array.from({ length: count }, (_, place) => seal(subjectKeys, `key ${place}`)),
    ])
    await query("insert into signing_keys values ('k', $1, now())", [seal(deriveKey(testSecret, 'signing-keys'), 'signs')])
    const report = (secrets: readonly Buffer[], writesWith: Buffer) =>
      query(
        `insert into processes (id, host, roles, version, started_at, seen_at, unavailable, resident_bytes, waiting_samples, clock_off_ms,
           secrets, writes_with)
         values (gen_random_uuid(), 'desk-1', '{api}', '1', now(), now(), '{}', 0, 0, 0, $1, $2)`,
        [secrets.map(secretIdOf), secretIdOf(writesWith)],
      )
    const opened = async (key: Buffer) => {
      const rows = await query<{ sealed: Buffer }>('select sealed_key as sealed from activity_subject_keys')
      const derived = deriveKey(key, 'activity-subject-keys')
      return rows.filter(({ sealed }) => {
        try {
          return unseal(derived, sealed).toString().startsWith('key ')
        } catch {
          return false
        }
      }).length
    }
    return { owner, query, report, opened }
  }

  it('lets processes with the previous, with both and then with the new secret work, and re-encrypts every value', async () => {
    const { owner, query, report, opened } = await claimed()
    const during = await prepare(owner, undefined, both())
    // Until the rotation, all processes write what all of them can read.
    expect([during.secretKey.activeId, (await prepare(owner)).secretKey.activeId]).toEqual([secretIdOf(testSecret), secretIdOf(testSecret)])
    const passwordBefore = gatewayPassword(mqttKeysOf(during.secretKey), 'WD-1')

    await report([testSecret], testSecret)
    const rotating = { ownerUrl: owner, secrets: [fresh, testSecret] as [Buffer, Buffer], patienceMs: 0 }
    await expect(rotateSecret(rotating)).rejects.toThrow(/^Nothing was changed: processes do not know the new secret yet: desk-1 \(api\)\./)
    expect(await opened(testSecret)).toBe(count)
    await query('delete from processes')

    // The rotation is killed after the first batch, and started again.
    const cut = () => {
      throw new Error('killed')
    }
    await expect(rotateSecret({ ...rotating, onBatch: cut })).rejects.toThrow('killed')
    await report([fresh, testSecret], testSecret)
    await expect(rotateSecret(rotating)).rejects.toThrow('Processes do not write with the new secret yet: desk-1 (api).')
    await query('update processes set writes_with = $1', [secretIdOf(fresh)])
    await expect(prepare(owner, undefined, fresh)).rejects.toThrow(/^SECRET_KEY lacks the former secret/)
    const again = await rotateSecret(rotating)
    expect([again.isNew, await opened(fresh), await opened(testSecret)]).toEqual([false, count, 0])
    expect(await rotateSecret(rotating)).toEqual({ isNew: false, values: 0 })

    // What would report a finished rotation without one.
    const third = Buffer.alloc(32, 10)
    await expect(rotateSecret({ ...rotating, secrets: [fresh] })).rejects.toThrow(/^Nothing was changed: SECRET_KEY has only the secret/)
    await expect(rotateSecret({ ...rotating, secrets: [fresh, third] })).rejects.toThrow(/^Nothing was changed: the new secret comes first/)

    // The previous secret can be removed. Credentials given to devices earlier still work, and new passwords derive from the new secret.
    await expect(prepare(owner)).rejects.toThrow(/^SECRET_KEY lacks the secret that is in force: it was rotated\./)
    await expect(prepare(owner, undefined, Buffer.alloc(32, 8))).rejects.toThrow(/^SECRET_KEY is not the secret that this database/)
    const after = await prepare(owner, undefined, fresh)
    cleanup.push(`drop role ${userOf(after.applicationUrl)}`)
    const keys = mqttKeysOf(after.secretKey)
    expect(gatewayPassword(keys, 'WD-1')).toBe(passwordBefore)
    const next = after.secretKey.nextCredential(0)
    expect(next).toBe(1_000_000)
    expect(gatewayPassword(keys, 'WD-1', next)).toBe(
      gatewayPassword({ deviceKeys: new Map([[1, deriveKey(fresh, 'mqtt-devices')]]) }, 'WD-1', next),
    )

    // A second rotation keeps what outlived the first.
    await query('delete from processes')
    await rotateSecret({ ...rotating, secrets: [third, fresh] })
    const last = await prepare(owner, undefined, third)
    cleanup.push(`drop role ${userOf(last.applicationUrl)}`)
    expect([0, next].map((one) => gatewayPassword(mqttKeysOf(last.secretKey), 'WD-1', one))).toEqual([
      passwordBefore,
      gatewayPassword(keys, 'WD-1', next),
    ])
  })
})

describe('a dump', () => {
  it('that lost every right of the application works after the next start', async () => {
    const owner = withDatabase(template, await migratedDatabase())
    await onServer(owner, (client) => client.query('drop owned by wattdesk_app cascade'))
    const { applicationUrl } = await prepare(owner)
    await onServer(applicationUrl, (client) => client.query('select from customers'))
    const jobs = await openJobs({ databaseUrl: applicationUrl, log: openLog('silent'), isWorker: false })
    await jobs.close()
  })
})

describe('a database that cannot be used', () => {
  it.each([
    [
      'does not respond',
      () => 'postgresql://me:hidden@127.0.0.1:1/desk',
      /at 127.0.0.1:1\/desk cannot be used: connect ECONNREFUSED.*Check DATABASE_URL/,
    ],
    ['is not there', () => withDatabase(template, 'nowhere'), /nowhere cannot be used: database "nowhere" does not exist/],
    [
      'refuses the password',
      () => withDatabase(template, 'postgres').replace(/\/\/[^@]*@/, '//nobody:hidden@'),
      /cannot be used: .*nobody/,
    ],
  ])('because it %s is named in a line without the password', async (_, url, line) => {
    const refused = await prepare(url()).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(UnusableDatabase)
    expect(String(refused)).toMatch(line)
    expect(String(refused)).not.toMatch(/hidden|\n/)
  })

  it('because it lacks the requirements of a distributed one is left alone', async () => {
    const { rows } = await onCluster("select from pg_available_extensions where name = 'citus'")
    if (rows.length > 0) return
    await expect(distributeTelemetry(adminUrl, adminUrl)).rejects.toThrow(
      /does not have the extension citus\. Nothing was changed\. Install Citus on/,
    )
  })

  it('because something else uses it is left alone', async () => {
    const owner = withDatabase(template, await makeDatabase())
    await onServer(owner, (client) => client.query('create table invoices (id int); create view paid as select from invoices'))
    await expect(prepare(owner)).rejects.toThrow(/holds tables of something else \(invoices, paid\)\. Make one for Wattdesk alone/)
    const { rows } = await onServer(owner, (client) =>
      client.query("select count(*)::int as made from pg_tables where schemaname = 'public'"),
    )
    expect(rows[0]).toEqual({ made: 2 })
  })
})

describe('removing the demonstration', () => {
  it('leaves the tables as migrated, and removes nothing from any other database', async () => {
    const owner = withDatabase(template, await migratedDatabase())
    const query = (text: string) => onServer(owner, (client) => client.query(text))
    await query(`insert into tenants (id, kind, name, country, time_zone, language, created_at)
      values (gen_random_uuid(), 'operator', 'Ours', 'DE', 'Europe/Berlin', 'de', now())`)
    await expect(findRemovable(owner)).rejects.toThrow('The database was not loaded with the demonstration; nothing was removed.')
    await query("update feature_flags set is_on = false, version = 2, updated_at = now() where name = 'installer-portal'")
    await query('insert into demonstration_loads (started_at, finished_at) values (now(), now())')
    expect(await findRemovable(owner)).toMatchObject({ customers: 0, members: 0 })
    const running = connect({ url: owner, max: 1, log: openLog('silent') })
    await running.execute('select 1')
    await expect(removeDemonstration(owner)).rejects.toThrow('Stop all of its processes, then try again.')
    await disconnect(running)
    await removeDemonstration(owner)
    const { rows } = await query('select (select count(*)::int from tenants) as tenants, (select count(*)::int from deployment) as secrets')
    expect(rows).toEqual([{ tenants: 0, secrets: 1 }])
    const flags = await query('select name from feature_flags where is_on and version = 1 and updated_at is null order by name')
    expect(flags.rows.map(({ name }) => name)).toEqual(['croatia-customer-country', 'installer-portal'])
    expect(await prepare(owner)).toMatchObject({ migrated: [] })
  })
})

describe('a newer release', () => {
  it('decides what rights the application has while this one starts beside it', async () => {
    const owner = withDatabase(template, await migratedDatabase())
    const query = (text: string) => onServer(owner, (client) => client.query(text))
    await query("insert into migrations (name, checksum) values ('9999-01-01-0000-later.sql', 'x')")
    await query('create table later_log (id uuid primary key); grant select on later_log to wattdesk_app')
    expect(await prepare(owner)).toMatchObject({ migrated: [] })
    const { rows } = await query("select has_table_privilege('wattdesk_app', 'later_log', 'insert, update, delete') as excess")
    expect(rows).toEqual([{ excess: false }])
  })
})

describe('a check before an upgrade', () => {
  it('shows what missing migrations do and whom they block, without running them, and names those of a newer release', async () => {
    const owner = withDatabase(template, await migratedDatabase())
    await onServer(owner, (client) => client.query("insert into migrations (name, checksum) values ('9999-01-01-0000-later.sql', 'x')"))
    const planned = migrationOf(
      '2027-01-15-0900-planned.sql',
      `-- alter table nothing
       create table fresh (id uuid primary key);
       create index fresh_by_id on fresh (id);
       create index samples_by_source on samples (source_id);
       alter table customers add column nickname text;
       alter table customers add constraint short check (length(nickname) < 9);
       alter table sites add constraint later check (id is not null) not valid;
       update members set language = 'de';
       create function quiet() returns void language plpgsql as $$ begin update tenants set name = ''; end $$;`,
    )
    const { plans, unknown } = await checkMigrations(owner, [...(await readMigrations()), planned])
    expect(unknown).toEqual(['9999-01-01-0000-later.sql'])
    expect(plans.map(({ name, newTables }) => [name, newTables])).toEqual([['2027-01-15-0900-planned.sql', ['fresh']]])
    expect(plans[0]?.effects.map(({ table, blocks, isLong }) => [table, blocks, isLong])).toEqual([
      ['samples', 'writes', true],
      ['customers', 'reads and writes', false],
      ['customers', 'reads and writes', true],
      ['sites', 'reads and writes', false],
      ['members', 'changed rows', true],
    ])
    expect(plans[0]?.effects[0]?.bytes).toBeGreaterThan(0)
  })
})
