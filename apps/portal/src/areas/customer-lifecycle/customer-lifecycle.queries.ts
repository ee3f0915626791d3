import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  deactivateCustomer,
  getHoldings,
  getMigration,
  listMigrationTargets,
  migrateCustomers,
  purgeCustomer,
  reactivateCustomer,
} from '@wattdesk/contract/customer-lifecycle/calls.ts'
import type { CustomerDeactivateModel, CustomerRemoveModel } from '@wattdesk/contract/customer-lifecycle/models.ts'
import { call } from '../../api/call.ts'

const keyOf = (id: string, part: string) => ['customers', 'one', id, part] as const
const progressEveryMs = 1_000

/** Never cached, because it is shown beside a destructive button. */
export const holdingsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'holdings'),
    queryFn: ({ signal }) => call(getHoldings, { params: { id } }, { signal }),
    gcTime: 0,
  })

/** Refetched while the migration runs. */
export const migrationQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id, 'migration'),
    queryFn: ({ signal }) => call(getMigration, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.migration?.status === 'running' ? progressEveryMs : false),
  })

export const migrationTargetsQuery = (id: string, searchValue: string | undefined) =>
  queryOptions({
    queryKey: [...keyOf(id, 'migration-targets'), searchValue],
    queryFn: ({ signal }) => call(listMigrationTargets, { params: { id }, query: { searchValue } }, { signal }),
    placeholderData: (before) => before,
  })

export const deactivate = (id: string, body: CustomerDeactivateModel) => call(deactivateCustomer, { params: { id }, body })
export const reactivate = (id: string) => call(reactivateCustomer, { params: { id } })
export const purge = (id: string, body: CustomerRemoveModel) => call(purgeCustomer, { params: { id }, body })
export const migrate = (id: string, tenantId: string) => call(migrateCustomers, { params: { id }, body: { tenantId } })

export const refreshLifecycle = (client: QueryClient) => client.invalidateQueries({ queryKey: ['customers'] })
