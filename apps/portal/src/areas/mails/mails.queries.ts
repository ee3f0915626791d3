import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { downloadMailFile, getMail, retryMail } from '@wattdesk/contract/mails/calls.ts'
import { call, callForFile } from '../../api/call.ts'

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mails', 'one', id],
    queryFn: ({ signal }) => call(getMail, { params: { id } }, { signal }),
    meta: { showsErrors: true },
  })

export const mailFile = (id: string) => callForFile(downloadMailFile, { params: { id } }, '*/*')

export const sendAgain = (id: string) => call(retryMail, { params: { id } })

export const refreshMails = (client: QueryClient) => client.invalidateQueries({ queryKey: ['mails'] })
