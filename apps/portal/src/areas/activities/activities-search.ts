import { activityActions, activityOrders, activitySources } from '@wattdesk/contract/activities.ts'
import { chosenOf, filterText, oneOf, pageOf, withinDays } from '../../lists/list-search.ts'
import { vocabularyOf } from '../../lists/view-state.ts'
import type { ActivityQuery } from './activities.queries.ts'
import { type ActivitiesSearch, activityFilterKeys } from './activities-address.ts'

export const isNarrowed = (search: ActivitiesSearch): boolean => activityFilterKeys.some((key) => search[key])

/** What a saved view of an activity log may say. */
export const activitiesVocabulary = (columns: readonly { key: string }[]) =>
  vocabularyOf({
    orders: activityOrders,
    columns,
    filters: activityFilterKeys,
    words: { action: activityActions, source: activitySources },
  })

/** The address as a call's query; the newest entries come first. */
export function activitiesCallQuery(search: ActivitiesSearch): ActivityQuery {
  return {
    ...pageOf(search),
    order: search.order === 'at:asc' ? 'at:asc' : 'at:desc',
    filter: filterText({
      action: oneOf(chosenOf(search.action, activityActions)),
      source: oneOf(chosenOf(search.source, activitySources)),
      objectType: search.object ? { op: 'eq', value: search.object } : undefined,
      memberId: oneOf(search.member?.split(',').filter(Boolean) ?? []),
      at: withinDays(search.from, search.until),
    }),
  }
}
