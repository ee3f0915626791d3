import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { call, callForFile } from '../../../api/call.ts'

export const deliveryQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['gateway-stock', 'delivery', deliveryId],
    queryFn: ({ signal }) => call(contract.readDelivery, { params: { deliveryId } }, { signal }),
    meta: { showsErrors: true },
  })

export const checkDelivery = (body: CallInput<typeof contract.previewDelivery>['body']) => call(contract.previewDelivery, { body })
export const addDelivery = (deliveryId: string) => call(contract.addDelivery, { params: { deliveryId } })
export const deliveryFile = (deliveryId: string) => callForFile(contract.downloadDelivery, { params: { deliveryId } }, 'text/csv')
