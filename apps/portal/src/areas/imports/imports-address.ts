import { type TextSearch, textSearch } from '../../lists/list-search.ts'

const keys = ['import', 'state', 'fault', 'row', 'date', 'page', 'limit'] as const

/** What the import keeps in the address: the one that is open with the rows shown of it, or the page of the history. */
export type ImportsSearch = TextSearch<(typeof keys)[number]>

export const validateImportsSearch: (search: Record<string, unknown>) => ImportsSearch = textSearch(keys)
