import { listKeys, type TextSearch, textSearch } from '../../lists/list-search.ts'

export const filterKeys = ['type', 'status', 'source', 'idp', 'installation', 'tenant', 'from', 'until'] as const

/** What the customers list keeps in the address; `new` opens the creation wizard. */
export type CustomersSearch = TextSearch<(typeof listKeys)[number] | (typeof filterKeys)[number] | 'new'>

export const validateCustomersSearch: (search: Record<string, unknown>) => CustomersSearch = textSearch([...listKeys, ...filterKeys, 'new'])
