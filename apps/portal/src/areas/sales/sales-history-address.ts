import { listKeys, type TextSearch, textSearch } from '../../lists/list-search.ts'

export const salesHistoryFilterKeys = ['event', 'from', 'until'] as const

/** What the sales history keeps in the address. */
export type SalesHistorySearch = TextSearch<(typeof listKeys)[number] | (typeof salesHistoryFilterKeys)[number]>

export const validateSalesHistorySearch: (search: Record<string, unknown>) => SalesHistorySearch = textSearch([
  ...listKeys,
  ...salesHistoryFilterKeys,
])
