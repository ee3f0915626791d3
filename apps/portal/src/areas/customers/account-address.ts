import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** What the account tab keeps in the address: the user that is open, and the page of users. */
export type AccountSearch = TextSearch<'user' | 'usersPage'>

export const validateAccountSearch: (search: Record<string, unknown>) => AccountSearch = textSearch(['user', 'usersPage'])
