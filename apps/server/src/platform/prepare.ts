import pg from 'pg'
import { applicationRole } from '../db/application-role.ts'
import { findStale, readDerived } from '../db/derived.ts'
import { prepareCluster } from '../db/distribution.ts'
import { connectAlone, requireOwnSessions, UnusableDatabase } from '../db/first-connection.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { excessOf } from '../db/rights.ts'
import { deriveLogin } from './application-login.ts'
import { requireSecrets } from './known-secrets.ts'
import { productVersion } from './product-version.ts'
import type { Secret, SecretKeys } from './secret-keys.ts'

type Connections = {
  /** DATABASE_URL: the application's connection, or the owner's if it is the only one. */
  databaseUrl: string
  /** DATABASE_OWNER_URL: the connection that migrates. */
  databaseOwnerUrl?: string | undefined
  secretKey: Secret
}

export type Prepared = {
  /** Connection string of the application's role, which cannot change the activity log. */
  applicationUrl: string
  /** The connection that owns the tables, if one was given. */
  ownerUrl: string | undefined
  /** The secrets with what the database knows about them. */
  secretKey: SecretKeys
  /** Migrations and derived files that ran. */
  migrated: string[]
  /** Functions and triggers that had been changed manually and were restored. */
  restored: string[]
}

/** A database that lacks migrations, which the application's connection cannot run. */
export type OlderSchema = { missing: readonly string[]; findMissing(): Promise<string[]> }

/**
 * Brings the database up to date with the owner's connection, and returns the application's. If only one is given, its rights decide: an
 * owner gets a login of the application's role, derived from the deployment's secret; a connection that cannot change the activity log is
 * the application's, and another process brings the database up to date. `awaitSchema` waits for that; without it, an older schema is
 * refused.
 */
export async function prepareDatabase(
  { databaseUrl: url, databaseOwnerUrl, secretKey }: Connections,
  awaitSchema: (older: OlderSchema) => Promise<void> = refuseOlderSchema,
): Promise<Prepared> {
  const ownerUrl = databaseOwnerUrl === url ? undefined : databaseOwnerUrl
  for (const one of ownerUrl ? [url, ownerUrl] : [url]) await requireOwnSessions(one)
  if (!ownerUrl && (await isApplication(url))) {
    const findMissing = () => findMissingMigrations(url)
    const missing = await findMissing()
    if (missing.length > 0) await awaitSchema({ missing, findMissing })
    const known = await onClient(url, (client) => requireSecrets(client, secretKey))
    return { applicationUrl: url, ownerUrl: undefined, migrated: [], restored: [], secretKey: known }
  }
  const owner = ownerUrl ?? url
  const { migrations, applied, restored } = await migrate(owner, productVersion)
  const migrated = [...migrations, ...applied.map(derivedFile)]
  const known = await onClient(owner, (client) => requireSecrets(client, secretKey))
  const applicationUrl = await onClient(owner, (client) => (ownerUrl ? admit(client, url) : deriveLogin(client, owner, known.all[0])))
  await onClient(owner, (client) => prepareCluster(client, applicationUrl))
  await requireHarmless(applicationUrl)
  return { applicationUrl, ownerUrl: owner, migrated, restored, secretKey: known }
}

/** True for the application's connection, so that another process migrates the database. */
async function isApplication(url: string): Promise<boolean> {
  return onClient(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>("select to_regclass('public.migrations') is not null as found")
    if (!rows[0]?.found) return false
    const applied = await listApplied(client)
    // Rights that a migration revokes still exist before that migration.
    const counting = (await readMigrations()).filter(({ name }) => applied?.has(name) ?? true)
    return (await excessOf(client, counting)).length === 0
  })
}

async function findMissingMigrations(url: string): Promise<string[]> {
  return onClient(url, async (client) => {
    const applied = await listApplied(client)
    if (applied) {
      const migrations = (await readMigrations()).map(({ name }) => name)
      const missing = migrations.filter((name) => !applied.has(name))
      // A newer release wrote its own functions and triggers.
      const isOlder = [...applied].some((name) => !migrations.includes(name))
      const stale = isOlder ? [] : await findStale(client, await readDerived(), productVersion)
      return [...missing, ...stale.map(derivedFile)]
    }
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    throw new UnusableDatabase(`The database role ${rows[0]?.name} of DATABASE_URL is not a member of ${applicationRole}.`)
  })
}

/** Names of the migrations that ran; undefined if the role may not read them. */
async function listApplied(client: pg.Client): Promise<Set<string> | undefined> {
  const { rows } = await client.query<{ readable: boolean }>("select has_table_privilege('migrations', 'select') as readable")
  if (!rows[0]?.readable) return undefined
  const applied = await client.query<{ name: string }>('select name from migrations')
  return new Set(applied.rows.map((row) => row.name))
}

/** The path of a derived file in messages. */
const derivedFile = (file: string) => `domains/${file}`

async function refuseOlderSchema({ missing }: OlderSchema): Promise<void> {
  throw new UnusableDatabase(
    `The database lacks ${missing.length} migrations, from ${missing[0]} on. Run them with the owner's connection: DATABASE_OWNER_URL=… wattdesk migrate; npm run db:migrate in a checkout`,
  )
}

/** Grants the application's role to the role of a connection. */
async function admit(owner: pg.Client, url: string): Promise<string> {
  const name = decodeURIComponent(new URL(url).username)
  const { rows } = await owner.query<{ member: boolean }>(
    "select pg_has_role(oid, $2, 'usage') as member from pg_roles where rolname = $1",
    [name, applicationRole],
  )
  if (rows.length === 0) throw new UnusableDatabase(`The database has no role ${name}, which DATABASE_URL names.`)
  if (!rows[0]?.member) await owner.query(`grant ${applicationRole} to ${pg.escapeIdentifier(name)}`)
  return url
}

async function requireHarmless(url: string): Promise<void> {
  const { name, excess } = await onClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    return { name: rows[0]?.name, excess: await excessOf(client, await readMigrations()) }
  })
  if (excess.length > 0) {
    throw new UnusableDatabase(
      `The database role ${name} could change the activity log (it ${excess.join(', ')}). Let DATABASE_URL name a role without such rights.`,
    )
  }
}

async function onClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAlone(url, 'wattdesk-prepare')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
