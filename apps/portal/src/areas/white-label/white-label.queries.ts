import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { changeWhiteLabel, getWhiteLabel } from '@wattdesk/contract/white-label/calls.ts'
import { call } from '../../api/call.ts'

export const whiteLabelQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'white-label'],
    queryFn: ({ signal }) => call(getWhiteLabel, { params: { id } }, { signal }),
  })

export const setWhiteLabel = (id: string, body: CallInput<typeof changeWhiteLabel>['body']) =>
  call(changeWhiteLabel, { params: { id }, body })
