// Backs up the database while the product runs: `npm run backup -- FOLDER`, or `-- s3://bucket/prefix`. With `--keep COUNT`, keeps that many backups beside
// it and removes older ones; with `--note TOOL`, records a backup made by another tool.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../apps/server/src/backup/back-up.ts'
import { backupNameOf } from '../apps/server/src/backup/backup-file.ts'
import { parentOf, placeAt, removeOldBackups, within } from '../apps/server/src/backup/open-place.ts'
import { noteBackup } from '../apps/server/src/db/backups.ts'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { onDatabase } from '../apps/server/src/demonstration/loadable.ts'
import { ObjectStoreFault } from '../apps/server/src/platform/object-store.ts'
import { dataDirectory, obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { checkSettings } from './settings.ts'
import { bringUpToDate } from './up-to-date.ts'

const { values, positionals } = parseArgs({ options: { note: { type: 'string' }, keep: { type: 'string' } }, allowPositionals: true })
const { keep = '' } = values
if (keep !== '' && !/^[1-9]\d{0,3}$/.test(keep)) refuse('--keep: number of backups to keep, 1 or more')
const now = new Date()
const config = checkSettings()
const address = positionals[0] ?? within(config.backupTo ?? path.join(dataDirectory(), 'backups'), backupNameOf(now))
const database = await obtainDatabase()
const { ownerUrl, applicationUrl } = await bringUpToDate(database, await obtainSecretKey())
const databaseUrl = ownerUrl ?? applicationUrl
try {
  const { note } = values
  if (note !== undefined) {
    await onDatabase(databaseUrl, (client) => noteBackup(client, { takenAt: now, tool: note, bytes: null }))
    console.log(`Noted a backup by ${note}`)
  } else {
    const { tables, rows, bytes } = await backUp({ databaseUrl, place: placeAt(address, config), now })
    console.log(`${address}: ${rows} rows of ${tables} tables, ${(bytes / 1e6).toFixed(1)} MB`)
    const removed = keep ? await removeOldBackups(parentOf(address), Number(keep), config) : []
    if (removed.length > 0) console.log(`Removed ${removed.join(', ')}`)
    console.log('Store SECRET_KEY elsewhere: without it, the backup cannot be restored.')
  }
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase || error instanceof ObjectStoreFault)) throw error
  refuse(error.message)
}
await stopWhatStarted(database)
