import type { Database } from '../db/connect.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Deployment } from './deployment.ts'
import type { EventBus } from './event-bus.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Read } from './reads.ts'
import type { Tracing } from './tracing.ts'

/** What the platform provides to areas. It never names an area: areas import each other. */
export type Ctx = {
  config: Config
  log: Log
  clock: Clock
  db: Database
  deployment: Deployment
  /** For lists, reports and exports, which may run on a replica. */
  read: Read
  bus: EventBus
  jobs: Jobs
  mail: Mail
  /** Only with a collector of traces. */
  tracing?: Tracing | undefined
}
