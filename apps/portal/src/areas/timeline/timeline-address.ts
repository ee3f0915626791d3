import { isDay } from '../../lists/is-day.ts'
import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** What narrows a timeline, in its address: kinds and days. */
export const timelineFilterKeys = ['kinds', 'from', 'until'] as const

/** Beside that the entry that is open, the one of the log beside it, and the saved view it began with. */
export type TimelineSearch = TextSearch<(typeof timelineFilterKeys)[number] | 'entry' | 'log' | 'view'>

const known = textSearch([...timelineFilterKeys, 'entry', 'log', 'view'])

/** What is no day of the calendar is left out, rather than asked for: said to be absent, or the router would keep it. */
export function validateTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const { from, until, ...others } = known(search)
  return {
    ...others,
    ...(from !== undefined && { from: isDay(from) ? from : undefined }),
    ...(until !== undefined && { until: isDay(until) ? until : undefined }),
  }
}
