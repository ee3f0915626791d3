import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { countTimeline, listTimeline, readTimelineRecord } from '@wattdesk/contract/timeline/calls.ts'
import { timelineKinds } from '@wattdesk/contract/timeline/terms.ts'
import { call } from '../../api/call.ts'
import { chosenIn } from '../../lists/list-filters.ts'
import type { TimelineSearch } from './timeline-address.ts'

/** The first page is small to load quickly; further pages are large. */
const firstPage = 200
const furtherPages = 1_000

/** Below the customer's query key, so that writes to the customer refetch it. */
const keyOf = (id: string) => ['customers', 'one', id, 'timeline'] as const

/** Cached for a minute. Pages are not refetched singly, because they must match each other and their counts. */
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 }

export const timelineQuery = (id: string, { kinds, from, until }: TimelineSearch) => {
  const narrowed = { kinds: chosenIn(kinds, timelineKinds).join(',') || undefined, from, until }
  return infiniteQueryOptions({
    queryKey: [...keyOf(id), 'entries', narrowed],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...narrowed, cursor: pageParam, limit: String(pageParam ? furtherPages : firstPage) }
      return call(listTimeline, { params: { id }, query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Comparing thousands of entries with the previous ones costs more than rendering the visible ones.
    structuralSharing: false,
    ...kept,
  })
}

export const timelineCountsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'counts'],
    queryFn: ({ signal }) => call(countTimeline, { params: { id }, query: { by: 'day' } }, { signal }),
    ...kept,
  })

export const timelineRecordQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'record', key],
    queryFn: ({ signal }) => call(readTimelineRecord, { params: { id, key } }, { signal }),
  })
