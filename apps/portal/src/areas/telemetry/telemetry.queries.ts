import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { compareData } from '@wattdesk/contract/data-comparison.ts'
import { createLiveTicket, readLiveSites, readSiteDay } from '@wattdesk/contract/telemetry.ts'
import { call } from '../../api/call.ts'

/** How often the running day is asked for anew; a quarter hour closes every 15 minutes, late samples come between. */
const dayRefreshMs = 60_000

export const liveSitesQuery = (id: string) =>
  queryOptions({
    queryKey: ['telemetry', id, 'live'],
    queryFn: ({ signal }) => call(readLiveSites, { params: { id } }, { signal }),
  })

/** One day of a site in quarter hours: the running one when no date is given. */
export const siteDayQuery = (id: string, siteId: string, date: string | undefined) =>
  queryOptions({
    queryKey: ['telemetry', id, 'day', siteId, date ?? 'today'],
    queryFn: ({ signal }) => call(readSiteDay, { params: { id, siteId }, query: { date } }, { signal }),
    refetchInterval: date === undefined ? dayRefreshMs : false,
    placeholderData: keepPreviousData,
  })

/** What a configuration sent on a day, compared with what is stored. */
export const comparisonQuery = (customerId: string, configId: string, date: string) =>
  queryOptions({
    queryKey: ['telemetry', customerId, 'comparison', configId, date],
    queryFn: ({ signal }) => call(compareData, { params: { customerId, configId }, query: { date } }, { signal }),
  })

export const requestLiveTicket = async (siteId: string) => (await call(createLiveTicket, { body: { siteId } })).ticket
