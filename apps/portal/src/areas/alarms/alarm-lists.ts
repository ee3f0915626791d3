import { listAlarms, listCustomerAlarms } from '@wattdesk/contract/alarms/health/calls.ts'
import { siteAlarmCodes } from '@wattdesk/contract/alarms/health/terms.ts'
import { alarmLevels } from '@wattdesk/contract/telemetry/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, flag, period } from '../../lists/list-filters.ts'

const filters = {
  active: flag('active'),
  level: choice('level', alarmLevels),
  code: choice('code', siteAlarmCodes),
  acknowledged: flag('acknowledged'),
  period: period('raisedAt'),
} as const

/** Alarms of all homes. `alarm` is the open one. */
export const alarmList = defineList(listAlarms, {
  name: 'alarms',
  key: () => ['alarms', 'list'],
  orders: ['raisedAt', 'level'],
  filters,
  extras: ['alarm'],
})
export type AlarmSearch = SearchOf<typeof alarmList>

export const customerAlarmList = defineList(listCustomerAlarms, {
  name: 'customer-alarms',
  key: ({ customerId }) => ['alarms', 'of', customerId],
  orders: ['raisedAt', 'level'],
  filters,
  extras: ['alarm'],
})
