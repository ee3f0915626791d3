import type { Scenario } from './scenario.ts'

/** Always online; sends samples at once. */
export const reliable: Scenario = { isOnline: () => true, gatherMs: 0, report: (sample) => sample }
