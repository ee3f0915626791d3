// Verifies the activity log's hash chain: `npm run activities:verify`. Exits with 1 if it is broken.
import { verifyActivities } from '../apps/server/src/areas/activities/activity-chain.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { connectAlone } from '../apps/server/src/db/first-connection.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { obtainDatabase } from './product.ts'

const { url, embedded } = await obtainDatabase()
// Fails in one line, unlike the first query of a pool.
await (await connectAlone(url, 'wattdesk-verification')).end()
const db = connect({ url, max: 2, log: openLog('warn') })
const { entries, expired, fault } = await verifyActivities(db)
await disconnect(db)
if (embedded && embedded.origin !== 'running') await embedded.stop()
if (fault) {
  console.error(
    `The chain is broken at position ${fault.position} (entry ${fault.entryId}, ${fault.kind}); ${entries} entries before it are intact.`,
  )
  process.exit(1)
}
console.log(`${entries} entries, the chain is intact${expired > 0 ? `; ${expired} older ones have expired` : ''}.`)
