// Rules about SQL and names that no other tool checks. `npm run check` enforces them.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOfAreas } from './areas.ts'
import { callGraph, type NamedFunction, waysTo } from './call-graph.ts'
import { root } from './product.ts'
import { faultsOfColumns, readSchema } from './sql-columns.ts'
import { faultsOfTestOnlyExports } from './test-only-exports.ts'

export type Source = { file: string; text: string }

/** Violations in these sources, one line each. */
export function faultsOf(sources: readonly Source[], tables: readonly string[]): string[] {
  const bare = sources.map(({ file, text }) => ({ file, text: withoutComments(text) }))
  const faults = bare.flatMap(({ file, text }) => [
    ...faultsOfSql(file, text, tables),
    ...faultsOfPages(file, text),
    ...faultsOfMails(file, text),
    ...faultsOfLanguages(file, text),
    ...faultsOfInstants(file, text),
    ...faultsOfClocks(file, text),
    ...faultsOfReplies(file, text),
    ...faultsOfStyles(file, text),
  ])
  return [...faults, ...faultsOfLocks(bare)]
}

/** Names of all tables, from the migrations that create them. */
export function tablesOf(migrations: readonly string[]): string[] {
  return migrations.flatMap((sql) => [...sql.matchAll(/^create (?:unlogged )?table (\w+)/gim)].map(([, name = '']) => name))
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const holdsSql = /^apps\/server\/src\/((db|demonstration)\/.*|.*\.(store|views))\.ts$/
const ofServer = /^apps\/server\/src\//

const sendsSql = /\bsql`|\.execute\(|\.\$client\b/

/** SQL that names a table belongs in stores, views and `db`, so that imports show who uses a table. */
function faultsOfSql(file: string, code: string, tables: readonly string[]): string[] {
  if (!ofServer.test(file) || holdsSql.test(file)) return []
  const naming = new RegExp(`\\b(?:from|join|into|update|truncate|copy|lock table)\\s+(?:public\\.)?"?(${tables.join('|')})\\b`, 'gi')
  const named = [...code.matchAll(naming)].map(([, table]) => `${file}: SQL names the table ${table} outside of a store, a view or db`)
  const sent = file.includes('/areas/') && sendsSql.test(code) ? [`${file}: SQL outside of a store, a view or db`] : []
  return [...new Set([...named, ...sent])]
}

const writesMails = /\b(?:insert into|update|delete from)\s+(?:public\.)?"?outbox_mails\b|\.(?:insert|update|delete)\(outboxMails\)/i

/** Only the area of mails writes mails; others use its service. A purge deletes them with every other trace of a customer. */
function faultsOfMails(file: string, code: string): string[] {
  if (!ofServer.test(file) || /\/(areas\/mails|demonstration)\//.test(file)) return []
  return writesMails.test(code) ? [`${file}: writes mails outside of areas/mails`] : []
}

const lockForUpdate = /\.for\('(no key )?update'|\bfor (no key )?update\b|\bpg_advisory_xact_lock\b/
const lockForShare = /\.for\('(key )?share'|\bfor (key )?share\b/

const locks = /^(lock|share)[A-Z]/
const reads = /^(is|has|may|can|find|list|count|get|read|load|require|select|search)[A-Z]/

/**
 * Names announce locks: `lockX` locks for update, `shareX` for share. A function whose name says that it only reads never leads to a
 * lock, however indirectly.
 */
function faultsOfLocks(sources: readonly Source[]): string[] {
  const graph = callGraph(sources.filter(({ file }) => ofServer.test(file)))
  const takes = (body: string) => lockForUpdate.test(body) || lockForShare.test(body)
  const ways = waysTo(graph, ({ name, body }) => takes(body) || locks.test(name))
  const hidden = [...ways.values()].flatMap((way) => {
    const [{ file, name }] = way as [NamedFunction] // no way is empty
    if (!reads.test(name)) return []
    return `${file}: ${name} locks (${way.map((one) => one.name).join(' → ')}), but by its name it only reads`
  })
  return [...hidden, ...[...graph.values()].flatMap(faultsOfLockName)]
}

function faultsOfLockName({ file, name, body }: NamedFunction): string[] {
  const [updates, shares] = [lockForUpdate.test(body), lockForShare.test(body)]
  if (!updates && !shares) return []
  if (/^hold[A-Z]/.test(name)) return [`${file}: ${name} locks: call it lock… or share…`]
  if (/^lock[A-Z]/.test(name) && !updates) return [`${file}: ${name} locks for share: call it share…`]
  if (/^share[A-Z]/.test(name) && !shares) return [`${file}: ${name} locks for update: call it lock…`]
  return []
}

const listPages = 'apps/server/src/platform/list-page.ts'

/** Only one file knows what `page` and `limit` of a list mean. Elsewhere, no limit is compared with 0, and no page is multiplied. */
function faultsOfPages(file: string, code: string): string[] {
  if (!ofServer.test(file) || file === listPages) return []
  const decides =
    /\blimit\s*(?:<=?\s*[01]|>=?\s*[01]|[!=]==?\s*(?:0|-1))\b|\bpage\s*\*\s*(?:\w+\.)?limit\b|\blimit\s*\*\s*(?:\w+\.)?page\b|\bunlimitedListMax\b/
  return decides.test(code) ? [`${file}: ${listPages} alone knows what page and limit mean`] : []
}

const listOfLanguages = 'packages/contract/src/languages.ts'

function faultsOfLanguages(file: string, code: string): string[] {
  if (file === listOfLanguages) return []
  return /'en',\s*'de',\s*'it'/.test(code) ? [`${file}: languages are listed in ${listOfLanguages} alone`] : []
}

/**
 * Instants on screens are in the reader's or the home's time and have their zone in a tooltip, which components of the interface ensure.
 */
function faultsOfInstants(file: string, code: string): string[] {
  if (!/^apps\/portal\/.*\.tsx$/.test(file)) return []
  return /\bformatInstant\(/.test(code)
    ? [`${file}: show instants with Instant, Moment or Age, or name the zone (formatInstantInZones)`]
    : []
}

const clockOfBrowsers = 'packages/ui/src/feedback/clock.ts'

/** A phone's clock may be wrong, so in browsers only one file provides the time. */
function faultsOfClocks(file: string, code: string): string[] {
  if (!/^(apps\/(portal|customer-app)|packages\/ui)\/src\//.test(file) || file === clockOfBrowsers) return []
  return /\bDate\.now\b|\bnew Date\(\)/.test(code) ? [`${file}: ask ${clockOfBrowsers} for the time`] : []
}

/** A reply that takes too long is refused, and its own response dropped, unless it looked up how to send that before. */
function faultsOfReplies(file: string, code: string): string[] {
  if (!ofServer.test(file) || !/\.send\(\s*await\b/.test(code)) return []
  return [`${file}: waits inside of send(); await the response first`]
}

/** Components of Mantine whose style sheets are in `packages/ui/src/theme/mantine.css`, or that have none. */
const styled = [
  ...['ActionIcon', 'Button', 'Checkbox', 'CloseButton', 'FileInput', 'Input'],
  ...['MantineProvider', 'NativeSelect', 'TextInput', 'Textarea'],
]

/** Other components of Mantine would be shown without their styles. */
function faultsOfStyles(file: string, code: string): string[] {
  if (!/^(apps\/portal|packages\/ui)\//.test(file)) return []
  const imported = [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) => names.split(','))
  const components = imported.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name))
  return components.filter((name) => !styled.includes(name)).map((name) => `${file}: ${name} of Mantine has no style sheet in mantine.css`)
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const tables = tablesOf(globSync('apps/server/src/db/migrations/*.sql', { cwd: root }).map(read))
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
  const sources = files.map((file) => ({ file, text: read(file) }))
  const programs = globSync(['{apps,packages}/*/*.ts', 'scripts/*.ts', '*.config.ts'], { cwd: root }).map((file) => ({
    file,
    text: read(file),
  }))
  const faults = [
    ...faultsOf(sources, tables),
    ...faultsOfColumns(sources, readSchema()),
    ...faultsOfAreas(sources),
    ...faultsOfTestOnlyExports(sources, programs),
  ]
  if (faults.length > 0) console.error(faults.join('\n'))
  process.exit(faults.length > 0 ? 1 : 0)
}
