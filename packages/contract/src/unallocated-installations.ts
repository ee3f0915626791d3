import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id, instant, line, nothing, plainText, wholeNumberBetween } from './formats.ts'
import { type Appliance, appliance, reverseFlow } from './installations/gateway.ts'
import { connection, scanStates } from './installations/installation.ts'
import { listOf, orderParameter, pageLimit, pageNumber } from './paging.ts'
import { commissioning, liveCheck } from './unallocated-commissioning.ts'

/** Data may take this long to arrive after installation. */
export const liveDataWithinMs = 20 * 60_000
/** An installation whose access expired is removed this much later, unless its gateway is registered or paired again before. */
export const keptAfterExpiryMs = 30 * 86_400_000

export const unallocatedStatuses = ['paired', 'scanning', 'scanned', 'scan_failed', 'expired', 'assigned'] as const
export const deletionStatuses = ['none', 'scheduled'] as const

/** A gateway that an installer put into service before its customer is known. */
export const unallocatedInstallation = z.object({
  id,
  startCode: z.string(),
  serialNumber: z.string(),
  gatewayId: id,
  model: z.string(),
  tenant: z.object({ id, name: z.string() }),
  installer: z.object({ id, email: z.string(), name: z.string() }),
  installerCompany: z.object({ id, name: z.string() }).nullable(),
  createdAt: instant,
  modifiedAt: instant,
  /** The first instant at which it can no longer be viewed or changed. */
  expiresAt: instant,
  scan: z.object({
    state: z.enum(scanStates),
    startedAt: instant.nullable(),
    finishedAt: instant.nullable(),
    devicesFound: z.number().int().nullable(),
    /** Of these, the ones not known before. Null while the scan runs. */
    devicesNew: z.number().int().nullable(),
  }),
  connection,
  installationStatus: z.enum(unallocatedStatuses),
  deletionStatus: z.enum(deletionStatuses),
  /** When it will be removed; null unless that is scheduled. */
  deletesAt: instant.nullable(),
  assignedAt: instant.nullable(),
  assignedCustomer: z
    .object({ id, accountName: z.string(), accountEmail: z.string(), siteId: id, siteName: z.string(), address: z.string() })
    .nullable(),
})
export type UnallocatedInstallation = z.infer<typeof unallocatedInstallation>

/** The server checks the code's form, because that has an error of its own. With a chosen `id`, a repeated request does no harm. */
export const unallocatedGatewayInstallationRequestModel = z.strictObject({
  id: id.optional(),
  startCode: line(64),
  /** The company it belongs to. Installers have one; for others it is optional. */
  installerCompanyId: id.optional(),
})

export const assignToCustomerRequestBody = z.strictObject({
  /** The customer's account e-mail. */
  customer: email,
  /**
   * The postal code of the customer's home, or the customer's external reference. Whoever may not read customers has to know one
   * of them, so that addresses cannot be tried, and a wrong one leads nowhere.
   */
  zipCodeOrReference: line(40).optional(),
  /** Confirms that another installation of the home stops being the grid connection point: the gateway's own meter is. */
  overwriteGcp: z.boolean().default(false),
})

/** What the form asks for: the e-mail twice and the postal code or reference, because an assignment is final. */
export const assignmentForm = assignToCustomerRequestBody
  .extend({ confirmation: email, zipCodeOrReference: line(40) })
  .refine(({ customer, confirmation }) => customer === confirmation, { error: 'EmailMismatch', path: ['confirmation'] })

/** Absent: stays. The peak power is the greatest output printed on an inverter. */
export const unallocatedInstallationDeviceUpdateModel = z.strictObject({
  kind: z.enum(applianceKinds).optional(),
  peakPowerW: wholeNumberBetween(1, 1_000_000).nullable().optional(),
  reverseFlow,
})

export type UnallocatedDevice = Appliance

export const unallocatedOrders = ['createdAt', 'expiresAt'] as const
export const assignedOrders = ['assignedAt', 'customerName'] as const

const area = 'unallocated-installations'
const path = '/api/v1/unallocated-installations'
const onePath = `${path}/{installationId}`
const params = z.strictObject({ installationId: id })
const ofSite = z.strictObject({ siteId: id })
const access = 'read:unpaired-devices'
/** Reading an unallocated installation after its expiry is refused to the second. */
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
  summary: 'Installations that no customer has yet; an installer sees those of their company, until access expires',
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
  summary: 'Installations that were assigned to customers, the newest assignment first',
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
  summary: 'One unallocated installation; after its assignment it says whose it is',
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
  summary: 'Gives the gateway with its devices and measurements to the customer with an e-mail address',
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

const gatewayOfInstallation = z.object({
  id,
  serialNumber: z.string(),
  deviceId: z.string(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  scanState: z.enum(scanStates),
  lastScanAt: instant.nullable(),
  connection,
})
export type UnallocatedGateway = z.infer<typeof gatewayOfInstallation>

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
  summary: 'Says what a device is and its peak power',
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
  summary: 'How far the commissioning is, and its record',
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
  summary: 'Keeps the stages of commissioning as they are now, with time and installer',
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
  summary: 'The installation that was assigned to a site; an installer sees it until their access expires',
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
