import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { acknowledgeAlarm, assignAlarm, commentAlarm, listVendorOutages, readAlarm } from '@wattdesk/contract/alarms/calls.ts'
import { readSiteHealth } from '@wattdesk/contract/alarms/health/calls.ts'
import { changeAlarmRule, listAlarmRules, playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { listMentionable } from '@wattdesk/contract/notes/calls.ts'
import { call } from '../../api/call.ts'

export const alarmQuery = (id: string) =>
  queryOptions({
    queryKey: ['alarms', 'one', id],
    queryFn: ({ signal }) => call(readAlarm, { params: { id } }, { signal }),
    meta: { showsErrors: true },
  })

export const outagesQuery = queryOptions({
  queryKey: ['alarms', 'outages'],
  queryFn: ({ signal }) => call(listVendorOutages, {}, { signal }),
  refetchInterval: 60_000,
})

export const siteHealthQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['alarms', 'health', customerId],
    queryFn: ({ signal }) => call(readSiteHealth, { params: { customerId } }, { signal }),
    refetchInterval: 60_000,
    meta: { showsErrors: true },
  })

export const assignableQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', 'one', customerId, 'notes', 'mentionable', ''],
    queryFn: ({ signal }) => call(listMentionable, { params: { id: customerId }, query: {} }, { signal }),
    staleTime: 60_000,
  })

export const rulesQuery = queryOptions({
  queryKey: ['alarms', 'rules'],
  queryFn: ({ signal }) => call(listAlarmRules, {}, { signal }),
})

type PlayedRule = CallInput<typeof playBackAlarmRule>['body']

export const playBackQuery = (body: PlayedRule) =>
  queryOptions({
    queryKey: ['alarms', 'play-back', body],
    queryFn: ({ signal }) => call(playBackAlarmRule, { body }, { signal }),
    placeholderData: (before) => before,
    staleTime: 300_000,
    meta: { showsErrors: true },
  })

export const acknowledge = (id: string, body: CallInput<typeof acknowledgeAlarm>['body']) =>
  call(acknowledgeAlarm, { params: { id }, body })
export const assign = (id: string, body: CallInput<typeof assignAlarm>['body']) => call(assignAlarm, { params: { id }, body })
export const writeComment = (id: string, body: CallInput<typeof commentAlarm>['body']) => call(commentAlarm, { params: { id }, body })
export const saveRule = (body: CallInput<typeof changeAlarmRule>['body']) => call(changeAlarmRule, { body })

/** Alarms also appear in the work list and in their customer's summary. */
export async function refreshAlarms(client: QueryClient): Promise<void> {
  await Promise.all(['alarms', 'work', 'customers'].map((first) => client.invalidateQueries({ queryKey: [first] })))
}
