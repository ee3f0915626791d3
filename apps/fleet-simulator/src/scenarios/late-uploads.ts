import { minuteMs } from '@wattdesk/energy/durations.ts'
import { reliable } from './reliable.ts'
import type { Scenario } from './scenario.ts'

/** Saves data volume by sending every ten minutes. */
export const lateUploads: Scenario = { ...reliable, gatherMs: 10 * minuteMs }
