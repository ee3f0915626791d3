import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, optionalLine } from '../formats.ts'
import {
  addErrors,
  connection,
  deviceTypes,
  installationKey,
  ofCustomer,
  removedInstallation,
  removeErrors,
  scanStates,
} from './installation.ts'

export const appliance = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  type: z.enum(deviceTypes),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  serialNumber: z.string().nullable(),
  /** Of an inverter, as its installer entered it. */
  peakPowerW: z.number().int().nullable(),
  addedAt: instant,
  updatedAt: instant,
  /** A meter that is wired the wrong way round: the signs of its measurements are flipped as they arrive. */
  reverseFlow: z.boolean(),
  connection,
})
export type Appliance = z.infer<typeof appliance>

/** A search of a gateway's network: running, or how it ended. */
export const gatewaySearch = z.object({
  state: z.enum(scanStates),
  startedAt: instant.nullable(),
  /** Whether it failed because the gateway stopped reporting, or never answered. */
  isTimedOut: z.boolean(),
  /** So far, while it runs. Null: not reported. */
  appliancesFound: z.number().int().nullable(),
  /** Of these, the ones not known before. Null while it runs. */
  appliancesNew: z.number().int().nullable(),
})

/** How long a gateway is told its next credential, again and again, before a member may begin anew. */
export const credentialToldForMs = 24 * 3_600_000

/** `rotating`: a new credential is on its way, and the former one is still accepted. `revoked`: none is accepted. */
export const credentialStates = ['valid', 'rotating', 'revoked'] as const

export const gateway = z.object({
  configurationId: id,
  /** The vendor's ID of it: its serial number. */
  installationId: z.string(),
  siteId: id,
  deviceId: z.string(),
  serialNumber: z.string(),
  startCode: z.string(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  scanState: z.enum(scanStates),
  lastScanAt: instant.nullable(),
  /** The latest search of its network. */
  search: gatewaySearch.nullable(),
  /** What it signs in with at the broker. `changedAt` is null for the first credential. */
  credential: z.object({ state: z.enum(credentialStates), changedAt: instant.nullable() }),
  addedAt: instant,
  updatedAt: instant,
  connection,
  appliances: z.array(appliance),
})
export type Gateway = z.infer<typeof gateway>

/** The code and the number printed on the box. The server checks the code's form, because that has an error of its own. */
export const gatewayDeviceInstallationRequestModel = z.strictObject({
  siteId: id,
  startCode: line(64),
  /** Compared with the number of the box that has the start code. */
  serialNumber: optionalLine(64).default(null),
})

/** What measures and makes energy can be told by its kind; other appliances have one by nature. */
export const assignableTypes: readonly (typeof deviceTypes)[number][] = ['Inverter', 'Meter']
/** Of meters alone. Absent: stays. */
export const reverseFlow = z.boolean().optional()
export const deviceApplianceKindsRequestModel = z.strictObject({
  appliances: z
    .array(z.strictObject({ deviceId: line(64), kind: z.enum(applianceKinds), reverseFlow }))
    .min(1)
    .max(64),
})

const path = '/api/v1/customers/{id}/installations/gateway'

export const listGateways = endpoint({
  name: 'listGateways',
  area: 'gateways',
  method: 'GET',
  path,
  summary: "A customer's gateway (at most one) with the appliances it found",
  access: 'read:customers',
  params: ofCustomer,
  response: z.object({ items: z.array(gateway) }),
  errors: ['CustomerNotFound'],
})

export const addGateway = endpoint({
  name: 'addGateway',
  area: 'gateways',
  method: 'POST',
  path,
  summary: 'Pairs the gateway that has a start code with a site of the customer',
  access: 'write:customers',
  params: ofCustomer,
  body: gatewayDeviceInstallationRequestModel,
  response: gateway,
  errors: [
    ...addErrors,
    'InvalidStartCode',
    'NotFoundStartCode',
    'InvalidSerialNumber',
    'GridBoxAlreadyPaired',
    'GatewayRetired',
    'GatewayLost',
    'DuplicatedInstallation',
    'OverwriteGatewayError',
    'StartCodesLocked',
  ],
})

export const removeGateway = endpoint({
  name: 'removeGateway',
  area: 'gateways',
  method: 'DELETE',
  path: `${path}/{installationId}`,
  summary: "Frees a customer's gateway for another home; the recorded energy stays",
  access: 'delete:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: removedInstallation,
  errors: removeErrors,
})

export const scanGateway = endpoint({
  name: 'scanGateway',
  area: 'gateways',
  method: 'POST',
  path: `${path}/{installationId}/scan`,
  summary: "Lets a customer's gateway search its network, unless it is searching already. The list of gateways shows how it goes",
  access: 'write:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: gateway,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound'],
})

export const rotateGatewayCredential = endpoint({
  name: 'rotateGatewayCredential',
  area: 'gateways',
  method: 'POST',
  path: `${path}/{installationId}/credential`,
  summary: 'Gives a gateway a new credential; the former one ends when the new one was used. A revoked gateway has to be given it by hand',
  access: 'write:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: gateway,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound'],
})

export const revokeGatewayCredential = endpoint({
  name: 'revokeGatewayCredential',
  area: 'gateways',
  method: 'DELETE',
  path: `${path}/{installationId}/credential`,
  summary: 'Ends the credentials of a gateway: it is disconnected at once and refused',
  access: 'delete:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: gateway,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound'],
})

export const listAppliances = endpoint({
  name: 'listAppliances',
  area: 'gateways',
  method: 'GET',
  path: `${path}/device-appliances`,
  summary: "The appliances that a customer's gateway found",
  access: 'read:customers',
  params: ofCustomer,
  response: z.object({ items: z.array(appliance) }),
  errors: ['CustomerNotFound'],
})

export const assignApplianceKinds = endpoint({
  name: 'assignApplianceKinds',
  area: 'gateways',
  method: 'POST',
  path: `${path}/device-appliances`,
  summary: 'Assigns kinds to inverters and meters, and says which meters are wired the wrong way round; all or none',
  access: 'write:customers',
  params: ofCustomer,
  body: deviceApplianceKindsRequestModel,
  response: z.object({ items: z.array(appliance) }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'UnsupportedDeviceType'],
})

/** What a smart meter that a gateway found can measure. */
export const meterApplianceKinds = applianceKinds.filter((kind) => kind !== 'BATTERY' && kind !== 'HYBRID' && kind !== 'CLUSTER')

export const gridxMeterModel = z.strictObject({ kind: z.enum(meterApplianceKinds), reverseFlow })

export const changeGridxAppliance = endpoint({
  name: 'changeGridxAppliance',
  area: 'installations',
  method: 'PATCH',
  path: '/api/v1/customers/{id}/installations/meter/{configurationId}/gridx/appliance',
  summary: 'Sets what a smart meter found by its vendor’s gateway measures, and whether it is wired the wrong way round',
  access: 'write:customers',
  params: z.strictObject({ id, configurationId: installationKey }),
  body: gridxMeterModel,
  response: z.object({ configurationId: id, deviceId: z.string(), kind: z.enum(applianceKinds), reverseFlow: z.boolean() }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'UnsupportedConfiguration'],
})
