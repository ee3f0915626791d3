import { type TextSearch, textSearch } from '../../lists/list-search.ts'

/** What a time-line keeps in the address: kinds and period, the entry that is open, and the one of the log beside it. */
export type TimelineSearch = TextSearch<'kinds' | 'from' | 'until' | 'entry' | 'log'>

export const validateTimelineSearch: (search: Record<string, unknown>) => TimelineSearch = textSearch([
  'kinds',
  'from',
  'until',
  'entry',
  'log',
])
