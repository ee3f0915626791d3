import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  declineAccess,
  endLoan,
  endRolePreview,
  explainPermissions,
  lendAccess,
  listAccessRequests,
  listLoans,
  listLoanTenants,
  requestAccess,
  startRolePreview,
} from '@wattdesk/contract/account/access/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import type { Permission, Role } from '@wattdesk/contract/permissions.ts'
import { call } from '../../api/call.ts'

export const explanationQuery = (permissions: readonly Permission[]) =>
  queryOptions({
    queryKey: ['account', 'explanation', ...permissions],
    queryFn: ({ signal }) => call(explainPermissions, { query: { permissions: permissions.join(',') } }, { signal }),
    meta: { showsErrors: true },
  })

export const accessRequestsQuery = queryOptions({
  queryKey: ['account', 'access-requests'],
  queryFn: ({ signal }) => call(listAccessRequests, {}, { signal }),
  meta: { showsErrors: true },
})

export const loansQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['account', 'member', memberId, 'loans'],
    queryFn: ({ signal }) => call(listLoans, { params: { id: memberId } }, { signal }),
    meta: { showsErrors: true },
  })

/** Tenants for which access can be lent to a member. */
export const loanTenantsQuery = (memberId: string, searchValue: string | undefined) =>
  queryOptions({
    queryKey: ['account', 'member', memberId, 'loan-tenants', searchValue ?? ''],
    queryFn: ({ signal }) => call(listLoanTenants, { params: { id: memberId }, query: { searchValue } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })

export const refreshAccess = (client: QueryClient) => client.invalidateQueries({ queryKey: ['account'] })

export const askFor = (permissions: Permission[], reason: string) =>
  call(requestAccess, { body: { permissions, ...(reason.trim() ? { reason } : {}) } })
export const declineRequest = (id: string, comment: string) => call(declineAccess, { params: { id }, body: { comment } })
export const lend = (memberId: string, body: CallInput<typeof lendAccess>['body']) => call(lendAccess, { params: { id: memberId }, body })
export const endLent = (memberId: string, loanId: string) => call(endLoan, { params: { id: memberId, loanId } })
export const beginPreview = (role: Role) => call(startRolePreview, { body: { role } })
export const endPreview = () => call(endRolePreview, {})
