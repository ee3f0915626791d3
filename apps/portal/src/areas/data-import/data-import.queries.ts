import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as contract from '@wattdesk/contract/data-import/calls.ts'
import type { DataImport, DataImportInput } from '@wattdesk/contract/data-import/models.ts'
import { importsUnderWay } from '@wattdesk/contract/data-import/terms.ts'
import type { CallInput, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../api/call.ts'

export type ImportSite = ResponseOf<typeof contract.listImportSites>['items'][number]

const all = ['data-import'] as const
const pollMs = 2_000

export const isUnderWay = ({ status }: Pick<DataImport, 'status'>) => importsUnderWay.some((one) => one === status)

export const importSitesQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...all, 'sites', customerId],
    queryFn: ({ signal }) => call(contract.listImportSites, { params: { customerId } }, { signal }),
  })

/** Refetched while an import runs, to show its progress. */
export const importsQuery = (siteId: string, page: number) =>
  queryOptions({
    queryKey: [...all, 'log', siteId, page],
    queryFn: ({ signal }) => call(contract.listDataImports, { params: { siteId }, query: { page } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? pollMs : false),
    placeholderData: keepPreviousData,
  })

/** `version` changes when an import ends, so that its days are refetched. */
export const coverageQuery = (siteId: string, range: { fromDate: string; toDate: string }, version: string) =>
  queryOptions({
    queryKey: [...all, 'coverage', siteId, range, version],
    queryFn: ({ signal }) => call(contract.readCoverage, { params: { siteId }, query: range }, { signal }),
    placeholderData: keepPreviousData,
  })

export const startImport = (siteId: string, body: DataImportInput) => call(contract.startDataImport, { params: { siteId }, body })

export const importFile = (siteId: string, body: CallInput<typeof contract.importDataFile>['body']) =>
  call(contract.importDataFile, { params: { siteId }, body })

export const cancelImport = (siteId: string, importId: string) => call(contract.cancelDataImport, { params: { siteId, importId } })

export const refreshImports = (client: QueryClient) => client.invalidateQueries({ queryKey: all })
