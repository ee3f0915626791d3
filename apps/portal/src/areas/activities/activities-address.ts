import { listKeys, type TextSearch, textSearch } from '../../lists/list-search.ts'

export const activityFilterKeys = ['action', 'source', 'object', 'member', 'from', 'until'] as const

/** What an activity log keeps in the address; `entry` is the one that is open. */
export type ActivitiesSearch = TextSearch<(typeof listKeys)[number] | (typeof activityFilterKeys)[number] | 'entry'>

export const validateActivitiesSearch: (search: Record<string, unknown>) => ActivitiesSearch = textSearch([
  ...listKeys,
  ...activityFilterKeys,
  'entry',
])
