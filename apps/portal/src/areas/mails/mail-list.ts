import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { mailStates, mailTemplates } from '@wattdesk/contract/mails/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, text } from '../../lists/list-filters.ts'

/** `mail` is the open one. */
export const mailList = defineList(listMails, {
  name: 'outbox',
  key: () => ['mails', 'list'],
  orders: ['createdAt'],
  defaultOrder: 'createdAt:desc',
  filters: { q: text('recipient', 'startsWith'), state: choice('state', mailStates), template: choice('template', mailTemplates) },
  extras: ['mail'],
})
export type MailSearch = SearchOf<typeof mailList>
