// A worker that runs one bulk action and ends, for tests that kill it in the middle.
import { runBulkAction } from '../src/areas/bulk-actions/run.service.ts'
import { connect, disconnect } from '../src/db/connect.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDeployment } from '../src/platform/deployment.ts'
import { openLocalBus } from '../src/platform/event-bus.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { openMail } from '../src/platform/mail.ts'
import { openReads } from '../src/platform/reads.ts'

// biome-ignore lint/style/noProcessEnv: a separate process has no other settings
const environment = process.env
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: environment.DATABASE_URL, SECRET_KEY: environment.SECRET_KEY })
const log = openLog('silent')
const db = connect({ url: config.databaseUrl, max: 4, log })
const jobs = await openJobs({ databaseUrl: config.databaseUrl, log, isWorker: false })
const mail = await openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom })
process.send?.('begins')
const { read } = openReads({ config, db, log, tracing: undefined })
const deployment = await openDeployment({ db, log, config })
const ctx = { config, log, clock: systemClock, db, deployment, read, bus: openLocalBus(), jobs, mail }
await runBulkAction(ctx, environment.BULK_ACTION_ID ?? '')
await jobs.close()
await disconnect(db)
process.disconnect()
