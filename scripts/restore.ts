// Restores a backup into an empty database, and checks what came back: `npm run restore -- FOLDER`.
import { verifyActivities } from '../apps/server/src/areas/activities/activity-chain.service.ts'
import { placeAt } from '../apps/server/src/backup/open-place.ts'
import { restore } from '../apps/server/src/backup/restore.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { ObjectStoreFault } from '../apps/server/src/platform/object-store.ts'
import { parseSecretKeys, SecretKeys } from '../apps/server/src/platform/secret-keys.ts'
import { obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { checkSettings } from './settings.ts'

const [given] = process.argv.slice(2)
if (!given) refuse('Name the folder of the backup: wattdesk restore FOLDER, or npm run restore -- FOLDER in a checkout')
const startedAt = performance.now()
const database = await obtainDatabase()
try {
  const secretKey = SecretKeys.of(...parseSecretKeys(await obtainSecretKey()))
  const restored = await restore({ ownerUrl: database.ownerUrl ?? database.url, place: placeAt(given, checkSettings()), secretKey })
  const db = connect({ url: restored.applicationUrl, max: 2, log: openLog('warn') })
  const { entries, fault } = await verifyActivities(db)
  await disconnect(db)
  if (fault) throw new UnusableDatabase(`The activity log's chain is broken at position ${fault.position}: it was before the backup.`)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(`Restored the backup of ${restored.takenAt} in ${seconds} s: ${restored.rows} rows of ${restored.tables} tables.`)
  console.log(`Unfinished jobs: ${restored.jobs}; later migrations: ${restored.laterMigrations.length}. SECRET_KEY decrypts its values,`)
  console.log(`and the chain of ${entries} entries of the activity log is intact.`)
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase || error instanceof ObjectStoreFault)) throw error
  refuse(error.message)
}
await stopWhatStarted(database)
