import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import type { TimelineKind } from '@wattdesk/contract/timeline/terms.ts'

/** The contents of a timeline: these kinds, in the home's time zone, from log and records or from records alone. */
export type Timeline = { customerId: string; kinds: readonly TimelineKind[]; timeZone: string; hasLog: boolean }

/** Types of objects in the log that are devices. */
export const deviceObjects = [...installationKinds, 'installation'] as const
