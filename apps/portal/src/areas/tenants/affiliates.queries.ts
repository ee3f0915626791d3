import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { contentFileField } from '@wattdesk/contract/content/files/terms.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { addAffiliate, listAffiliates, removeAffiliate, updateAffiliate } from '@wattdesk/contract/tenants/affiliates/calls.ts'
import { readAffiliateLogo, uploadAffiliateLogo } from '@wattdesk/contract/white-label/calls.ts'
import { call, callForFile } from '../../api/call.ts'
import { sendFile } from '../../api/send-file.ts'

export const affiliatesQuery = queryOptions({
  queryKey: ['tenants', 'affiliates'],
  queryFn: ({ signal }) => call(listAffiliates, {}, { signal }),
})
export const refreshAffiliates = (client: QueryClient) => client.invalidateQueries({ queryKey: ['tenants'] })

export const createAffiliate = (body: CallInput<typeof addAffiliate>['body']) => call(addAffiliate, { body })
export const changeAffiliate = (id: string, body: CallInput<typeof updateAffiliate>['body']) =>
  call(updateAffiliate, { params: { id }, body })
export const dropAffiliate = (id: string) => call(removeAffiliate, { params: { id } })

export const affiliateLogoQuery = (id: string, fileId: string) =>
  queryOptions({
    queryKey: ['affiliate-logos', fileId],
    queryFn: ({ signal }) => callForFile(readAffiliateLogo, { params: { id, fileId } }, '*/*', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { showsErrors: true },
  })

export const sendLogo = (id: string, file: File) =>
  sendFile(
    uploadAffiliateLogo,
    { params: { id } },
    { field: contentFileField, file },
    { signal: new AbortController().signal, onProgress: () => undefined },
  )
