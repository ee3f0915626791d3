import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listMembers } from '@wattdesk/contract/account.ts'
import { call } from '../../api/call.ts'

type MembersQuery = { page: number; limit: number; filterValue?: string; order?: string }

export const membersQuery = (query: MembersQuery) =>
  queryOptions({
    queryKey: ['account', 'members', query],
    queryFn: ({ signal }) => call(listMembers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
