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

/** Polling interval of a running change. */
export const pollMs = 1_000

/** A run, polled every second while it is running. */
export const orderStatusRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['order-status', 'run', runId],
    queryFn: ({ signal }) => call(getOrderStatusRun, { params: { runId } }, { signal }),
    refetchInterval: (query) => (query.state.data?.status === 'running' ? pollMs : false),
  })

export const checkOrderStatus = (body: OrderStatusInput) => call(previewOrderStatus, { body })
export const beginOrderStatus = (runId: string) => call(applyOrderStatus, { params: { runId } })
export const orderStatusFile = (runId: string) => callForFile(downloadOrderStatus, { params: { runId } }, 'text/csv')

/** Refetches runs, and the customers and sales they change. */
export const refreshOrderStatus = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['order-status'] }), client.invalidateQueries({ queryKey: ['customers'] })])
