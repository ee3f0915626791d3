// A worker that runs an import while summing quarter hours and checking homes on command, and ends, for a test that kills it in the
// middle.
import { once } from 'node:events'
import { checkSites } from '../src/areas/alarms/checks.service.ts'
import { runDataImport } from '../src/areas/data-import/data-import-run.service.ts'
import { rollUp } from '../src/areas/telemetry/rollup.service.ts'
import { connect, disconnect } from '../src/db/connect.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDeployment } from '../src/platform/deployment.ts'
import { openLog } from '../src/platform/log.ts'

// biome-ignore lint/style/noProcessEnv: a separate process has no other settings
const { DATABASE_URL, SECRET_KEY, VENDOR_URLS, IMPORT_ID = '', NOW = '' } = process.env
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL, SECRET_KEY, VENDOR_URLS })
const log = openLog('silent')
const db = connect({ url: config.databaseUrl, max: 4, log })
const deployment = await openDeployment({ db, log, config })
const ctx = { config, db, deployment, log, clock: { now: () => new Date(NOW) } }
process.send?.('begins')
const received = once(process, 'message')
const imported = runDataImport(ctx, IMPORT_ID, { isPaced: false })
await received
await Promise.all([imported, rollUp(ctx), checkSites(ctx)])
await disconnect(db)
process.disconnect()
