import { queryOptions } from '@tanstack/react-query'
import { changeTariff, readTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../api/call.ts'

export const timeOfUseQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', 'one', customerId, 'time-of-use'],
    queryFn: ({ signal }) => call(readTimeOfUse, { params: { customerId } }, { signal }),
  })

export const setTariff = (id: string, siteId: string, body: CallInput<typeof changeTariff>['body']) =>
  call(changeTariff, { params: { id, siteId }, body })
