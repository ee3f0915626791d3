import { saleChangeOrders, saleEvents } from '@wattdesk/contract/sales.ts'
import { chosenOf, filterText, oneOf, pageOf, withinDays } from '../../lists/list-search.ts'
import { vocabularyOf } from '../../lists/view-state.ts'
import { type SalesHistorySearch, salesHistoryFilterKeys } from './sales-history-address.ts'

export const isNarrowed = (search: SalesHistorySearch): boolean => salesHistoryFilterKeys.some((key) => search[key])

/** What a saved view of a sales history may say. */
export const salesHistoryVocabulary = (columns: readonly { key: string }[]) =>
  vocabularyOf({ orders: saleChangeOrders, columns, filters: salesHistoryFilterKeys, words: { event: saleEvents } })

/** The address as a call's query; the newest changes come first. */
export function salesHistoryCallQuery(search: SalesHistorySearch) {
  return {
    ...pageOf(search),
    order: search.order === 'at:asc' ? 'at:asc' : 'at:desc',
    filter: filterText({ event: oneOf(chosenOf(search.event, saleEvents)), at: withinDays(search.from, search.until) }),
  }
}
