import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  changeCustomerUserEmail,
  getCustomerUser,
  inviteCustomerUser,
  inviteCustomerUserAgain,
  listCustomerUsers,
  listEmailCampaigns,
  resetCustomerUserPassword,
  updateCustomerUser,
  validateCustomerUserEmail,
} from '@wattdesk/contract/customers/users/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../../api/call.ts'

/** Below the customer's query key, so that writes to the customer refetch its users. */
export const customerUsersQuery = (id: string, page = 0) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'users', 'page', page],
    queryFn: ({ signal }) => call(listCustomerUsers, { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const customerUserQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'users', userId],
    queryFn: ({ signal }) => call(getCustomerUser, { params: { id, userId } }, { signal }),
    meta: { showsErrors: true },
  })

export const emailCampaignsQuery = (id: string, userId: string, page: number) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'users', userId, 'campaigns', page],
    queryFn: ({ signal }) => call(listEmailCampaigns, { params: { id: userId }, query: { page, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })

type User = { id: string; customerId: string }

export const changeUser = ({ id, customerId }: User, body: CallInput<typeof updateCustomerUser>['body']) =>
  call(updateCustomerUser, { params: { id: customerId, userId: id }, body })

export const changeUserEmail = ({ id }: User, body: CallInput<typeof changeCustomerUserEmail>['body']) =>
  call(changeCustomerUserEmail, { params: { id }, body })

/** Repeating the first invitation sends it once; later ones are sent each time. */
export const inviteUser = ({ id, wasInvited }: User & { wasInvited: boolean }) =>
  call(wasInvited ? inviteCustomerUserAgain : inviteCustomerUser, { params: { id } })
export const verifyUser = ({ id }: User) => call(validateCustomerUserEmail, { params: { id } })
export const resetPassword = ({ id }: User) => call(resetCustomerUserPassword, { params: { id } })
