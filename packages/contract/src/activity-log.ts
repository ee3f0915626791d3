import { z } from 'zod'
import { activityListQuery } from './activities.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './formats.ts'

/** The filter and search of a list, whose every entry is exported. */
const exportQuery = activityListQuery.pick({ filter: true, searchValue: true })
const exported = { method: 'GET', access: 'read:activities', query: exportQuery, response: z.string(), produces: ['text/csv'] } as const

export const exportAccountActivities = endpoint({
  ...exported,
  name: 'exportAccountActivities',
  area: 'account',
  path: '/api/v1/account/activities/export',
  summary: 'The filtered activity log within the caller’s reach as CSV, newest first, whatever its length',
})

export const exportMyActivities = endpoint({
  ...exported,
  name: 'exportMyActivities',
  area: 'profile',
  path: '/api/v1/profile/me/activities/export',
  summary: 'What the member did as CSV, filtered, newest first',
})

export const verificationStates = ['waiting', 'running', 'done'] as const

/** A verification of the hash chain over the whole log, from its first entry to its last. */
export const activityVerification = z.object({
  state: z.enum(verificationStates),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** Entries verified so far, and how many there are. */
  checked: z.number().int(),
  total: z.number().int(),
  /** Where the chain breaks first: an entry was changed or is missing, or its values were. Null when it holds. */
  fault: z.object({ entryId: id, position: z.number().int(), kind: z.enum(['hash', 'missing', 'values']) }).nullable(),
})
export type ActivityVerification = z.infer<typeof activityVerification>

const verification = {
  area: 'account',
  path: '/api/v1/account/activities/verification',
  access: { allOf: ['read:activities', 'read:system-settings'] },
} as const

export const readActivityVerification = endpoint({
  ...verification,
  name: 'readActivityVerification',
  method: 'GET',
  summary: 'The latest verification of the activity log’s hash chain; null before the first',
  response: z.object({ verification: activityVerification.nullable() }),
})

export const startActivityVerification = endpoint({
  ...verification,
  name: 'startActivityVerification',
  method: 'POST',
  summary: 'Verify the activity log’s hash chain in a job. One that waits or runs is not started again',
  response: nothing,
})
