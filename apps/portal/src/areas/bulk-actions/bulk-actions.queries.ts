import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type BulkAction,
  type BulkActionOutcome,
  type BulkActionPreviewInput,
  type BulkActionReason,
  cancelBulkAction,
  downloadBulkActionRefusals,
  downloadBulkExport,
  getBulkAction,
  listBulkActionCustomers,
  listBulkActions,
  listBulkFeatureGroups,
  previewBulkAction,
  startBulkAction,
  undoBulkAction,
} from '@wattdesk/contract/bulk-actions.ts'
import { call, callForFile } from '../../api/call.ts'

const lookAgainMs = 1_000

export const isUnderWay = ({ status }: Pick<BulkAction, 'status'>): boolean =>
  status === 'freezing' || status === 'running' || status === 'undoing'

/** One's own bulk actions, looked at again while any is under way. */
export const bulkActionsQuery = (query: { page: number; limit: number }) =>
  queryOptions({
    queryKey: ['bulk-actions', 'list', query],
    queryFn: ({ signal }) => call(listBulkActions, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? 2 * lookAgainMs : false),
  })

export const bulkActionQuery = (bulkActionId: string) =>
  queryOptions({
    queryKey: ['bulk-actions', 'one', bulkActionId],
    queryFn: ({ signal }) => call(getBulkAction, { params: { bulkActionId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookAgainMs : false),
  })

export type CustomersQuery = { page: number; limit: number; outcome?: BulkActionOutcome; reason?: BulkActionReason }

/** The frozen customers; `state` is how far the bulk action is, so that they are asked for again when it has moved. */
export const bulkActionCustomersQuery = (bulkActionId: string, query: CustomersQuery, state: string) =>
  queryOptions({
    queryKey: ['bulk-actions', 'one', bulkActionId, 'customers', query, state],
    queryFn: ({ signal }) => call(listBulkActionCustomers, { params: { bulkActionId }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const groupChoicesQuery = queryOptions({
  queryKey: ['bulk-actions', 'feature-groups'],
  queryFn: ({ signal }) => call(listBulkFeatureGroups, {}, { signal }),
})

export const previewAction = (body: BulkActionPreviewInput) => call(previewBulkAction, { body })
export const startAction = ({ id, planned }: Pick<BulkAction, 'id' | 'planned'>) =>
  call(startBulkAction, { params: { bulkActionId: id }, body: { planned } })
export const cancelAction = ({ id }: Pick<BulkAction, 'id'>) => call(cancelBulkAction, { params: { bulkActionId: id } })
export const undoAction = ({ id }: Pick<BulkAction, 'id'>) => call(undoBulkAction, { params: { bulkActionId: id } })

export const refusalsFile = (bulkActionId: string) => callForFile(downloadBulkActionRefusals, { params: { bulkActionId } }, 'text/csv')
export const exportFile = (bulkActionId: string) => callForFile(downloadBulkExport, { params: { bulkActionId } }, 'text/csv')

export const refreshBulkActions = (client: QueryClient) => client.invalidateQueries({ queryKey: ['bulk-actions'] })
/** After customers were changed everything shown of them is asked for again. */
export const refreshChangedCustomers = (client: QueryClient) => client.invalidateQueries({ queryKey: ['customers'] })
