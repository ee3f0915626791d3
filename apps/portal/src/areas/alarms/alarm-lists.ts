import { listAlarms, listCustomerAlarms } from '@wattdesk/contract/alarms/health/calls.ts'
import { siteAlarmCodes } from '@wattdesk/contract/alarms/health/terms.ts'
import { alarmLevels, alarmOwners } from '@wattdesk/contract/alarms/terms.ts'
import { deviceFilters } from '../../device-filters/device-filters.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { beginning, choice, flag, one, period } from '../../lists/list-filters.ts'

const filters = {
  active: flag('active'),
  level: choice('level', alarmLevels),
  code: choice('code', siteAlarmCodes),
  acknowledged: flag('acknowledged'),
  owner: one('owner', { choices: alarmOwners }),
  period: period('raisedAt'),
} as const
const homeFilters = { city: beginning('city'), ...deviceFilters } as const

/** `alarm` is the open one. */
export const alarmList = defineList(listAlarms, {
  name: 'alarms',
  key: () => ['alarms', 'list'],
  orders: ['raisedAt', 'level'],
  filters: { ...filters, ...homeFilters },
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
