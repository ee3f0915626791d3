import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { countTimeline, listTimeline, timelineKinds } from '@wattdesk/contract/timeline.ts'
import { call } from '../../api/call.ts'
import { chosenOf, withinDays } from '../../lists/list-search.ts'
import type { TimelineSearch } from './timeline-address.ts'

/** The first page is soon there; the others bring much at once. */
const firstPage = 200
const furtherPages = 1_000

/** Under the customer's own key, so that a write to the customer asks for it again. */
export const timelineQuery = (id: string, search: TimelineSearch) => {
  const narrowed = { kinds: chosenOf(search.kinds, timelineKinds).join(',') || undefined, ...periodOf(search) }
  return infiniteQueryOptions({
    queryKey: ['customers', 'one', id, 'timeline', 'entries', narrowed],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...narrowed, cursor: pageParam, limit: String(pageParam ? furtherPages : firstPage) }
      return call(listTimeline, { params: { id }, query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Comparing thousands of entries with what they were costs more than drawing those in sight.
    structuralSharing: false,
    refetchOnMount: false,
  })
}

export const timelineCountsQuery = (id: string, by: 'day' | 'month') =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'timeline', 'counts', by],
    queryFn: async ({ signal }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return (await call(countTimeline, { params: { id }, query: { by, timeZone } }, { signal })).items
    },
  })

/** Whole days of the address as the half-open period that the call takes. */
function periodOf({ from, until }: TimelineSearch): { from?: string; to?: string } {
  const terms = withinDays(from, until)
  const bound = (op: string) => terms.find((term) => term.op === op)?.value as string | undefined // instants as text
  return { from: bound('gte'), to: bound('lt') }
}
