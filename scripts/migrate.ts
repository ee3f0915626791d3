// Migrates the database: `npm run db:migrate`. With `--check`, shows what that would do and whom it would block.
import { parseArgs } from 'node:util'
import { checkMigrations, type MigrationPlan } from '../apps/server/src/db/migration-check.ts'
import { readMigrations } from '../apps/server/src/db/migrations.ts'
import { obtainDatabase, obtainSecretKey, stopWhatStarted } from './product.ts'
import { bringUpToDate } from './up-to-date.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const database = await obtainDatabase()
if (values.check) {
  const { plans, unknown } = await checkMigrations(database.ownerUrl ?? database.url, await readMigrations())
  if (unknown.length > 0) console.log(`A newer release created ${unknown.join(', ')}. This one runs beside it, but cannot undo it.`)
  if (plans.length === (await readMigrations()).length)
    console.log(`The database is empty: ${plans.length} migrations create its tables, and block nobody.`)
  else console.log(plans.length === 0 ? 'Nothing to migrate' : plans.map(describe).join('\n'))
} else {
  const { migrated, restored } = await bringUpToDate(database, await obtainSecretKey())
  console.log(migrated.length === 0 ? 'Nothing to migrate' : migrated.join('\n'))
  if (restored.length > 0) console.log(`These had been changed manually and were restored: ${restored.join(', ')}`)
}
await stopWhatStarted(database)

function describe({ name, newTables, effects }: MigrationPlan): string {
  const made = newTables.length > 0 ? [`  makes ${newTables.join(', ')}`] : []
  const blocked = effects.map(({ table, blocks, isLong, bytes, seconds }) => {
    const time = !isLong || seconds < 1 ? 'for a moment' : `for up to ${Math.ceil(seconds)} s`
    return `  ${blocks} of ${table} (${(bytes / 1e6).toFixed(1)} MB) wait ${time}`
  })
  return [name, ...made, ...(blocked.length > 0 ? blocked : ['  blocks nobody'])].join('\n')
}
