import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  type CustomerImport,
  cancelImport,
  changeImportReading,
  changeImportRow,
  downloadImportFile,
  downloadImportResults,
  downloadRejectedRows,
  getCustomerImport,
  getImportRow,
  type ImportReading,
  listImportFaults,
  startImport,
  uploadCustomers,
  uploadCustomersOfPartner,
} from '@wattdesk/contract/imports.ts'
import { call, callForFile } from '../../api/call.ts'
import { type FileSending, sendFile } from '../../api/send-file.ts'

/** Whose customers the rows of a file become: those of a partner, or those of a tenant (one's own unless it is named). */
export type ImportPlace = { partnerId?: string }

/** How soon what is under way is looked at again. */
export const lookAgainMs = 700
export const isAtWork = (upload: CustomerImport) => upload.status === 'reading' || upload.status === 'running'

/** One import, looked at again while it is under way. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['imports', 'one', importId],
    queryFn: ({ signal }) => call(getCustomerImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? lookAgainMs : false),
  })

export const importRowQuery = ({ id, version }: CustomerImport, row: number) =>
  queryOptions({
    queryKey: ['imports', 'row', id, version, row],
    queryFn: ({ signal }) => call(getImportRow, { params: { importId: id, row } }, { signal }),
    meta: { showsErrors: true },
  })

export const importFaultsQuery = ({ id, version }: CustomerImport) =>
  queryOptions({
    queryKey: ['imports', 'faults', id, version],
    queryFn: ({ signal }) => call(listImportFaults, { params: { importId: id } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const uploadFile = ({ partnerId }: ImportPlace, tenantId: string | undefined, file: File, sending: FileSending) =>
  partnerId
    ? sendFile(uploadCustomersOfPartner, { params: { id: partnerId } }, { field: 'csvData', file }, sending)
    : sendFile(uploadCustomers, { query: tenantId ? { tenantId } : {} }, { field: 'csvData', file }, sending)

export const readAgain = ({ id, version }: CustomerImport, reading: ImportReading) =>
  call(changeImportReading, { params: { importId: id }, body: { version, ...reading } })

export const mendRow = (importId: string, row: number, body: CallInput<typeof changeImportRow>['body']) =>
  call(changeImportRow, { params: { importId, row }, body })

export const beginImport = ({ id, version }: CustomerImport, existing: 'keep' | 'update') =>
  call(startImport, { params: { importId: id }, body: { version, existing } })

export const endImport = ({ id }: CustomerImport) => call(cancelImport, { params: { importId: id } })

export const uploadedFile = ({ id }: CustomerImport) => callForFile(downloadImportFile, { params: { importId: id } }, 'text/csv')
export const resultsFile = ({ id }: CustomerImport) => callForFile(downloadImportResults, { params: { importId: id } }, 'text/csv')
export const rejectedFile = ({ id }: CustomerImport, query: CallInput<typeof downloadRejectedRows>['query']) =>
  callForFile(downloadRejectedRows, { params: { importId: id }, query }, 'text/csv')

/** Shows what a call answered about an import; after a failed one, the import is asked for again. */
export function noteImport(client: QueryClient, importId: string, upload: CustomerImport | undefined): void {
  if (!upload) return void refreshImport(client, importId)
  client.setQueryData(importQuery(importId).queryKey, upload)
  void client.invalidateQueries({ queryKey: ['imports', 'list'] })
}

export const refreshImport = (client: QueryClient, importId: string) =>
  client.invalidateQueries({ queryKey: importQuery(importId).queryKey })

/** Customers that an import made or changed show everywhere. */
export const refreshImported = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['imports', 'list'] }), client.invalidateQueries({ queryKey: ['customers'] })])
