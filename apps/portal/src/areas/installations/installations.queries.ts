import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { listGatewayHistories } from '@wattdesk/contract/gateway-history.ts'
import { listGateways } from '@wattdesk/contract/installations/gateway.ts'
import {
  addPvBattery,
  type InstallationRequestInput,
  listPvBatteries,
  listPvBatteryVendors,
  lookupPvBattery,
  removePvBattery,
  updatePvBattery,
} from '@wattdesk/contract/installations/pvbattery.ts'
import { call } from '../../api/call.ts'

const keyOf = (customerId: string) => ['customers', 'one', customerId, 'installations'] as const

export const pvBatteriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'pvbattery'],
    queryFn: ({ signal }) => call(listPvBatteries, { params: { id } }, { signal }),
  })

export const gatewaysQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'gateway'],
    queryFn: ({ signal }) => call(listGateways, { params: { id } }, { signal }),
  })

export const gatewayHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'gateway-history'],
    queryFn: ({ signal }) => call(listGatewayHistories, { params: { id } }, { signal }),
  })

export const vendorsQuery = queryOptions({
  queryKey: ['vendors', 'pvbattery'],
  queryFn: ({ signal }) => call(listPvBatteryVendors, {}, { signal }),
})

/** Whether a serial number is in use already, and where. */
export const lookupQuery = (id: string, serialnumber: string, vendorName: string | undefined) =>
  queryOptions({
    queryKey: [...keyOf(id), 'lookup', serialnumber, vendorName],
    queryFn: ({ signal }) => call(lookupPvBattery, { params: { id }, query: { serialnumber, vendorName } }, { signal }),
    meta: { showsErrors: true },
  })

export const createPvBattery = (id: string, body: InstallationRequestInput) => call(addPvBattery, { params: { id }, body })

export const changePvBattery = (id: string, configurationId: string, body: CallInput<typeof updatePvBattery>['body']) =>
  call(updatePvBattery, { params: { id, configurationId }, body })

export const dropPvBattery = (id: string, configurationId: string) => call(removePvBattery, { params: { id, configurationId } })

/** After a write: the customer's installations, its record and its log. */
export const refreshInstallations = (client: QueryClient, customerId: string) =>
  client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
