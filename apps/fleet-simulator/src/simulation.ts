import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Progress } from './progress.ts'
import type { TimerWheel } from './timer-wheel.ts'

/** What every home of the fleet shares. */
export type Simulation = { config: Config; progress: Progress; wheel: TimerWheel; log: Logger }

/** A home under simulation. */
export type Member = { stop(): Promise<void> }
