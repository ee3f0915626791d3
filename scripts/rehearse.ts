// Rehearses the restore of a backup beside the running product: `npm run rehearse -- FOLDER`. Restores it into a separate database,
// checks it, compares it with the deployment, reports and removes it. With `--server URL`, on another PostgreSQL.
import { parseArgs } from 'node:util'
import { placeAt } from '../apps/server/src/backup/open-place.ts'
import { type Rehearsal, rehearse } from '../apps/server/src/backup/rehearse.ts'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { ObjectStoreFault } from '../apps/server/src/platform/object-store.ts'
import { parseSecretKeys, SecretKeys } from '../apps/server/src/platform/secret-keys.ts'
import { obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { checkSettings } from './settings.ts'

const { values, positionals } = parseArgs({ options: { server: { type: 'string' } }, allowPositionals: true })
const [given] = positionals
if (!given) refuse('Name the folder of the backup: wattdesk rehearse FOLDER')
const startedAt = performance.now()
const database = await obtainDatabase()
const ownUrl = database.ownerUrl ?? database.url
const numbers = new Intl.NumberFormat('en')
try {
  const secretKey = SecretKeys.of(...parseSecretKeys(await obtainSecretKey()))
  const place = placeAt(given, checkSettings())
  const rehearsing = { serverUrl: values.server ?? ownUrl, deploymentUrl: ownUrl, place, secretKey, onCreated: removeAtSignals }
  report(await rehearse(rehearsing))
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase || error instanceof ObjectStoreFault)) throw error
  refuse(`The rehearsal failed, and its database was removed. ${error.message}`)
}
await stopWhatStarted(database)

function report({ takenAt, rows, tables, jobs, laterMigrations, values: opened, entries, changes, database: name }: Rehearsal): void {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  const later = laterMigrations.length > 0 ? `, later migrations: ${laterMigrations.length}` : ''
  console.log(`The backup of ${takenAt} can be restored; it took ${seconds} s.`)
  console.log(`  restored   ${numbers.format(rows)} rows of ${tables} tables, ${jobs} unfinished jobs${later}`)
  console.log(`  secret     SECRET_KEY opens all ${numbers.format(opened)} encrypted values`)
  console.log(`  chain      of ${numbers.format(entries)} entries of the activity log holds`)
  const changed = changes.length === 1 ? 'one table has' : `${changes.length || 'no'} tables have`
  console.log(`  since then ${changed} more or fewer rows${changes.length > 0 ? ':' : ''}`)
  for (const { table, backup, now } of changes.slice(0, 20)) {
    console.log(`    ${table}: ${numbers.format(backup)} in the backup, ${numbers.format(now)} now`)
  }
  if (changes.length > 20) console.log(`    and ${changes.length - 20} others, with smaller differences`)
  console.log(`  removed    the database ${name}`)
}

function removeAtSignals(remove: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void remove().finally(() => process.exit(1)))
  }
}
