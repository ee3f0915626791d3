import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getMail, listMails, retryMail } from '@wattdesk/contract/mails.ts'
import { call } from '../../api/call.ts'

export type MailsQuery = { page: number; limit: number; order?: string; filter?: string }

export const mailsQuery = (query: MailsQuery) =>
  queryOptions({
    queryKey: ['mails', 'list', query],
    queryFn: ({ signal }) => call(listMails, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mails', 'one', id],
    queryFn: ({ signal }) => call(getMail, { params: { id } }, { signal }),
    meta: { showsErrors: true },
  })

export const sendAgain = (id: string) => call(retryMail, { params: { id } })

export const refreshMails = (client: QueryClient) => client.invalidateQueries({ queryKey: ['mails'] })
