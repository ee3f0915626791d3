import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Progress } from './progress.ts'
import type { TimerWheel } from './timer-wheel.ts'

/** Shared by all homes of the fleet. */
export type Simulation = { config: Config; progress: Progress; wheel: TimerWheel; log: Logger }

export type Member = { stop(): Promise<void> }
