import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '@wattdesk/contract/endpoint.ts'
import {
  addGateway,
  assignApplianceKinds,
  changeGridxAppliance,
  listAppliances,
  listGateways,
  removeGateway,
  revokeGatewayCredential,
  rotateGatewayCredential,
  scanGateway,
  setGatewayPlaces,
} from '@wattdesk/contract/gateways/calls.ts'
import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import {
  changePvBattery,
  createPvBattery,
  lookupInstallation,
  readPvBatteries,
  setInverterMasterKey,
} from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { listInstallationVendors } from '@wattdesk/contract/installations/vendors/calls.ts'
import { listGatewayHistories, readGatewayHistory } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import { call } from '../../api/call.ts'
import { kindForms } from './kinds/catalogue.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { pvBatteryForm } from './kinds/pvbattery-fields.ts'

const measuredEveryMs = 10_000
const searchingEveryMs = 2_000

const keyOf = (customerId: string) => ['customers', 'one', customerId, 'installations'] as const

export const installationsQuery = (id: string, { name, calls }: KindForm) =>
  queryOptions({
    queryKey: [...keyOf(id), name],
    queryFn: async ({ signal }) => itemsOf(await call(calls.list, { params: { id } }, { signal })),
    // Devices that measure themselves keep sending.
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state) ? measuredEveryMs : false),
  })

export const installationQuery = (id: string, { name, calls }: KindForm, configurationId: string) =>
  queryOptions({
    queryKey: [...keyOf(id), name, configurationId],
    queryFn: async ({ signal }) =>
      // The contract of every kind extends the common head.
      (await call(calls.get, { params: { id, ...keyIn(calls.get.path, configurationId) } }, { signal })) as Installation,
  })

/** Reads devices of the kind live, then refetches them. Returns the outcome for one of them. */
export async function readLive(client: QueryClient, id: string, kind: KindForm, configurationId: string) {
  const isPvBattery = kind.name === 'pvbattery'
  const asked = isPvBattery
    ? call(readPvBatteries, { query: { customerId: id, clearCache: 'true' } })
    : call(kind.calls.list, { params: { id }, query: { useCache: 'false' } })
  const items = itemsOf(await asked)
  client.setQueryData(installationsQuery(id, kind).queryKey, items)
  return items.find((one) => one.configurationId === configurationId)?.live
}

// The contract of every kind extends the common head.
const itemsOf = (response: unknown) => (response as { items: Installation[] }).items

export const pvBatteriesQuery = (id: string) => installationsQuery(id, pvBatteryForm)

/** By kind, without gateways. Responses do not name the requested kind. */
export const allInstallationsQueries = (id: string) =>
  kindForms.map((kind) => ({
    ...installationsQuery(id, kind),
    select: (items: Installation[]) => items.map((one) => ({ ...one, kind: kind.name })),
  }))

export const gatewaysQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'gateway'],
    queryFn: ({ signal }) => call(listGateways, { params: { id } }, { signal }),
    // Shows appliances as they are found, and a new credential once it is used.
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.scanState === 'Pending' || one.credential.state === 'rotating') ? searchingEveryMs : false,
  })

type Sent<E extends Endpoint> = CallInput<E>['body']

export const pairGateway = (id: string, body: Sent<typeof addGateway>) => call(addGateway, { params: { id }, body })

export const freeGateway = (id: string, installationId: string, leaveLimits: boolean) =>
  call(removeGateway, { params: { id, installationId }, query: leaveLimits ? { leaveLimits: 'true' } : {} })

export const searchNetwork = (id: string, installationId: string) => call(scanGateway, { params: { id, installationId } })

export const savePlaces = (id: string, installationId: string, body: Sent<typeof setGatewayPlaces>) =>
  call(setGatewayPlaces, { params: { id, installationId }, body })

export const rotateCredential = (id: string, installationId: string) => call(rotateGatewayCredential, { params: { id, installationId } })

export const revokeCredential = (id: string, installationId: string) => call(revokeGatewayCredential, { params: { id, installationId } })

export const saveApplianceKinds = (id: string, body: Sent<typeof assignApplianceKinds>) =>
  call(assignApplianceKinds, { params: { id }, body })

export const saveMeterKind = (id: string, configurationId: string, body: Sent<typeof changeGridxAppliance>) =>
  call(changeGridxAppliance, { params: { id, configurationId }, body })

export const gatewayHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'gateway-history'],
    queryFn: ({ signal }) => call(listGatewayHistories, { params: { id } }, { signal }),
  })

/** For members who assess alarms: how often the gateway fell silent before. */
export const gatewayPastQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...keyOf(customerId), 'gateway-past'],
    queryFn: ({ signal }) => call(readGatewayHistory, { query: { customerId } }, { signal }),
  })

export const appliancesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'appliances'],
    queryFn: ({ signal }) => call(listAppliances, { params: { id } }, { signal }),
    // Includes colleagues' changes, because it is about to be edited.
    staleTime: 0,
    gcTime: 0,
  })

export const vendorsQuery = (kind: InstallationKind) =>
  queryOptions({
    queryKey: ['vendors', kind],
    queryFn: ({ signal }) => call(listInstallationVendors, { query: { kind } }, { signal }),
  })

/** Whether a serial number is already in use, and where. */
export const lookupQuery = (id: string, serialnumber: string, vendorName: string | undefined) =>
  queryOptions({
    queryKey: [...keyOf(id), 'lookup', serialnumber, vendorName],
    queryFn: ({ signal }) => call(lookupInstallation, { params: { id }, query: { serialnumber, vendorName } }, { signal }),
    meta: { isQuiet: true },
  })

/** Here and below, the model has passed the schema of the kind's own call. */
export const addInstallation = ({ calls }: KindForm, id: string, model: unknown) => call(calls.add, { params: { id }, body: model })

export const changeInstallation = ({ calls }: KindForm, id: string, configurationId: string, model: unknown) =>
  call(calls.update, { params: { id, ...keyIn(calls.update.path, configurationId) }, body: model })

export const dropInstallation = ({ calls }: KindForm, id: string, configurationId: string) =>
  call(calls.remove, { params: { id, ...keyIn(calls.remove.path, configurationId) } })

/** Every call accepts our own ID, whatever its path parameter is called. */
function keyIn(path: string, configurationId: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.filter((name) => name !== 'id').map((name) => [name, configurationId]))
}

/** The model has passed the schema of the kind. */
export const addFoundInverter = (customerId: string, model: object) =>
  call(createPvBattery, { body: { customerId, ...model } as Sent<typeof createPvBattery> })

export const changePeakPower = (configurationId: string, body: Sent<typeof changePvBattery>) =>
  call(changePvBattery, { params: { configurationId }, body })

export const storeMasterKey = (installationId: string, body: Sent<typeof setInverterMasterKey>) =>
  call(setInverterMasterKey, { params: { installationId }, body })

/** Caches the gateway that a change returned, so that a form opened before the refetch starts from it. */
export function keepGateway(client: QueryClient, customerId: string, gateway: Gateway): void {
  client.setQueryData(
    gatewaysQuery(customerId).queryKey,
    (list) => list && { ...list, items: list.items.map((one) => (one.configurationId === gateway.configurationId ? gateway : one)) },
  )
}

/** The customer's record and log show the change too. */
export const refreshInstallations = (client: QueryClient, customerId: string) =>
  client.invalidateQueries({ queryKey: ['customers', 'one', customerId] })
