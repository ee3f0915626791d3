// Replaces the deployment's secret while it runs: `npm run keys:rotate`, with SECRET_KEY=new,former. Re-encrypts all values, and reports
// when the previous secret is no longer needed. It can be interrupted and repeated at any time.
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { rotateSecret } from '../apps/server/src/platform/rotation.ts'
import { parseSecretKeys } from '../apps/server/src/platform/secret-keys.ts'
import { obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { bringUpToDate } from './up-to-date.ts'

const database = await obtainDatabase()
const secret = await obtainSecretKey()
const { ownerUrl } = await bringUpToDate(database, secret)
try {
  if (!ownerUrl)
    throw new UnusableDatabase("Give the owner's connection: DATABASE_OWNER_URL=… wattdesk rotate-keys; npm run keys:rotate in a checkout")
  const done = new Map<string, number>()
  const { isNew, values } = await rotateSecret({
    ownerUrl,
    secrets: parseSecretKeys(secret),
    onBatch({ table, column }, count) {
      const name = `${table}.${column}`
      done.set(name, (done.get(name) ?? 0) + count)
    },
  })
  for (const [name, count] of done) console.log(`${name}: ${count}`)
  console.log(`${isNew ? 'The first secret of SECRET_KEY is active. ' : ''}${values} values were re-encrypted.`)
  console.log('No value needs the previous secret any longer. Restart the processes one by one with only the new one.')
  console.log('With a password file of Mosquitto, write it again before: wattdesk gateway-passwords --mosquitto')
  console.log('Sessions unused since, and links in e-mails sent before, end with it.')
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase)) throw error
  refuse(error.message)
}
await stopWhatStarted(database)
