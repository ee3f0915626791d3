import { queryOptions } from '@tanstack/react-query'
import type { CallInput, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { createImpersonation, endImpersonation, listImpersonations } from '@wattdesk/contract/impersonation/calls.ts'
import { call } from '../../api/call.ts'

export type StartedView = ResponseOf<typeof createImpersonation>

export const impersonationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'impersonations'],
    queryFn: ({ signal }) => call(listImpersonations, { params: { id } }, { signal }),
  })

export const startView = (id: string, body: CallInput<typeof createImpersonation>['body']) =>
  call(createImpersonation, { params: { id }, body })

export const endView = (id: string, tokenId: string) => call(endImpersonation, { params: { id, tokenId } })
