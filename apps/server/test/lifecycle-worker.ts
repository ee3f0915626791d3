// A worker that completes the lifecycle of customers, and ends: for tests that kill it in the middle.
import { runMigrations } from '../src/areas/customer-lifecycle/partner-migration/partner-migration.service.ts'
import { finishPurges, purgeDue } from '../src/areas/customer-lifecycle/purge/purge.service.ts'
import { connect, disconnect } from '../src/db/connect.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openLocalBus } from '../src/platform/event-bus.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'

// biome-ignore lint/style/noProcessEnv: a separate process has no other settings
const environment = process.env
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: environment.DATABASE_URL, SECRET_KEY: environment.SECRET_KEY })
const log = openLog('silent')
const db = connect({ url: config.databaseUrl, max: 4, log })
const jobs = await openJobs({ databaseUrl: config.databaseUrl, log, isWorker: false })
const ctx = { config, db, log, jobs, clock: systemClock, bus: openLocalBus() }
process.send?.('begins')
await purgeDue(ctx)
await finishPurges(ctx)
await runMigrations(ctx)
await jobs.close()
await disconnect(db)
process.disconnect()
