// Distributes the tables of measurements over the nodes of a Citus cluster: `npm run db:distribute`.
import { distributeTelemetry } from '../apps/server/src/db/distribution.ts'
import { UnusableDatabase } from '../apps/server/src/db/first-connection.ts'
import { obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { bringUpToDate } from './up-to-date.ts'

const database = await obtainDatabase()
const { ownerUrl, applicationUrl } = await bringUpToDate(database, await obtainSecretKey())
try {
  if (!ownerUrl) throw new UnusableDatabase("This takes the owner's connection: give DATABASE_OWNER_URL.")
  const { nodes, tables, already } = await distributeTelemetry(ownerUrl, applicationUrl)
  if (tables.length > 0) console.log(`Distributed by site over ${nodes} nodes: ${tables.join(', ')}`)
  if (already.length > 0) console.log(`Distributed before: ${already.join(', ')}`)
} catch (error) {
  await stopWhatStarted(database)
  if (!(error instanceof UnusableDatabase)) throw error
  refuse(error.message)
}
await stopWhatStarted(database)
