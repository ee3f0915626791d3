import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  applyOrderStatus,
  downloadOrderStatus,
  getOrderStatusRun,
  previewOrderStatus,
} from '@wattdesk/contract/sales/order-status/calls.ts'
import { call, callForFile } from '../../../api/call.ts'

export type OrderStatusInput = CallInput<typeof previewOrderStatus>['body']

export const pollMs = 1_000

/** Polled while it is running. */
export const orderStatusRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['order-status', 'run', runId],
    queryFn: ({ signal }) => call(getOrderStatusRun, { params: { runId } }, { signal }),
    refetchInterval: (query) => (query.state.data?.status === 'running' ? pollMs : false),
  })

export const checkOrderStatus = (body: OrderStatusInput) => call(previewOrderStatus, { body })
export const beginOrderStatus = (runId: string) => call(applyOrderStatus, { params: { runId } })
export const orderStatusFile = (runId: string) => callForFile(downloadOrderStatus, { params: { runId } }, 'text/csv')

/** Includes the customers and sales that runs change. */
export const refreshOrderStatus = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['order-status'] }), client.invalidateQueries({ queryKey: ['customers'] })])
