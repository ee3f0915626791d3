import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { search, searchStaff } from '@wattdesk/contract/search/calls.ts'
import { listUnallocatedInstallations } from '@wattdesk/contract/unallocated-installations/calls.ts'
import { call } from '../../api/call.ts'

/** The palette and the results page use the same call, so that both rank alike. */
export const searchQuery = (term: string, limit?: number) =>
  queryOptions({
    queryKey: ['customers', 'search', term, limit],
    queryFn: ({ signal }) => call(search, { query: { term, limit } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const staffQuery = (term: string) =>
  queryOptions({
    queryKey: ['search', 'staff', term],
    queryFn: ({ signal }) => call(searchStaff, { query: { term } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Installations without a customer whose start code begins with the term. */
export const unallocatedQuery = (startCode: string) =>
  queryOptions({
    queryKey: ['search', 'unallocated', startCode],
    queryFn: ({ signal }) => call(listUnallocatedInstallations, { query: { startCode, limit: 8 } }, { signal }),
    placeholderData: keepPreviousData,
  })
