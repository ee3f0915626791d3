import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  cancelBulkAction,
  downloadBulkActionRefusals,
  downloadBulkExport,
  getBulkAction,
  listBulkFeatureGroups,
  previewBulkAction,
  startBulkAction,
  undoBulkAction,
} from '@wattdesk/contract/bulk-actions/calls.ts'
import type { BulkAction, BulkActionPreviewInput } from '@wattdesk/contract/bulk-actions/models.ts'
import { call, callForFile } from '../../api/call.ts'

export const pollMs = 1_000

export const isInProgress = ({ status }: Pick<BulkAction, 'status'>): boolean =>
  status === 'freezing' || status === 'running' || status === 'undoing'

export const bulkActionQuery = (bulkActionId: string) =>
  queryOptions({
    queryKey: ['bulk-actions', 'one', bulkActionId],
    queryFn: ({ signal }) => call(getBulkAction, { params: { bulkActionId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? pollMs : false),
  })

export const groupChoicesQuery = queryOptions({
  queryKey: ['bulk-actions', 'feature-groups'],
  queryFn: ({ signal }) => call(listBulkFeatureGroups, {}, { signal }),
})

export const previewAction = (body: BulkActionPreviewInput) => call(previewBulkAction, { body })
export const startAction = ({ id, planned }: Pick<BulkAction, 'id' | 'planned'>) =>
  call(startBulkAction, { params: { bulkActionId: id }, body: { planned } })
export const cancelAction = ({ id }: Pick<BulkAction, 'id'>) => call(cancelBulkAction, { params: { bulkActionId: id } })
export const undoToast = ({ id }: Pick<BulkAction, 'id'>) => `undo ${id}`
export const undoAction = ({ id }: Pick<BulkAction, 'id'>) => call(undoBulkAction, { params: { bulkActionId: id } })

export const refusalsFile = (bulkActionId: string) => callForFile(downloadBulkActionRefusals, { params: { bulkActionId } }, 'text/csv')
export const exportFile = (bulkActionId: string) => callForFile(downloadBulkExport, { params: { bulkActionId } }, 'text/csv')

export const refreshBulkActions = (client: QueryClient) => client.invalidateQueries({ queryKey: ['bulk-actions'] })
export const refreshChangedCustomers = (client: QueryClient) => client.invalidateQueries({ queryKey: ['customers'] })
