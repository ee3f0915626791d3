import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, nothing, plainText } from '../formats.ts'
import { appliance } from '../gateways/models.ts'
import { listOf, orderParameter, pageLimit, pageNumber } from '../paging.ts'
import { commissioning, liveCheck } from './commissioning/models.ts'
import {
  assignToCustomerRequestBody,
  gatewayOfInstallation,
  unallocatedGatewayInstallationRequestModel,
  unallocatedInstallation,
  unallocatedInstallationDeviceUpdateModel,
} from './models.ts'
import { assignedOrders, unallocatedOrders } from './terms.ts'

const area = 'unallocated-installations'
const path = '/api/v1/unallocated-installations'
const onePath = `${path}/{installationId}`
const params = z.strictObject({ installationId: id })
const ofSite = z.strictObject({ siteId: id })
const access = 'read:unpaired-devices'
/** Reading it is refused from the second of its expiry. */
const readErrors = ['UnallocatedInstallationNotFound', 'UnallocatedInstallationExpired'] as const
const changeErrors = [...readErrors, 'UnallocatedInstallationAssigned'] as const

export const addUnallocatedInstallation = endpoint({
  name: 'addUnallocatedInstallation',
  area,
  method: 'POST',
  path: `${path}/gateway`,
  summary: 'Registers the gateway that has a start code, before its customer is known',
  access: 'write:unpaired-devices',
  body: unallocatedGatewayInstallationRequestModel,
  response: unallocatedInstallation,
  errors: [
    'InvalidStartCode',
    'NotFoundStartCode',
    'GridBoxAlreadyPaired',
    'GatewayRetired',
    'GatewayLost',
    'DuplicatedInstallation',
    'InstallerCompanyMissing',
    'InstallerCompanyNotFound',
    'UnallocatedInstallationExpired',
    'StartCodesLocked',
    'Conflict',
  ],
})

export const listUnallocatedInstallations = endpoint({
  name: 'listUnallocatedInstallations',
  area,
  method: 'GET',
  path,
  summary: 'Installations without a customer; installers see those of their company until access expires',
  access,
  query: z.strictObject({
    page: pageNumber,
    limit: pageLimit,
    /** The beginning of a start code. */
    startCode: plainText(64).trim().optional(),
    tenantId: id.optional(),
    installerId: id.optional(),
    installerCompanyId: id.optional(),
    order: orderParameter(unallocatedOrders),
  }),
  response: listOf(unallocatedInstallation),
  errors: ['ListTooLong', 'NotFound', 'InstallerCompanyNotFound'],
})

export const listAssignedInstallations = endpoint({
  name: 'listAssignedInstallations',
  area,
  method: 'GET',
  path: `${path}/assigned`,
  summary: 'Installations that were assigned to customers, newest assignment first',
  access,
  query: z.strictObject({
    page: pageNumber,
    limit: pageLimit,
    /** Part of the customer's name. */
    customerName: plainText(200).trim().optional(),
    /** The beginning of the customer's e-mail address. */
    customerEmail: plainText(254).trim().optional(),
    order: orderParameter(assignedOrders),
  }),
  response: listOf(unallocatedInstallation),
  errors: ['ListTooLong'],
})

export const readUnallocatedInstallation = endpoint({
  name: 'readUnallocatedInstallation',
  area,
  method: 'GET',
  path: onePath,
  summary: 'One unallocated installation; after its assignment, including its customer',
  access,
  params,
  response: unallocatedInstallation,
  errors: readErrors,
})

export const removeUnallocatedInstallation = endpoint({
  name: 'removeUnallocatedInstallation',
  area,
  method: 'DELETE',
  path: onePath,
  summary: 'Frees the gateway and deletes what it measured; only before the assignment',
  access: 'delete:unpaired-devices',
  params,
  response: nothing,
  errors: changeErrors,
})

export const assignToCustomer = endpoint({
  name: 'assignToCustomer',
  area,
  method: 'POST',
  path: `${onePath}/assignCustomer`,
  summary: 'Assigns the gateway with its devices and measurements to the customer with an e-mail address',
  access: 'write:unpaired-devices',
  params,
  body: assignToCustomerRequestBody,
  response: unallocatedInstallation,
  errors: [
    ...changeErrors,
    'CustomerNotFound',
    'CustomerNotActive',
    'InvalidSiteId',
    'OverwriteGatewayError',
    'OverwriteGcpUnconfirmed',
    'VendorNotFound',
    'TooManyRequests',
  ],
})

export const listUnallocatedGateways = endpoint({
  name: 'listUnallocatedGateways',
  area,
  method: 'GET',
  path: `${onePath}/gateways`,
  summary: 'The gateway of an unallocated installation, with the state of its latest scan',
  access,
  params,
  response: z.object({ items: z.array(gatewayOfInstallation) }),
  errors: readErrors,
})

export const scanUnallocatedGateway = endpoint({
  name: 'scanUnallocatedGateway',
  area,
  method: 'POST',
  path: `${onePath}/gateway/{gatewayId}/scan`,
  summary: 'Starts a network search of the gateway; does nothing while one is running',
  access: 'write:unpaired-devices',
  params: z.strictObject({ installationId: id, gatewayId: id }),
  response: gatewayOfInstallation,
  errors: [...changeErrors, 'NotFound'],
})

export const listUnallocatedDevices = endpoint({
  name: 'listUnallocatedDevices',
  area,
  method: 'GET',
  path: `${onePath}/devices`,
  summary: 'The devices that the gateway found',
  access,
  params,
  response: z.object({ items: z.array(appliance) }),
  errors: readErrors,
})

export const changeUnallocatedDevice = endpoint({
  name: 'changeUnallocatedDevice',
  area,
  method: 'PUT',
  path: `${onePath}/devices/{id}`,
  summary: 'Sets the kind of a device and its peak power',
  access: 'write:unpaired-devices',
  params: z.strictObject({ installationId: id, id: line(64) }),
  body: unallocatedInstallationDeviceUpdateModel,
  response: appliance,
  errors: [...changeErrors, 'NotFound', 'UnsupportedDeviceType'],
})

export const readUnallocatedLive = endpoint({
  name: 'readUnallocatedLive',
  area,
  method: 'GET',
  path: `${onePath}/live`,
  summary: 'The latest measurements of each device, and whether they are plausible',
  access,
  params,
  response: liveCheck,
  errors: readErrors,
})

export const readCommissioning = endpoint({
  name: 'readCommissioning',
  area,
  method: 'GET',
  path: `${onePath}/commissioning`,
  summary: 'Progress of the commissioning, and its record',
  access,
  params,
  response: commissioning,
  errors: readErrors,
})

export const recordCommissioning = endpoint({
  name: 'recordCommissioning',
  area,
  method: 'POST',
  path: `${onePath}/commissioning`,
  summary: 'Records the current stages of the commissioning, with time and installer',
  access: 'write:unpaired-devices',
  params,
  response: commissioning,
  errors: changeErrors,
})

const assignedPath = `${path}/assigned/{siteId}`

export const readAssignedInstallation = endpoint({
  name: 'readAssignedInstallation',
  area,
  method: 'GET',
  path: assignedPath,
  summary: 'The installation that was assigned to a site; installers see it until their access expires',
  access,
  params: ofSite,
  response: unallocatedInstallation,
  errors: readErrors,
})

export const readAssignedLive = endpoint({
  name: 'readAssignedLive',
  area,
  method: 'GET',
  path: `${assignedPath}/live`,
  summary: 'The latest measurements of each device at a site, and whether they are plausible',
  access,
  params: ofSite,
  response: liveCheck,
  errors: readErrors,
})

export const listAssignedDevices = endpoint({
  name: 'listAssignedDevices',
  area,
  method: 'GET',
  path: `${assignedPath}/devices`,
  summary: 'The devices of an assigned installation',
  access,
  params: ofSite,
  response: z.object({ items: z.array(appliance) }),
  errors: readErrors,
})

export const readAssignedCommissioning = endpoint({
  name: 'readAssignedCommissioning',
  area,
  method: 'GET',
  path: `${assignedPath}/commissioning`,
  summary: 'The commissioning record of an assigned installation',
  access,
  params: ofSite,
  response: commissioning,
  errors: readErrors,
})
