import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  endDeviceLimit,
  exportDeviceLimit,
  listDeviceLimits,
  readDeviceLimitChoices,
  setDeviceLimit,
} from '@wattdesk/contract/device-limits/calls.ts'
import type { deviceLimitModel } from '@wattdesk/contract/device-limits/models.ts'
import type { z } from 'zod'
import { call, callForFile } from '../../api/call.ts'

/** Devices react within seconds. */
const watchedEveryMs = 3_000
const restingEveryMs = 60_000
const pageSize = 10

const keyOf = (customerId: string) => ['customers', 'one', customerId, 'device-limits'] as const

export const deviceLimitsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...keyOf(id), 'list', page],
    queryFn: ({ signal }) => call(listDeviceLimits, { params: { id }, query: { page, limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ endedAt, state: one }) => endedAt === null || one === 'kept') ? watchedEveryMs : restingEveryMs,
  })

export const limitChoicesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'choices'],
    queryFn: ({ signal }) => call(readDeviceLimitChoices, { params: { id } }, { signal }),
  })

export const setLimit = (id: string, body: z.input<typeof deviceLimitModel>) => call(setDeviceLimit, { params: { id }, body })
export const endLimit = (id: string, limitId: string) => call(endDeviceLimit, { params: { id, limitId } })
export const limitProof = (id: string, limitId: string) => callForFile(exportDeviceLimit, { params: { id, limitId } }, 'text/csv')

/** The timeline and the log also show limits. */
export const refreshLimits = (client: QueryClient, customerId: string) =>
  client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
