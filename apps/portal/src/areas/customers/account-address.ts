import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** The URL parameters of the account tab: the open user and the page of users. */
export type AccountSearch = TextSearch<'user' | 'usersPage'>

export const validateAccountSearch: (search: Record<string, unknown>) => AccountSearch = textSearch(['user', 'usersPage'])
