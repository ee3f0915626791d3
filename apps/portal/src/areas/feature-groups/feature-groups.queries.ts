import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/feature-groups/calls.ts'
import { call } from '../../api/call.ts'

const pollMs = 2_000

export const groupsQuery = queryOptions({
  queryKey: ['features', 'groups'],
  queryFn: ({ signal }) => call(contract.listFeatureGroups, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.deletions.some((one) => one.state !== 'done') ? pollMs : false),
})
export const featuresQuery = queryOptions({
  queryKey: ['features', 'all'],
  queryFn: ({ signal }) => call(contract.listFeatures, {}, { signal }),
})
export const applicationsQuery = queryOptions({
  queryKey: ['features', 'applications'],
  queryFn: async ({ signal }) => (await call(contract.listApplications, {}, { signal })).items.map(({ name }) => name),
  meta: { isQuiet: true },
})
export const groupCustomersQuery = (id: string) =>
  queryOptions({
    queryKey: ['features', 'customers', id],
    queryFn: ({ signal }) => call(contract.countFeatureGroupCustomers, { params: { id } }, { signal }),
  })

/** Also refetches what customers have of them. */
export const refreshFeatures = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['features'] }),
    client.invalidateQueries({ queryKey: ['bulk-actions', 'feature-groups'] }),
    client.invalidateQueries({ queryKey: ['customers'] }),
  ])

export const createGroup = (body: CallInput<typeof contract.addFeatureGroup>['body']) => call(contract.addFeatureGroup, { body })
export const changeGroup = (id: string, body: CallInput<typeof contract.updateFeatureGroup>['body']) =>
  call(contract.updateFeatureGroup, { params: { id }, body })
export const deleteGroup = (id: string) => call(contract.removeFeatureGroup, { params: { id } })
export const createFeature = (body: CallInput<typeof contract.addFeature>['body']) => call(contract.addFeature, { body })
export const changeFeature = (id: string, body: CallInput<typeof contract.updateFeature>['body']) =>
  call(contract.updateFeature, { params: { id }, body })
export const dropFeature = (id: string) => call(contract.removeFeature, { params: { id } })
