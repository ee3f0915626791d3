import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { changeEeg9Data, readEeg9Data, readEeg9Status, remindOfEeg9 } from '@wattdesk/contract/eeg9/calls.ts'
import type { CallInput, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../../api/call.ts'

export type Eeg9 = ResponseOf<typeof readEeg9Data>

const keyOf = (customerId: string) => ['customers', 'one', customerId, 'eeg9'] as const

export const eeg9DataQuery = (customerId: string, configurationId: string) =>
  queryOptions({
    queryKey: [...keyOf(customerId), configurationId, 'data'],
    queryFn: ({ signal }) => call(readEeg9Data, { params: { configurationId } }, { signal }),
  })

export const eeg9StatusQuery = (customerId: string, configurationId: string) =>
  queryOptions({
    queryKey: [...keyOf(customerId), configurationId, 'status'],
    queryFn: ({ signal }) => call(readEeg9Status, { params: { configurationId } }, { signal }),
  })

export const saveEeg9 = (configurationId: string, body: CallInput<typeof changeEeg9Data>['body']) =>
  call(changeEeg9Data, { params: { configurationId }, body })

export const remindOfEeg9Once = (configurationId: string) => call(remindOfEeg9, { body: { configurationId } })

/** The record and the customer's log show the change. */
export const refreshEeg9 = (client: QueryClient, customerId: string) =>
  client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
