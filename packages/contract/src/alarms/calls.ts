import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import {
  alarm,
  alarmAcknowledgementModel,
  alarmAssignmentModel,
  alarmComment,
  alarmCommentModel,
  alarmDetail,
  vendorOutage,
} from './models.ts'

const area = 'alarms'
const path = '/api/v1/alarms/{id}'
const params = z.strictObject({ id })

export const readAlarm = endpoint({
  name: 'readAlarm',
  area,
  method: 'GET',
  path,
  summary: 'An alarm with its comments and the earlier incidents of its kind',
  access: 'read:customers',
  scope: 'alarms:read',
  params,
  response: alarmDetail,
  errors: ['AlarmNotFound'],
})

export const acknowledgeAlarm = endpoint({
  name: 'acknowledgeAlarm',
  area,
  method: 'PUT',
  path: `${path}/acknowledgement`,
  summary: 'Acknowledge an alarm, or withdraw the acknowledgement; repeating it changes nothing',
  access: 'write:alarms',
  params,
  body: alarmAcknowledgementModel,
  response: alarm,
  errors: ['AlarmNotFound', 'AlarmChanged'],
})

export const assignAlarm = endpoint({
  name: 'assignAlarm',
  area,
  method: 'PUT',
  path: `${path}/assignee`,
  summary: 'Assign an alarm to a member who sees its customer, or to nobody',
  access: 'write:alarms',
  params,
  body: alarmAssignmentModel,
  response: alarm,
  errors: ['AlarmNotFound', 'AlarmChanged', 'MemberNotMentionable'],
})

export const commentAlarm = endpoint({
  name: 'commentAlarm',
  area,
  method: 'POST',
  path: `${path}/comments`,
  summary: 'Write a comment on an alarm',
  access: 'write:alarms',
  params,
  body: alarmCommentModel,
  response: alarmComment,
  errors: ['AlarmNotFound', 'Conflict', 'TooManyNotes'],
})

export const listVendorOutages = endpoint({
  name: 'listVendorOutages',
  area,
  method: 'GET',
  path: '/api/v1/alarms/vendor-outages',
  summary: 'Vendors with many homes that fell silent at once, as far as the caller may see such homes',
  access: 'read:customers',
  response: z.object({ items: z.array(vendorOutage) }),
})
