import { z } from 'zod'
import { activityListQuery } from '../../activities/models.ts'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../formats.ts'
import { activityVerification } from './models.ts'

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
  area: 'account',
  path: '/api/v1/profile/me/activities/export',
  summary: 'What the member did as CSV, filtered, newest first',
})

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
