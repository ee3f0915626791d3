import { z } from 'zod'
import { activityExportQuery } from '../../activities/models.ts'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../formats.ts'
import { activityVerification } from './models.ts'

export const exportAccountActivities = endpoint({
  name: 'exportAccountActivities',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account/activities/export',
  summary: 'The whole filtered activity log within the caller’s reach as CSV, newest first',
  access: 'read:activities',
  query: activityExportQuery,
  response: z.string(),
  produces: ['text/csv'],
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
  summary: 'Verify the activity log’s hash chain in a job; does nothing while one is waiting or running',
  response: nothing,
})
