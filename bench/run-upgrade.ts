// Runs the previous release and this one on the same database while it is upgraded: `npm run upgrade:test`. The previous one is
// the last tag, or without tags the newest commit with an older schema; `-- --from COMMIT` names another.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { prepareDatabase } from '../apps/server/src/platform/prepare.ts'
import { makeStale, programs } from '../scripts/builds.ts'
import { benchSecret } from './databases.ts'
import { until } from './faulty-product.ts'
import { leaveNothingRunning } from './interruption.ts'
import { startOwnPostgres } from './started-postgres.ts'
import { checkOutFormer, evaluate, launchRelease, readAll, seedFormer, startRelease } from './upgrade.ts'

const root = path.resolve(import.meta.dirname, '..')
leaveNothingRunning()
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const former = await checkOutFormer(values.from)
console.log(`Previous release: ${former.name}${former.isTag ? '' : ' (there is no tag: the newest commit with an older schema)'}`)
await makeStale(programs)
const directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-upgrade-'))
const postgres = await startOwnPostgres({ directory, database: 'wattdesk' })
let failed = 0
const check = (what: string, fault: string | undefined) => {
  console.log(`${fault ? '✗' : '✓'} ${what}${fault ? `: ${fault}` : ''}`)
  if (fault) failed += 1
}

try {
  await upgrade()
} finally {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
  await former.remove()
}
process.exit(failed > 0 ? 1 : 0)

async function upgrade(): Promise<void> {
  const environment = { DATABASE_URL: postgres.url, SECRET_KEY: benchSecret.toString('base64') }
  await seedFormer(former.folder, environment)
  const onOwner = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return client.query(text).finally(() => client.end())
  }
  await onOwner("create role upgrading login password 'upgrading' in role wattdesk_app")
  const application = new URL(postgres.url)
  application.username = 'upgrading'
  application.password = 'upgrading'

  const old = await startRelease(former.folder, environment)
  const place = JSON.stringify([postgres.url, 'admin@wattdesk.example', 'http://localhost:4000'])
  const token = await evaluate(
    former.folder,
    { BENCH_SECRET: environment.SECRET_KEY },
    `const [url, email, address] = ${place}; const { tokenOf } = await import('./bench/members.ts');
     console.log(await tokenOf(url, Buffer.from(process.env.BENCH_SECRET, 'base64'), email, address))`,
  )
  const before = await readAll(old.url, token)
  check(`the previous release serves ${before.size} calls on its own schema`, broken(before))

  const early = await launchRelease(root, { ...environment, DATABASE_URL: application.href, LOG_LEVEL: 'warn' })
  await until(async () => (await fetch(`${early.url}/health/live`)).ok, 30_000)
  const { status } = await fetch(`${early.url}/health/ready`)
  const isPlain = status === 503 && early.lines.length === 1 && /lacks \d+ migrations, from \S+ on: waiting/.test(early.lines[0] ?? '')
  check(
    'the new one leaves the old schema alone: it is live but not ready, and logs in one line what it waits for',
    isPlain ? undefined : `${status} ${early.lines.join(' ')}`,
  )

  const load = startLoad(old.url, token)
  const { migrated } = await prepareDatabase({ databaseUrl: postgres.url, secretKey: benchSecret })
  check(
    `the new one migrates (${migrated.join(', ')}) while the previous one serves calls`,
    migrated.length > 0 ? undefined : 'nothing was migrated',
  )
  const during = await readAll(old.url, token)
  check(`the previous release serves the same ${during.size} calls on the new schema`, different(before, during) ?? broken(during))
  const again = await startRelease(former.folder, environment)
  check('the previous release starts on the new schema', broken(await readAll(again.url, token)))

  const fresh = await early.working
  check('the new release serves calls beside it, without a restart', broken(await readAll(fresh.url, token)))
  check('what each writes, the other reads', (await crossed(old.url, fresh.url, token)) ?? (await crossed(fresh.url, again.url, token)))
  const { calls, failures } = await load()
  check(
    `${calls} calls to the previous release during all of it: none failed`,
    failures.length === 0 ? undefined : failures.slice(0, 3).join(', '),
  )
  const errors = [...old.errors(), ...again.errors(), ...fresh.errors()]
  check('no process logged an error', errors[0])
  await Promise.all([old.stop(), again.stop(), fresh.stop()])
}

function broken(statuses: ReadonlyMap<string, number>): string | undefined {
  const bad = [...statuses].filter(([, status]) => status >= 500).map(([place, status]) => `${place} ${status}`)
  return bad.length > 0 ? bad.join(', ') : undefined
}

function different(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | undefined {
  const changed = [...before].filter(([place, status]) => after.get(place) !== status).map(([place]) => place)
  return changed.length > 0 ? changed.join(', ') : undefined
}

/** Lists customers repeatedly until it is stopped. */
function startLoad(url: string, token: string): () => Promise<{ calls: number; failures: string[] }> {
  let isRunning = true
  let calls = 0
  const failures: string[] = []
  const headers = { authorization: `Bearer ${token}` }
  const loop = async () => {
    while (isRunning) {
      calls += 1
      const response = await fetch(`${url}/api/v1/customers?limit=5`, { headers }).catch((error: Error) => error)
      if (response instanceof Error) failures.push(response.message)
      else if (response.status !== 200) failures.push(String(response.status))
    }
  }
  const done = Promise.all([loop(), loop()])
  return async () => {
    isRunning = false
    await done
    return { calls, failures }
  }
}

/** Adds a customer through one server and reads it through the other. */
async function crossed(from: string, to: string, token: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const listed = (await (await fetch(`${from}/api/v1/customers?limit=1`, { headers })).json()) as { items: { tenant?: { id: string } }[] }
  const response = await fetch(`${from}/api/v1/customers`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      type: 'residential_customer',
      tenantId: listed.items[0]?.tenant?.id,
      accountName: 'Upgrade',
      accountEmail: `upgrade-${Date.now()}@home.example`,
      user: { firstName: 'Erika', lastName: 'Mustermann', language: 'de' },
      site: { name: 'Home', address: 'Gartenweg 1', zipCode: '68159', city: 'Mannheim', country: 'DE' },
    }),
  })
  const made = (await response.json()) as { id?: string; code?: string }
  if (response.status !== 200) return `adding a customer returned ${response.status} ${made.code}`
  const read = await fetch(`${to}/api/v1/customers/${made.id}`, { headers })
  return read.status === 200 ? undefined : `reading it returned ${read.status}`
}
