import { isDay } from '@wattdesk/ui/day/day.ts'
import { type TextSearch, textSearch } from '../../lists/list-address.ts'

export const timelineFilterKeys = ['kinds', 'from', 'until'] as const

/** The filters, the open entry, the activity entry beside it, and the saved view. */
export type TimelineSearch = TextSearch<(typeof timelineFilterKeys)[number] | 'entry' | 'log' | 'view'>

const known = textSearch([...timelineFilterKeys, 'entry', 'log', 'view'])

/** Sets invalid days to undefined, because the router would keep missing keys. */
export function validateTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const { from, until, ...others } = known(search)
  return {
    ...others,
    ...(from !== undefined && { from: isDay(from) ? from : undefined }),
    ...(until !== undefined && { until: isDay(until) ? until : undefined }),
  }
}
