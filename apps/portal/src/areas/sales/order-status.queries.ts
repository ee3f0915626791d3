import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  applyOrderStatus,
  downloadOrderStatus,
  getOrderStatusRun,
  listOrderStatusRows,
  listOrderStatusRuns,
  type OrderStatusOutcome,
  previewOrderStatus,
} from '@wattdesk/contract/order-status.ts'
import { call, callForFile } from '../../api/call.ts'

export type OrderStatusInput = CallInput<typeof previewOrderStatus>['body']

export const orderStatusRunsQuery = queryOptions({
  queryKey: ['order-status', 'runs'],
  queryFn: ({ signal }) => call(listOrderStatusRuns, { query: { page: 0, limit: 10 } }, { signal }),
})

/** A run, looked at again every second while it is under way. */
export const orderStatusRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['order-status', 'run', runId],
    queryFn: ({ signal }) => call(getOrderStatusRun, { params: { runId } }, { signal }),
    refetchInterval: (query) => (query.state.data?.status === 'running' ? 1_000 : false),
  })

type RowsQuery = { page: number; limit: number; outcome?: OrderStatusOutcome }

export const orderStatusRowsQuery = (runId: string, query: RowsQuery, progress: number) =>
  queryOptions({
    queryKey: ['order-status', 'run', runId, 'rows', query, progress],
    queryFn: ({ signal }) => call(listOrderStatusRows, { params: { runId }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const checkOrderStatus = (body: OrderStatusInput) => call(previewOrderStatus, { body })
export const beginOrderStatus = (runId: string) => call(applyOrderStatus, { params: { runId } })
export const orderStatusFile = (runId: string) => callForFile(downloadOrderStatus, { params: { runId } }, 'text/csv')

/** Runs, and the customers and sales they change. */
export const refreshOrderStatus = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['order-status'] }), client.invalidateQueries({ queryKey: ['customers'] })])
