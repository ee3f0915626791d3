// Backs the database up while the product runs: `npm run backup -- FOLDER`. With `--note TOOL`, notes that another tool did.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../apps/server/src/backup/back-up.ts'
import { noteBackup } from '../apps/server/src/db/backups.ts'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { onDatabase } from '../apps/server/src/demonstration/loadable.ts'
import { bringUpToDate, dataDirectory, obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'

const { values, positionals } = parseArgs({ options: { note: { type: 'string' } }, allowPositionals: true })
const now = new Date()
const name = `wattdesk-${now.toISOString().slice(0, 19).replace(/[:-]/g, '')}`
const folder = path.resolve(positionals[0] ?? path.join(dataDirectory(), 'backups', name))
const database = await obtainDatabase()
const { ownerUrl, applicationUrl } = await bringUpToDate(database, await obtainSecretKey())
const databaseUrl = ownerUrl ?? applicationUrl
try {
  const { note } = values
  if (note !== undefined) {
    await onDatabase(databaseUrl, (client) => noteBackup(client, { takenAt: now, tool: note, bytes: null }))
    console.log(`Noted a backup by ${note}`)
  } else {
    const { tables, rows, bytes } = await backUp({ databaseUrl, folder, now })
    console.log(`${folder}: ${rows} rows of ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB`)
    console.log('Keep SECRET_KEY elsewhere: without it, the backup cannot be restored.')
  }
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase)) throw error
  refuse(error.message)
}
await stopWhatStarted(database)
