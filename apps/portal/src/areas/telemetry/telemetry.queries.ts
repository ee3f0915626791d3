import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createLiveTicket, readLiveSites, readSiteDay } from '@wattdesk/contract/telemetry/calls.ts'
import { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import { listDataRecords, readDataPayload } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import type { DataType } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import { readGatewayStatus } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import { call } from '../../api/call.ts'

/** For the current day: quarter hours end every 15 minutes, and late samples arrive in between. */
const dayRefreshMs = 60_000

export const liveSitesQuery = (id: string) =>
  queryOptions({
    queryKey: ['telemetry', id, 'live'],
    queryFn: ({ signal }) => call(readLiveSites, { params: { id } }, { signal }),
  })

/** Fetched while a home is silent. */
export const gatewayStatusQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['telemetry', customerId, 'gateway-status'],
    queryFn: ({ signal }) => call(readGatewayStatus, { query: { customerId } }, { signal }),
    refetchInterval: dayRefreshMs,
  })

/** By default the current day. */
export const siteDayQuery = (id: string, siteId: string, date: string | undefined) =>
  queryOptions({
    queryKey: ['telemetry', id, 'day', siteId, date ?? 'today'],
    queryFn: ({ signal }) => call(readSiteDay, { params: { id, siteId }, query: { date } }, { signal }),
    refetchInterval: date === undefined ? dayRefreshMs : false,
    placeholderData: keepPreviousData,
  })

/** A day's samples compared with stored data, with one page of the differing quarter hours. */
export const comparisonQuery = (customerId: string, configId: string, date: string, page: number) =>
  queryOptions({
    queryKey: ['telemetry', customerId, 'comparison', configId, date, page],
    queryFn: ({ signal }) => call(compareData, { params: { customerId, configId }, query: { date, page } }, { signal }),
    placeholderData: keepPreviousData,
  })

type RecordsAsked = { fromDate: string; toDate: string; type: DataType }

/** Newest first. */
export const recordsQuery = (customerId: string, configId: string, asked: RecordsAsked) =>
  infiniteQueryOptions({
    queryKey: ['telemetry', customerId, 'records', configId, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listDataRecords, { params: { customerId, configId }, query: { ...asked, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const payloadQuery = (customerId: string, configId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['telemetry', customerId, 'payload', configId, deliveryId],
    queryFn: ({ signal }) => call(readDataPayload, { params: { customerId, configId, deliveryId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const requestLiveTicket = async (siteId: string) => (await call(createLiveTicket, { body: { siteId } })).ticket
