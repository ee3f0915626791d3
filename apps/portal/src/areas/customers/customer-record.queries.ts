import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  assignFeatureGroups,
  assignFeatureGroupsToUser,
  listFeatureGroupsOfCustomer,
  listFeatureGroupsOfUser,
  unassignFeatureGroups,
  unassignFeatureGroupsFromUser,
} from '@wattdesk/contract/customers/feature-groups/calls.ts'
import {
  addTechnicalCustomer,
  changeSubscription,
  getIdpProvider,
  getTenantAffiliate,
  getTenantUser,
  listAllocations,
  listMoveTargets,
  moveCustomer,
} from '@wattdesk/contract/customers/record/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { codeOf } from '../../api/sentence.ts'

const keyOf = (id: string, part: string) => ['customers', 'one', id, part] as const

export const idpProviderQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id, 'idp'), queryFn: ({ signal }) => call(getIdpProvider, { params: { id } }, { signal }) })

/** By ID at the identity provider; null if there is none. */
export const tenantUserQuery = (id: string, tenantUserUid: string) =>
  queryOptions({
    queryKey: [...keyOf(id, 'tenant-user'), tenantUserUid],
    queryFn: ({ signal }) =>
      call(getTenantUser, { params: { id, tenantUserUid } }, { signal }).catch((error) => {
        if (codeOf(error) === 'CustomerUserNotFound') return null
        throw error
      }),
  })

export const tenantAffiliateQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'tenant-affiliate'),
    queryFn: ({ signal }) => call(getTenantAffiliate, { params: { id } }, { signal }),
  })

export const allocationsQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id, 'allocations'), queryFn: ({ signal }) => call(listAllocations, { params: { id } }, { signal }) })

export const moveTargetsQuery = (id: string, searchValue: string | undefined) =>
  queryOptions({
    queryKey: [...keyOf(id, 'move-targets'), searchValue],
    queryFn: ({ signal }) => call(listMoveTargets, { params: { id }, query: { searchValue } }, { signal }),
    placeholderData: (before) => before,
  })

export const featureGroupsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'feature-groups'),
    queryFn: ({ signal }) => call(listFeatureGroupsOfCustomer, { params: { id } }, { signal }),
  })

/** Below the customer's own key, so that writes to the customer refetch it. */
export const userFeatureGroupsQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: [...keyOf(id, 'feature-groups'), userId],
    queryFn: ({ signal }) => call(listFeatureGroupsOfUser, { params: { id, userId } }, { signal }),
    meta: { showsErrors: true },
  })

export const createTechnicalCustomer = (body: CallInput<typeof addTechnicalCustomer>['body']) => call(addTechnicalCustomer, { body })

export const moveToTenant = (id: string, body: CallInput<typeof moveCustomer>['body']) => call(moveCustomer, { params: { id }, body })

export const setSubscription = (id: string, body: CallInput<typeof changeSubscription>['body']) =>
  call(changeSubscription, { params: { id }, body })

export type GroupHolder = { customerId: string; userId?: string }

export const addFeatureGroups = ({ customerId: id, userId }: GroupHolder, featureGroupIds: string[]) =>
  userId
    ? call(assignFeatureGroupsToUser, { params: { id, userId }, body: { featureGroupIds } })
    : call(assignFeatureGroups, { params: { id }, body: { featureGroupIds } })

export const removeFeatureGroups = ({ customerId: id, userId }: GroupHolder, featureGroupIds: string[]) =>
  userId
    ? call(unassignFeatureGroupsFromUser, { params: { id, userId }, body: { featureGroupIds } })
    : call(unassignFeatureGroups, { params: { id }, body: { featureGroupIds } })

/** Includes feature groups and log. */
export const refreshRecord = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: ['customers', 'one', id] })
