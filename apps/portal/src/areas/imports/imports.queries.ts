import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import {
  cancelImport,
  changeImportReading,
  changeImportRow,
  downloadImportFile,
  downloadImportResults,
  downloadRejectedRows,
  getCustomerImport,
  getImportRow,
  listImportFaults,
  listImportRows,
  startImport,
  uploadCustomers,
  uploadCustomersOfPartner,
} from '@wattdesk/contract/imports/calls.ts'
import type { CustomerImport, ImportReading } from '@wattdesk/contract/imports/models.ts'
import { call, callForFile } from '../../api/call.ts'
import { type FileSending, sendFile } from '../../api/send-file.ts'

/** Who gets the imported customers: a partner, or a tenant, by default the member's own. */
export type ImportPlace = { partnerId?: string }

export const pollMs = 700
export const isInProgress = (upload: CustomerImport) => upload.status === 'reading' || upload.status === 'running'

/** Polled while it is running. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['imports', 'one', importId],
    queryFn: ({ signal }) => call(getCustomerImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? pollMs : false),
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

export const correctRow = (importId: string, row: number, body: CallInput<typeof changeImportRow>['body']) =>
  call(changeImportRow, { params: { importId, row }, body })

export const beginImport = ({ id, version }: CustomerImport, existing: 'keep' | 'update') =>
  call(startImport, { params: { importId: id }, body: { version, existing } })

export const endImport = ({ id }: CustomerImport) => call(cancelImport, { params: { importId: id } })

export const uploadedFile = ({ id }: CustomerImport) => callForFile(downloadImportFile, { params: { importId: id } }, 'text/csv')
export const resultsFile = ({ id }: CustomerImport) => callForFile(downloadImportResults, { params: { importId: id } }, 'text/csv')
export const rejectedFile = ({ id }: CustomerImport, query: CallInput<typeof downloadRejectedRows>['query']) =>
  callForFile(downloadRejectedRows, { params: { importId: id }, query }, 'text/csv')

/** By `field.code`. */
export const faultyRows = async (importId: string, fault: string) =>
  (await call(listImportRows, { params: { importId }, query: { fault, limit: -1 } })).items

/** Caches the import that a call returned; refetches it after a failed call. */
export function cacheImport(client: QueryClient, importId: string, upload: CustomerImport | undefined): void {
  if (!upload) return void refreshImport(client, importId)
  client.setQueryData(importQuery(importId).queryKey, upload)
  void client.invalidateQueries({ queryKey: ['imports', 'list'] })
}

export const refreshImport = (client: QueryClient, importId: string) =>
  client.invalidateQueries({ queryKey: importQuery(importId).queryKey })

/** The import created or changed customers. */
export const refreshImported = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['imports', 'list'] }), client.invalidateQueries({ queryKey: ['customers'] })])
