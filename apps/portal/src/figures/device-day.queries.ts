import { queryOptions } from '@tanstack/react-query'
import { readDeviceDay } from '@wattdesk/contract/telemetry/calls.ts'
import { call } from '../api/call.ts'

const dayRefreshMs = 60_000

/** A day of a device that measures itself, in quarter hours; by default today. */
export const deviceDayQuery = (id: string, siteId: string, deviceId: string, date: string | undefined) =>
  queryOptions({
    queryKey: ['telemetry', id, 'device-day', siteId, deviceId, date ?? 'today'],
    queryFn: ({ signal }) => call(readDeviceDay, { params: { id, siteId, deviceId }, query: { date } }, { signal }),
    refetchInterval: date === undefined ? dayRefreshMs : false,
    meta: { showsErrors: true },
  })
