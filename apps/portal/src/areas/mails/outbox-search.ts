import { mailStates, mailTemplates } from '@wattdesk/contract/mails.ts'
import { chosenOf, filterText, oneOf, pageOf } from '../../lists/list-search.ts'
import { vocabularyOf } from '../../lists/view-state.ts'
import type { MailsQuery } from './mails.queries.ts'
import { type OutboxSearch, outboxFilterKeys } from './outbox-address.ts'

export const isNarrowed = (search: OutboxSearch): boolean => outboxFilterKeys.some((key) => search[key])

/** What a saved view of the outbox may say. */
export const outboxVocabulary = (columns: readonly { key: string }[]) =>
  vocabularyOf({ orders: ['createdAt'], columns, filters: outboxFilterKeys, words: { state: mailStates, template: mailTemplates } })

/** The address as a call's query; the newest mails come first. */
export function mailsCallQuery(search: OutboxSearch): MailsQuery {
  return {
    ...pageOf(search),
    order: search.order === 'createdAt:asc' ? 'createdAt:asc' : 'createdAt:desc',
    filter: filterText({
      state: oneOf(chosenOf(search.state, mailStates)),
      template: oneOf(chosenOf(search.template, mailTemplates)),
      recipient: search.q ? { op: 'startsWith', value: search.q } : undefined,
    }),
  }
}
