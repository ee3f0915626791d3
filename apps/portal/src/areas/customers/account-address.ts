import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** The open user, the page of users, and whether the record is being edited. */
export type AccountSearch = TextSearch<'user' | 'usersPage' | 'edit'>

export const validateAccountSearch: (search: Record<string, unknown>) => AccountSearch = textSearch(['user', 'usersPage', 'edit'])
