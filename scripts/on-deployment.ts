import type { Actor } from '../apps/server/src/areas/activities/activities.service.ts'
import { systemActor } from '../apps/server/src/areas/activities/activities.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import type { Ctx } from '../apps/server/src/platform/ctx.ts'
import { openDeployment } from '../apps/server/src/platform/deployment.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { obtainDatabase, obtainSecretKey, productEnvironment, stopWhatStarted } from './product.ts'
import { checkSettings } from './settings.ts'
import { bringUpToDate } from './up-to-date.ts'

type Commanding = Pick<Ctx, 'config' | 'clock' | 'db' | 'deployment'>

/** Runs a command on the deployment's database with the application's login. Logs its changes as the system's. */
export async function onDeployment(work: (ctx: Commanding, actor: Actor) => Promise<void>): Promise<void> {
  checkSettings()
  const database = await obtainDatabase()
  const secret = await obtainSecretKey()
  const { applicationUrl, secretKey } = await bringUpToDate(database, secret)
  const log = openLog('warn')
  const db = connect({ url: applicationUrl, max: 1, log })
  try {
    const config = { ...readConfig(await productEnvironment(applicationUrl, secret)), secretKey }
    const deployment = await openDeployment({ db, log, config })
    await work({ config, clock: systemClock, db, deployment }, { caller: systemActor, requestId: newId() })
  } finally {
    await disconnect(db)
    await stopWhatStarted(database)
  }
}
