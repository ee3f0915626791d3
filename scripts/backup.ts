// Backs up the database while the product runs: `npm run backup -- FOLDER`. With `--keep COUNT`, keeps that many backups beside
// it and removes older ones; with `--note TOOL`, records a backup made by another tool.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../apps/server/src/backup/back-up.ts'
import { backupNameOf, removeOldBackups } from '../apps/server/src/backup/old-backups.ts'
import { noteBackup } from '../apps/server/src/db/backups.ts'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { onDatabase } from '../apps/server/src/demonstration/loadable.ts'
import { bringUpToDate, dataDirectory, obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'

const { values, positionals } = parseArgs({ options: { note: { type: 'string' }, keep: { type: 'string' } }, allowPositionals: true })
const { keep = '' } = values
if (keep !== '' && !/^[1-9]\d{0,3}$/.test(keep)) refuse('--keep: how many backups to keep, 1 or more')
const now = new Date()
const folder = path.resolve(positionals[0] ?? path.join(dataDirectory(), 'backups', backupNameOf(now)))
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
    const removed = keep ? await removeOldBackups(path.dirname(folder), Number(keep)) : []
    if (removed.length > 0) console.log(`Removed ${removed.join(', ')}`)
    console.log('Keep SECRET_KEY elsewhere: without it, the backup cannot be restored.')
  }
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase)) throw error
  refuse(error.message)
}
await stopWhatStarted(database)
