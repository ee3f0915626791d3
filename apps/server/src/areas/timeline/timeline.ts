import type { TimelineKind } from '@wattdesk/contract/timeline.ts'

/** What of a customer is told: these kinds, on the clock of its home, from the log too or from records alone. */
export type Timeline = { customerId: string; kinds: readonly TimelineKind[]; timeZone: string; hasLog: boolean }
