import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { faultsOfAreas } from './areas.ts'
import { faultsOf, tablesOf } from './house-rules.ts'
import { faultsOfColumns, schemaOf } from './sql-columns.ts'
import { faultsOfTestOnlyExports } from './test-only-exports.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

describe('the rules about SQL and names', () => {
  const tables = tablesOf(['create table customers (\n  id uuid\n);\ncreate table sites (id uuid);'])
  const faults = (file: string, text: string) => faultsOf([{ file: `apps/server/src/${file}`, text }], tables)

  it.each([
    ['a service that names a table', 'areas/sites/sites.service.ts', "await client.query('select id from sites')", /table sites/],
    ['a job that sends SQL', 'areas/sites/sites.jobs.ts', 'await db.execute(sql`select 1`)', /SQL outside/],
    ['a service that sends SQL as text', 'areas/sites/sites.service.ts', "await ctx.db.execute('select count_sites()')", /SQL outside/],
    ['a service that takes a connection', 'areas/sites/sites.service.ts', 'await ctx.db.$client.connect()', /SQL outside/],
    ['a platform that names a table', 'platform/mail.ts', "query('update customers set id = $1')", /table customers/],
    [
      'a read that locks',
      'areas/a/a.store.ts',
      "export async function findSite(db: Db) {\n  return select().for('update')\n}",
      /only reads/,
    ],
    [
      'a read that locks if it is asked to',
      'areas/a/a.store.ts',
      "async function readSites(db: Db, lock: boolean) {\n  return lock ? select().for('update') : select()\n}",
      /only reads/,
    ],
    ['a question that locks', 'areas/a/a.store.ts', 'export async function isFree() {\n  return sql`select 1 for share`\n}', /only reads/],
    ['a lock that shares', 'areas/a/a.store.ts', "export async function lockSite() {\n  return select().for('share')\n}", /call it share/],
    [
      'a share that locks',
      'areas/a/a.store.ts',
      'export async function shareSite() {\n  return sql`select 1 for update`\n}',
      /call it lock/,
    ],
    [
      'a third word for a lock',
      'areas/a/a.store.ts',
      'export async function holdSite() {\n  return sql`select 1 for update`\n}',
      /call it lock/,
    ],
    [
      'a list that decides what no limit means',
      'areas/a/a.views.ts',
      'const limit = query.limit > 0 ? query.limit : 100',
      /page and limit/,
    ],
    ['a list that computes its offset', 'areas/a/a.views.ts', 'rows.offset(query.page * limit)', /page and limit/],
    [
      'a demand that calls a lock by another name',
      'areas/a/a.service.ts',
      'export async function requireSite(tx: Tx) {\n  return given(await lockSite(tx))\n}\nconst lockSite = oneOf(sites)',
      /only reads/,
    ],
    [
      'a read that takes an advisory lock',
      'areas/a/a.store.ts',
      'async function isTaken() {\n  return sql`select pg_advisory_xact_lock(1)`\n}',
      /only reads/,
    ],
    ['a store that changes mails of another area', 'areas/a/a.store.ts', 'sql`update outbox_mails set tenant_id = null`', /areas\/mails/],
    ['a store that adds mails to another area', 'areas/a/a.store.ts', 'await db.insert(outboxMails).values(row)', /areas\/mails/],
    ['a second list of languages', 'areas/a/a.ts', "const languages = ['en', 'de', 'it', 'hu']", /languages are listed/],
  ])('reject %s', (_, file, text, words) => {
    expect(faults(file, text)).toEqual([expect.stringMatching(words)])
  })

  it.each([
    ['a store with SQL', 'areas/sites/sites.store.ts', 'sql`select id from sites`'],
    ['a comment that names a table', 'areas/sites/sites.service.ts', '// Comes from customers, and goes into sites.'],
    ['locks by their names', 'areas/a/a.store.ts', 'export async function lockSite() {\n  return sql`select 1 for update`\n}'],
    [
      'claims that skip what is locked',
      'areas/a/a.store.ts',
      'async function claimOne() {\n  return sql`select 1 for update skip locked`\n}',
    ],
  ])('accept %s', (_, file, text) => {
    expect(faults(file, text)).toEqual([])
  })

  it('reject a read with a lock two hops away, in other files', () => {
    const area = 'apps/server/src/areas/a'
    const planted = {
      'a.store.ts': "export async function takeRow(tx: Tx) {\n  return tx.select().for('update')\n}",
      'b.service.ts':
        "import * as store from './a.store.ts'\nconst kept = (tx: Tx) => store.takeRow(tx)\nexport const settle = (tx: Tx) => kept(tx)",
      'c.service.ts':
        "import { settle as done, type kept } from './b.service.ts'\nexport const listSites = (ctx: Ctx) => transaction(ctx.db, done)\nexport const listKept = (): typeof kept => []",
    }
    const sources = Object.entries(planted).map(([file, text]) => ({ file: `${area}/${file}`, text }))
    expect(faultsOf(sources, tables)).toEqual([expect.stringMatching(/listSites locks \(listSites → settle → kept → takeRow\)/)])
  })

  it.each([
    ['a folder of the contract', 'packages/contract/src/clients/calls.ts', '', /'clients' is no area/],
    ['a folder of the portal', 'apps/portal/src/areas/health/AlarmsScreen.tsx', '', /'health' is no area/],
    ['sentences', 'packages/i18n/src/en/features.ts', '', /'features' is no area/],
    ['a browser test', 'e2e/members.spec.ts', '', /'members' is no area/],
    ['a call', 'packages/contract/src/alarms/calls.ts', "const area = 'health'", /their area is 'health'/],
  ])('reject a second name of an area: %s', (_, file, text, fault) => {
    const server = { file: 'apps/server/src/areas/alarms/rules/rules.service.ts', text: '' }
    const named = { file: 'packages/i18n/src/en/alarm-rules.ts', text: '' }
    expect(faultsOfAreas([server, named, { file, text }])).toEqual([expect.stringMatching(fault)])
  })

  const schema = schemaOf(
    'create table customers (\n  id uuid primary key,\n  -- By name.\n  account_name text not null,\n  city text\n);\ncreate table sites (\n  id uuid,\n  customer_id uuid\n);',
  )
  const columnFaults = (text: string) => faultsOfColumns([{ file: 'apps/server/src/areas/a/a.store.ts', text }], schema)

  it.each([
    [
      'a column of another table',
      'sql`select c.city, s.city from customers c join sites s on s.customer_id = c.id`',
      /s\.city: sites has no/,
    ],
    ['a column that no table has', 'sql`select acount_name from customers`', /no table has a column acount_name/],
    ['a wrong column of an insert', 'const text = `insert into sites (id, city) values ($1, $2)`', /sites has no column city/],
    ['a wrong column of an update', "client.query('update sites set city = $1 where id = $2')", /sites has no column city/],
  ])('reject raw SQL with %s', (_, text, words) => {
    expect(columnFaults(text)).toEqual([expect.stringMatching(words)])
  })

  it.each([
    ['a name of its own', 'sql`with big as (select c.id as first_id from customers c) select big.first_id from big`'],
    ['a subquery named like a table', 'sql`select s.total_count from (select count(*) total_count from sites) s`'],
    ['values', "sql`select v.new_name from customers c cross join lateral (values ('as x_y')) v (new_name)`"],
  ])('accept raw SQL with %s', (_, text) => {
    expect(columnFaults(text)).toEqual([])
  })

  it('reject an export that only tests use, unless its comment names this', () => {
    const text = '/** Adds. */\nexport const add = 1\nexport function used() {}\n/** Stops time, for tests. */\nexport const stop = 1\n'
    const sources = [
      { file: 'packages/a/src/a.ts', text },
      { file: 'packages/a/src/b.ts', text: 'used()' },
    ]
    expect(faultsOfTestOnlyExports(sources)).toEqual([expect.stringMatching(/a\.ts: only tests use add/)])
  })

  it('reject an instant on a screen that hides its zone', () => {
    const on = (file: string) => faultsOf([{ file, text: 'const words = formatInstant(row.at)' }], tables)
    expect(on('apps/portal/src/areas/a/APanel.tsx')).toEqual([expect.stringMatching(/show instants with Instant/)])
    expect(on('apps/portal/src/areas/a/a-words.ts')).toEqual([])
  })

  it.each(['Date.now()', 'new Date()', 'useState(Date.now)'])('reject the clock of a phone in a browser: %s', (text) => {
    expect(faultsOf([{ file: 'apps/customer-app/src/areas/a/A.tsx', text }], tables)).toEqual([
      expect.stringMatching(/clock\.ts for the time/),
    ])
    expect(faultsOf([{ file: 'packages/ui/src/feedback/clock.ts', text }], tables)).toEqual([])
  })

  it('reject a reply that waits while it is sent', () => {
    const of = (text: string) => faultsOf([{ file: 'apps/server/src/http/page.ts', text }], tables)
    expect(of("return reply.type('text/html').send(await page())")).toEqual([expect.stringMatching(/await the response first/)])
    expect(of("const html = await page()\nreturn reply.type('text/html').send(html)")).toEqual([])
  })

  it('reject a component that has no style sheet', () => {
    const text = "import { Button, Switch, type TextInputProps } from '@mantine/core'"
    const faults = faultsOf([{ file: 'apps/portal/src/areas/a/APanel.tsx', text }], tables)
    expect(faults).toEqual([expect.stringMatching(/Switch of Mantine has no style sheet/)])
  })
})

const missing = 'apps/server/src/http/missing.ts'
/** A cycle is reported only once. */
const otherOfCycle = 'apps/server/src/http/b.ts'

/** Imports that break the rules, each with the rule that must reject it. */
const planted: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['db-is-lowest', 'apps/server/src/db/a.ts', 'apps/server/src/platform/b.ts'],
  ['platform-knows-no-area', 'apps/server/src/platform/c.ts', 'apps/server/src/areas/mails/mails.service.ts'],
  ['platform-knows-no-tables', 'apps/server/src/platform/d.ts', 'apps/server/src/db/domains/mails/tables.ts'],
  ['areas-send-sql-by-store-and-views', 'apps/server/src/areas/sites/sites.service.ts', 'node_modules/drizzle-orm/index.js'],
  ['portal-reads-no-declarations', 'apps/portal/src/forms/n.ts', 'packages/contract/src/declaration.ts'],
  ['session-makes-no-calls', 'apps/portal/src/session/e.ts', 'apps/portal/src/api/f.ts'],
  ['no-folder-cycles', 'packages/ui/src/list/g.ts', 'packages/ui/src/form/h.ts'],
  ['no-folder-cycles', 'packages/ui/src/form/i.ts', 'packages/ui/src/list/j.ts'],
  ['areas-meet-at-services', 'apps/server/src/areas/sites/k.service.ts', 'apps/server/src/areas/mails/mails.store.ts'],
  ['store-and-views-are-lowest', 'apps/server/src/areas/sites/l.store.ts', 'apps/server/src/areas/sites/m.service.ts'],
  ['each-file-has-a-layer', 'apps/server/src/areas/sites/n.service.ts', 'apps/server/src/areas/sites/nested/layerless.ts'],
  ['routes-call-service-or-views', 'apps/server/src/areas/sites/o.routes.ts', 'apps/server/src/areas/sites/p.store.ts'],
  ['http-is-below-routes', 'apps/server/src/areas/sites/q.http.ts', 'apps/server/src/areas/sites/p.store.ts'],
  ['pages-only-render', 'apps/server/src/areas/sites/r.pages.ts', 'apps/server/src/areas/sites/m.service.ts'],
  ['service-knows-no-http', 'apps/server/src/areas/sites/s.service.ts', 'apps/server/src/areas/sites/t.pages.ts'],
  ['rules-and-formats-import-no-layer', 'apps/server/src/areas/sites/u.rules.ts', 'apps/server/src/areas/sites/m.service.ts'],
  ['rules-and-formats-have-no-effects', 'apps/server/src/areas/sites/v.format.ts', 'apps/server/src/platform/jobs.ts'],
  ['threads-know-no-database', 'apps/server/src/areas/sites/nested/w.thread.ts', 'apps/server/src/db/connect.ts'],
  ['jobs-and-ingest-know-no-http', 'apps/server/src/areas/sites/x.jobs.ts', 'apps/server/src/http/route.ts'],
  ['product-knows-no-demonstration', 'apps/server/src/z.ts', 'apps/server/src/demonstration/activities.ts'],
  ['demonstration-uses-services', 'apps/server/src/demonstration/settings.ts', 'apps/server/src/areas/mails/mails.store.ts'],
  ['platform-knows-no-http', 'apps/server/src/platform/a.ts', 'apps/server/src/http/route.ts'],
  ['tables-only-in-store-and-views', 'apps/server/src/areas/sites/a.service.ts', 'apps/server/src/db/domains/mails/tables.ts'],
  ['routes-read-views', 'apps/server/src/areas/sites/b.routes.ts', 'apps/server/src/areas/mails/mails.rules.ts'],
  ['kinds-are-lowest', 'apps/server/src/areas/installations/kinds/y.ts', 'apps/server/src/areas/installations/installations.service.ts'],
  ['no-cycles', 'apps/server/src/http/a.ts', otherOfCycle],
  ['no-cycles', otherOfCycle, 'apps/server/src/http/a.ts'],
  ['no-unresolvable', 'apps/server/src/http/c.ts', missing],
  ['apps-import-no-app', 'apps/portal/src/page/a.ts', 'apps/server/src/http/d.ts'],
  ['packages-below-apps', 'packages/i18n/src/a.ts', 'apps/portal/src/page/b.ts'],
  ['contract-is-zod-only', 'packages/contract/src/a.ts', 'packages/i18n/src/b.ts'],
  ['contract-is-zod-only', 'packages/device-protocol/src/a.ts', 'packages/energy/src/units.ts'],
  ['quantities-import-nothing', 'packages/energy/src/quantities.ts', 'packages/energy/src/units.ts'],
  ['energy-is-pure', 'packages/energy/src/a.ts', 'packages/i18n/src/b.ts'],
  ['ui-knows-no-domain', 'packages/ui/src/page/a.ts', 'packages/contract/src/b.ts'],
  ['portal-areas-meet-at-queries', 'apps/portal/src/areas/sites/a.ts', 'apps/portal/src/areas/mails/b.ts'],
  ['app-session-is-lowest', 'apps/customer-app/src/session/a.ts', 'apps/customer-app/src/api/b.ts'],
  ['app-calls-know-no-screen', 'apps/customer-app/src/api/c.ts', 'apps/customer-app/src/parts/d.ts'],
  ['app-parts-know-no-area', 'apps/customer-app/src/parts/e.ts', 'apps/customer-app/src/areas/car/f.ts'],
  ['app-areas-meet-at-hooks', 'apps/customer-app/src/areas/gas/g.ts', 'apps/customer-app/src/areas/car/f.ts'],
  ['nobody-imports-routes', 'apps/portal/src/shell/a.ts', 'apps/portal/src/routes/b.ts'],
  ['simulator-speaks-protocol-only', 'apps/fleet-simulator/src/a.ts', 'packages/contract/src/b.ts'],
  ['gateway-speaks-protocol-only', 'apps/gateway/src/a.ts', 'packages/energy/src/units.ts'],
  ['gateway-speaks-protocol-only', 'packages/gateway-core/src/a.ts', 'packages/energy/src/units.ts'],
  ['sunspec-knows-nothing-else', 'packages/sunspec/src/a.ts', 'packages/energy/src/units.ts'],
  ['no-test-in-product', 'apps/server/src/http/e.ts', 'apps/server/test/server.ts'],
]

async function plant(home: string): Promise<void> {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(home, file)), { recursive: true })
    await writeFile(path.join(home, file), text)
  }
  for (const [, , imported] of planted.filter((one) => one[2] !== missing)) await write(imported, 'export const it = 1\n')
  await write('node_modules/drizzle-orm/package.json', '{ "name": "drizzle-orm", "type": "module", "exports": "./index.js" }')
  for (const [, file, imported] of planted) {
    const found = path.posix.relative(path.posix.dirname(file), imported)
    const from = imported.startsWith('node_modules/') ? 'drizzle-orm' : found.startsWith('.') ? found : `./${found}`
    await write(file, `import { it } from '${from}'\nexport const use = it\n`)
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json'])
    await copyFile(path.join(root, file), path.join(home, file))
  await symlink(path.join(root, 'node_modules/typescript'), path.join(home, 'node_modules/typescript'))
}

describe('the import rules', () => {
  it('are all planted', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
    const tested = new Set(planted.map(([rule]) => rule))
    expect(forbidden.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([])
  })

  it('reject each planted violation by its rule', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'wattdesk-rules-'))
    try {
      await plant(home)
      const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
      const { stdout } = await run(process.execPath, [cruiser, '--output-type', 'json', 'packages', 'apps'], { cwd: home })
      const { violations } = JSON.parse(stdout).summary as { violations: { from: string; rule: { name: string } }[] }
      const found = violations.map(({ from, rule }) => `${rule.name}: ${from}`)
      for (const [rule, file] of planted) {
        if (file === otherOfCycle) continue
        const from = rule === 'no-folder-cycles' ? path.dirname(file) : file
        expect(found).toContain(`${rule}: ${from}`)
      }
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  })
})

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  console.error(${at})`).join('\n')

/** Code that our own linter settings reject, each with the rule. */
const unlinted: readonly (readonly [rule: string, text: string])[] = [
  ['noBarrelFile', "export { it } from './other.ts'"],
  ['noReExportAll', "export * from './other.ts'"],
  ['noDefaultExport', 'export default 1'],
  ['noProcessEnv', 'export const home = process.env.HOME'],
  ['noConsole', "console.log('here')"],
  ['noExplicitAny', 'export const it: any = 1'],
  ['noFloatingPromises', 'async function wait() {\n  await 1\n}\nwait()'],
  ['useNodejsImportProtocol', "import path from 'path'\nexport const { sep } = path"],
  ['noExcessiveLinesPerFunction', `export function long() {\n${lines(61)}\n}`],
  ['noExcessiveLinesPerFile', Array.from({ length: 401 }, (_, at) => `export const a${at} = ${at}`).join('\n')],
]

describe('the linter', () => {
  it('rejects each planted violation by its rule', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'wattdesk-lint-'))
    try {
      await copyFile(path.join(root, 'biome.json'), path.join(home, 'biome.json'))
      for (const [rule, text] of unlinted) await writeFile(path.join(home, `${rule}.ts`), `${text}\n`)
      const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
      const linted = run(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '.'], { cwd: home })
      const { stdout } = await linted.catch((failure: { stdout: string }) => failure)
      for (const [rule] of unlinted) expect(stdout).toMatch(new RegExp(`title=lint/\\w+/${rule},file=.*/${rule}\\.ts,`))
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  })
})
