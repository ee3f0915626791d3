import { type TextSearch, textSearch } from '../../lists/list-search.ts'

export type BulkActionsSearch = TextSearch<'page' | 'limit'>
export const validateBulkActionsSearch: (search: Record<string, unknown>) => BulkActionsSearch = textSearch(['page', 'limit'])

/** Which of the frozen customers are shown. */
export type BulkActionSearch = TextSearch<'outcome' | 'reason' | 'page' | 'limit'>
export const validateBulkActionSearch: (search: Record<string, unknown>) => BulkActionSearch = textSearch([
  'outcome',
  'reason',
  'page',
  'limit',
])
