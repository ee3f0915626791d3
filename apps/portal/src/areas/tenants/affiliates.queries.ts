import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { addAffiliate, listAffiliates, removeAffiliate, updateAffiliate } from '@wattdesk/contract/tenants/affiliates/calls.ts'
import { call } from '../../api/call.ts'

export const affiliatesQuery = queryOptions({
  queryKey: ['tenants', 'affiliates'],
  queryFn: ({ signal }) => call(listAffiliates, {}, { signal }),
})
export const refreshAffiliates = (client: QueryClient) => client.invalidateQueries({ queryKey: ['tenants'] })

export const createAffiliate = (body: CallInput<typeof addAffiliate>['body']) => call(addAffiliate, { body })
export const changeAffiliate = (id: string, body: CallInput<typeof updateAffiliate>['body']) =>
  call(updateAffiliate, { params: { id }, body })
export const dropAffiliate = (id: string) => call(removeAffiliate, { params: { id } })
