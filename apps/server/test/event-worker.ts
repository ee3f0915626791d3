// A worker that sends due events to endpoints, and ends: for tests that kill it in the middle.
import { deliverEvents } from '../src/areas/outgoing-events/event-delivery.service.ts'
import { connect, disconnect } from '../src/db/connect.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openLog } from '../src/platform/log.ts'

// biome-ignore lint/style/noProcessEnv: a separate process has no other settings
const { DATABASE_URL, SECRET_KEY, VENDOR_NETWORKS } = process.env
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL, SECRET_KEY, VENDOR_NETWORKS })
const log = openLog('silent')
const db = connect({ url: config.databaseUrl, max: 4, log })
process.send?.('begins')
await deliverEvents({ config, db, log, clock: systemClock })
await disconnect(db)
process.disconnect()
