// A worker that does one import and ends: for tests that kill it in the middle.
import { workOn } from '../src/areas/imports/import-upkeep.service.ts'
import { connect, disconnect } from '../src/db/connect.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openLog } from '../src/platform/log.ts'

// biome-ignore lint/style/noProcessEnv: a separate process has no other settings
const environment = process.env
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: environment.DATABASE_URL, SECRET_KEY: environment.SECRET_KEY })
const db = connect({ url: config.databaseUrl, max: 6, log: openLog('silent') })
process.send?.('begins')
await workOn({ db, config, clock: systemClock }, environment.IMPORT_ID ?? '')
await disconnect(db)
process.disconnect()
