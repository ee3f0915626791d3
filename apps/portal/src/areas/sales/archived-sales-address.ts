import { listKeys, type TextSearch, textSearch } from '../../lists/list-search.ts'

export const archivedSaleFilterKeys = ['kind', 'from', 'until'] as const

/** What the archived sales keep in the address; `sale` is the only one that is shown. */
export type ArchivedSalesSearch = TextSearch<(typeof listKeys)[number] | (typeof archivedSaleFilterKeys)[number] | 'sale'>

export const validateArchivedSalesSearch: (search: Record<string, unknown>) => ArchivedSalesSearch = textSearch([
  ...listKeys,
  ...archivedSaleFilterKeys,
  'sale',
])
