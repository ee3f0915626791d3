import { once } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { backupOldMs } from '../areas/service-status/status.rules.ts'
import { placeOf } from '../db/addresses.ts'
import { readDerived } from '../db/derived.ts'
import {
  type DeploymentFacts,
  type RightsFacts,
  readDeploymentFacts,
  readRightsFacts,
  readSchemaFacts,
  readServerFacts,
  type SchemaFacts,
  type ServerFacts,
} from '../db/diagnosis.ts'
import { requireOwnSessions } from '../db/first-connection.ts'
import { readMigrations } from '../db/migrations.ts'
import { processRoles } from '../platform/config.ts'
import { requireSecretOf } from '../platform/known-secrets.ts'
import { productVersion } from '../platform/product-version.ts'
import type { Secret } from '../platform/secret-keys.ts'
import { type Finding, note, ok, patienceMs, probe, reasonOf, wrong } from './finding.ts'
import { certificateOf, judgeClock } from './peers.ts'

export type DatabaseAddresses = { url: string; ownerUrl?: string | undefined; replicaUrl?: string | undefined }

const oldestPostgres = 150_000
const hourMs = 3_600_000

/** Queries the database with each login concurrently. Only reads. */
export async function lookAtDatabase({ url, ownerUrl, replicaUrl }: DatabaseAddresses, secret: Secret | undefined): Promise<Finding[]> {
  const found = await Promise.all([
    withLogin('database', url, 'DATABASE_URL', (client) => lookAtMain(client, url, { isOwnerGiven: ownerUrl !== undefined, secret })),
    usesTls(url) ? certificateOf(url, 5432, askForTls) : [],
    ownerUrl ? withLogin("owner's login", ownerUrl, 'DATABASE_OWNER_URL', lookAtOwner) : [],
    replicaUrl
      ? withLogin('replica', replicaOf(replicaUrl, url), 'DATABASE_REPLICA_URL', async () => [
          ok('replica', `${placeOf(replicaUrl)} responds`),
        ])
      : [],
  ])
  return found.flat()
}

const usesTls = (url: string) => /^(require|verify-ca|verify-full)$/.test(new URL(url).searchParams.get('sslmode') ?? '')

/** A connection to PostgreSQL begins without TLS. */
async function askForTls(socket: Socket): Promise<void> {
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  const [response] = await once(socket, 'data')
  if (String(response) !== 'S') throw new Error('PostgreSQL offers no TLS')
}

/** Login and database are those of the primary unless given. */
function replicaOf(replicaUrl: string, url: string): string {
  const [replica, primary] = [new URL(replicaUrl), new URL(url)]
  if (!replica.username) [replica.username, replica.password] = [primary.username, primary.password]
  if (replica.pathname.length < 2) replica.pathname = primary.pathname
  return replica.href
}

function withLogin(what: string, url: string, setting: string, look: (client: pg.Client) => Promise<Finding[]>): Promise<Finding[]> {
  const todo = `Check ${setting}, that PostgreSQL runs, and that it lets this machine in (pg_hba.conf)`
  return probe({ what, todo }, async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'wattdesk-doctor',
      connectionTimeoutMillis: patienceMs - 500,
      query_timeout: patienceMs - 500,
    })
    // The query that was running reports a connection that breaks later.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await look(client)
    } finally {
      client.end().catch(() => undefined)
    }
  })
}

type Main = { isOwnerGiven: boolean; secret: Secret | undefined }

async function lookAtMain(client: pg.Client, url: string, { isOwnerGiven, secret }: Main): Promise<Finding[]> {
  const askedAt = Date.now()
  const server = await readServerFacts(client)
  const now = (askedAt + Date.now()) / 2
  const [migrations, derived] = [await readMigrations(), await readDerived()]
  const schema = await readSchemaFacts(client, { migrations, derived, release: productVersion })
  const findings = [
    ok('database', `${placeOf(url)} lets ${server.role} in`),
    await judgeSessions(url),
    judgeVersion(server),
    judgeConnections(server),
    judgeClock('clock against PostgreSQL', now - server.nowMs),
    judgeSchema(schema),
  ]
  if (schema.isEmpty) {
    const { missingAsOwner } = await readRightsFacts(client, migrations)
    return [...findings, ...(isOwnerGiven ? [] : [judgeOwner(missingAsOwner)])]
  }
  findings.push(judgeRights(await readRightsFacts(client, migrations), isOwnerGiven))
  if (schema.missing.length > 0 || !schema.isReadable) return findings
  return [...findings, ...judgeDeployment(await readDeploymentFacts(client), secret)]
}

async function judgeSessions(url: string): Promise<Finding> {
  try {
    await requireOwnSessions(url)
    return ok('sessions', 'each connection has one of its own')
  } catch (error) {
    return wrong('sessions', reasonOf(error), 'Let the pooler pool sessions, or let DATABASE_URL name the database itself')
  }
}

async function lookAtOwner(client: pg.Client): Promise<Finding[]> {
  return [judgeOwner((await readRightsFacts(client, await readMigrations())).missingAsOwner)]
}

const judgeOwner = (missing: readonly string[]): Finding =>
  missing.length === 0
    ? ok("owner's rights", 'it may migrate')
    : wrong("owner's rights", `it may not ${missing.join(', ')}`, 'Let an administrator give it these rights: docs/running.md')

function judgeVersion({ version, versionName }: ServerFacts): Finding {
  if (version >= oldestPostgres) return ok('PostgreSQL', versionName)
  return wrong('PostgreSQL', versionName, 'Upgrade it to 15 or later')
}

function judgeConnections({ connections, connectionsMax }: ServerFacts): Finding {
  const result = `${connections} of ${connectionsMax}`
  if (connections < connectionsMax * 0.9) return ok('connections', result)
  return wrong('connections', result, 'Lower DATABASE_POOL, end idle clients, or raise max_connections')
}

function judgeSchema({ isEmpty, isReadable, missing, unknown, newest }: SchemaFacts): Finding {
  if (isEmpty)
    return note(
      'schema',
      'the database is empty',
      'Run wattdesk migrate with the owner’s login; a process with that login does so when it starts',
    )
  if (!isReadable) return wrong('schema', 'the login may not read which migrations ran', 'Run wattdesk migrate with DATABASE_OWNER_URL')
  if (missing.length > 0) {
    return wrong(
      'schema',
      `${missing.length} migrations or files of functions did not run, from ${missing[0]} on`,
      'Back up, then run wattdesk migrate',
    )
  }
  if (unknown.length > 0)
    return note('schema', `a newer release migrated it (${unknown.at(-1)})`, 'Upgrade this release when you are ready')
  return ok('schema', `up to date (${newest})`)
}

function judgeRights({ excess, missingAsOwner, unreadable }: RightsFacts, isOwnerGiven: boolean): Finding {
  const repair = 'Run wattdesk migrate with the owner’s login: it repairs rights'
  if (unreadable.length > 0) return wrong('rights', `the login may not read ${unreadable.join(', ')}`, repair)
  if (excess.length === 0) return ok('rights', 'those of the application')
  if (isOwnerGiven) {
    return wrong(
      'rights',
      `the login could change the activity log: it ${excess.join(', ')}`,
      'Let DATABASE_URL name a role without such rights',
    )
  }
  return judgeOwner(missingAsOwner)
}

function judgeDeployment(
  { keyCheck, isOriginal, nameOrder, lastBackup, running, silent }: DeploymentFacts,
  secret: Secret | undefined,
): Finding[] {
  const findings = keyCheck && secret ? [judgeSecret(keyCheck, secret)] : []
  findings.push(
    isOriginal
      ? ok('deployment', 'the original')
      : wrong('deployment', 'a copy: it receives and sends nothing', 'If the original is gone for good: wattdesk original --confirm'),
  )
  findings.push(judgeNameOrder(nameOrder), judgeBackup(lastBackup), judgeProcesses(running, silent))
  const versions = [...new Set([productVersion, ...running.map(({ version }) => version)])]
  findings.push(
    versions.length === 1
      ? ok('release', productVersion)
      : wrong(
          'release',
          `this is ${productVersion}, processes run ${versions.slice(1).join(', ')}`,
          'During an upgrade this is normal. Otherwise restart the older ones',
        ),
  )
  return findings
}

function judgeNameOrder(order: DeploymentFacts['nameOrder']): Finding {
  if (order === 'languages') return ok('order of names', 'as readers expect')
  if (order === 'codePoints')
    return note('order of names', 'by code points, Ä after Z', 'Use a PostgreSQL that is built with ICU; restore a backup into it')
  return wrong(
    'order of names',
    'another version of ICU than the indexes were made with: lists by name may miss rows',
    'As the owner: reindex index customers_by_name; reindex index customers_by_city; alter collation name_order refresh version',
  )
}

function judgeSecret(keyCheck: Buffer, secret: Secret): Finding {
  try {
    requireSecretOf(keyCheck, secret)
    return ok('secret', 'SECRET_KEY is that of the database')
  } catch {
    return wrong('secret', 'SECRET_KEY is not that of the database', 'Give every process the secret that the database was set up with')
  }
}

function judgeBackup(last: DeploymentFacts['lastBackup']): Finding {
  const todo = 'Run wattdesk backup, and look at its timer or CronJob'
  if (!last) return wrong('backup', 'there is none', todo)
  const ageMs = Date.now() - last.takenAt.getTime()
  const result = `${Math.round(ageMs / hourMs)} hours old, by ${last.tool}`
  return ageMs > backupOldMs ? wrong('backup', result, todo) : ok('backup', result)
}

function judgeProcesses(running: DeploymentFacts['running'], silent: number): Finding {
  if (running.length === 0) return note('processes', 'none runs', 'Start the product')
  const missing = processRoles.filter((role) => !running.some(({ roles }) => roles.includes(role)))
  if (missing.length > 0) return wrong('processes', `nobody has the role ${missing.join(', ')}`, 'Start a process with it (ROLES)')
  if (silent > 0) return wrong('processes', `${running.length} run, ${silent} are silent`, 'Look at their logs, and restart them')
  return ok('processes', `${running.length} run`)
}
