import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  createClientCredentials,
  listClientCredentials,
  removeClientCredentials,
  resetClientSecret,
} from '@wattdesk/contract/api-access/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../api/call.ts'

export const credentialsQuery = queryOptions({
  queryKey: ['client-credentials'],
  queryFn: ({ signal }) => call(listClientCredentials, {}, { signal }),
})

export const refreshCredentials = (client: QueryClient) => client.invalidateQueries({ queryKey: credentialsQuery.queryKey })

export const generateCredentials = (body: CallInput<typeof createClientCredentials>['body']) => call(createClientCredentials, { body })
export const resetSecret = ({ clientId, version }: { clientId: string; version: number }) =>
  call(resetClientSecret, { body: { clientId, version } })
export const dropCredentials = (id: string) => call(removeClientCredentials, { params: { id } })
