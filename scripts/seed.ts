// Loads the demonstration service into an empty database: `npm run seed -- --customers 1000000`.
import { parseArgs } from 'node:util'
import { seedDemonstration } from '../apps/server/src/demonstration/demonstration.ts'
import { loadOlderHistory } from '../apps/server/src/demonstration/history.ts'
import { usualHistoryDays } from '../apps/server/src/demonstration/history-days.ts'
import { isLoadable } from '../apps/server/src/demonstration/loadable.ts'
import { obtainDatabase, obtainSecretKey, refuse, stopWhatStarted } from './product.ts'
import { bringUpToDate } from './up-to-date.ts'

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '5000' },
    'history-days': { type: 'string', default: String(usualHistoryDays) },
    /** Loads the initial data, or the remaining history. */
    part: { type: 'string', default: 'all' },
    quiet: { type: 'boolean', default: false },
  },
})
const customers = Number(values.customers)
if (!Number.isInteger(customers) || customers < 1 || customers > 5_000_000) refuse('--customers: a whole number from 1 to 5,000,000')
/** Larger loads are for performance measurements, so most of their customers have devices. */
const fieldSize = 50_000
const historyDays = Number(values['history-days'])
if (!Number.isInteger(historyDays) || historyDays < 1 || historyDays > usualHistoryDays) {
  refuse(`--history-days: a whole number from 1 to ${usualHistoryDays}`)
}

const database = await obtainDatabase()
const { ownerUrl, secretKey } = await bringUpToDate(database, await obtainSecretKey())
if (!ownerUrl) refuse("Loading the demonstration requires the owner's connection: set DATABASE_OWNER_URL.")
if (values.part === 'past') {
  await loadOlderHistory(ownerUrl)
  process.exit(0)
}
if (!(await isLoadable(ownerUrl))) refuse('The database is not empty; the demonstration can only be loaded into an empty one.')
const startedAt = performance.now()
await seedDemonstration({
  databaseUrl: ownerUrl,
  secretKey,
  customers,
  historyDays,
  leavesPast: values.part === 'begin',
  ...(customers > fieldSize ? { equippedShare: 0.7 } : {}),
  now: new Date(),
  progress: (done) => {
    if (!values.quiet) console.log(`${done} customers`)
  },
})
if (!values.quiet) console.log(`Loaded in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
// Stopped again if it was started only for this.
await stopWhatStarted(database)
