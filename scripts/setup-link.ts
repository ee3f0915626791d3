// Prints another link to the set-up page, while nobody can sign in yet: `npm run setup:link`.
import { findSetupLink } from '../apps/server/src/areas/account/setup/setup.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { obtainDatabase, obtainSecretKey, productEnvironment, stopWhatStarted } from './product.ts'
import { checkSettings } from './settings.ts'
import { bringUpToDate } from './up-to-date.ts'

checkSettings()
const database = await obtainDatabase()
const secretKey = await obtainSecretKey()
const { applicationUrl, secretKey: known } = await bringUpToDate(database, secretKey)
const db = connect({ url: applicationUrl, max: 1, log: openLog('warn') })
const config = { ...readConfig(await productEnvironment(applicationUrl, secretKey)), secretKey: known }
const link = await findSetupLink({ config, db, clock: systemClock })
await disconnect(db)
await stopWhatStarted(database)
console.log(link ? `Set up Wattdesk within a day, at\n  ${link}` : 'This deployment is set up already; its members can sign in.')
