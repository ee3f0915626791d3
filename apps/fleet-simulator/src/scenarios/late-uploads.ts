import { reliable } from './reliable.ts'
import type { Scenario } from './scenario.ts'

/** Saves its data volume: sends ten minutes at once. */
export const lateUploads: Scenario = { ...reliable, gatherMs: 10 * 60_000 }
