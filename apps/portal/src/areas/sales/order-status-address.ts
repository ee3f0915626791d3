import { type TextSearch, textSearch } from '../../lists/list-search.ts'

/** What the screen keeps in the address: the run that is shown, its page, and customers that were chosen elsewhere. */
export type OrderStatusSearch = TextSearch<'run' | 'outcome' | 'page' | 'limit' | 'customers'>

export const validateOrderStatusSearch: (search: Record<string, unknown>) => OrderStatusSearch = textSearch([
  'run',
  'outcome',
  'page',
  'limit',
  'customers',
])
