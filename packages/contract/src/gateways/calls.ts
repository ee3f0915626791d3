import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { installationKey, ofCustomer, removedInstallation } from '../installations/models.ts'
import { addErrors, removeErrors } from '../installations/terms.ts'
import {
  appliance,
  deviceApplianceKindsRequestModel,
  gateway,
  gatewayDeviceInstallationRequestModel,
  gatewayPlacesModel,
  gridxMeterModel,
} from './models.ts'

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
  summary:
    "Frees a customer's gateway for another home; the recorded energy stays. Devices with a limit that only this gateway ends must be free first, unless `leaveLimits` accepts that they stay limited",
  access: 'delete:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  query: z.strictObject({ leaveLimits: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false) }),
  response: removedInstallation,
  errors: [...removeErrors, 'KeptLimitsUnconfirmed'],
})

export const scanGateway = endpoint({
  name: 'scanGateway',
  area: 'gateways',
  method: 'POST',
  path: `${path}/{installationId}/scan`,
  summary: "Starts a network search of a customer's gateway; does nothing while one is running. The list of gateways shows its progress",
  access: 'write:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: gateway,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound'],
})

export const setGatewayPlaces = endpoint({
  name: 'setGatewayPlaces',
  area: 'gateways',
  method: 'PUT',
  path: `${path}/{installationId}/places`,
  summary: 'Replaces the addresses, ports and units at which a gateway searches for devices besides the usual ones, and starts a search',
  access: 'write:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  body: gatewayPlacesModel,
  response: gateway,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'InstallationChanged'],
})

export const rotateGatewayCredential = endpoint({
  name: 'rotateGatewayCredential',
  area: 'gateways',
  method: 'POST',
  path: `${path}/{installationId}/credential`,
  summary:
    'Issues a new credential to a gateway; the previous one ends once the new one is used. On a revoked gateway it must be entered by hand',
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
  summary: 'Revokes the credentials of a gateway: it is disconnected at once and refused',
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
  summary: 'Assigns kinds to inverters and meters, and sets which meters are wired backwards; all or nothing',
  access: 'write:customers',
  params: ofCustomer,
  body: deviceApplianceKindsRequestModel,
  response: z.object({ items: z.array(appliance) }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'UnsupportedDeviceType'],
})

export const changeGridxAppliance = endpoint({
  name: 'changeGridxAppliance',
  area: 'gateways',
  method: 'PATCH',
  path: '/api/v1/customers/{id}/installations/meter/{configurationId}/gridx/appliance',
  summary: 'Sets what a smart meter found by its vendor’s gateway measures, and whether it is wired backwards',
  access: 'write:customers',
  params: z.strictObject({ id, configurationId: installationKey }),
  body: gridxMeterModel,
  response: z.object({ configurationId: id, deviceId: z.string(), kind: z.enum(applianceKinds), reverseFlow: z.boolean() }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'UnsupportedConfiguration'],
})
