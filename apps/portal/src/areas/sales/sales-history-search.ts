import { saleChangeOrders, saleEvents } from '@wattdesk/contract/sales.ts'
import { chosenOf, filterText, listKeys, oneOf, pageOf, type TextSearch, textSearch, withinDays } from '../../lists/list-search.ts'
import { vocabularyOf } from '../../lists/view-state.ts'

const filterKeys = ['event', 'from', 'until'] as const

/** What the sales history keeps in the address. */
export type SalesHistorySearch = TextSearch<(typeof listKeys)[number] | (typeof filterKeys)[number]>

export const validateSalesHistorySearch: (search: Record<string, unknown>) => SalesHistorySearch = textSearch([...listKeys, ...filterKeys])

export const isNarrowed = (search: SalesHistorySearch): boolean => filterKeys.some((key) => search[key])

/** What a saved view of a sales history may say. */
export const salesHistoryVocabulary = (columns: readonly { key: string }[]) =>
  vocabularyOf({ orders: saleChangeOrders, columns, filters: filterKeys, words: { event: saleEvents } })

/** The address as a call's query; the newest changes come first. */
export function salesHistoryCallQuery(search: SalesHistorySearch) {
  return {
    ...pageOf(search),
    order: search.order === 'at:asc' ? 'at:asc' : 'at:desc',
    filter: filterText({ event: oneOf(chosenOf(search.event, saleEvents)), at: withinDays(search.from, search.until) }),
  }
}
