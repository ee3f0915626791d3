import { listKeys, type TextSearch, textSearch } from '../../lists/list-search.ts'

export const outboxFilterKeys = ['q', 'state', 'template'] as const

/** What the outbox keeps in the address; `mail` is the one that is open. */
export type OutboxSearch = TextSearch<(typeof listKeys)[number] | 'state' | 'template' | 'mail'>

export const validateOutboxSearch: (search: Record<string, unknown>) => OutboxSearch = textSearch([
  ...listKeys,
  'state',
  'template',
  'mail',
])
