import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { email, id, instant, line, wholeNumberBetween } from '../formats.ts'
import { type Appliance, reverseFlow } from '../gateways/models.ts'
import { connection } from '../installations/models.ts'
import { scanStates } from '../installations/terms.ts'
import { deletionStatuses, unallocatedStatuses } from './terms.ts'

/** A gateway in service whose customer is not known yet. */
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
    /** Devices among them that were not known before. Null while the scan runs. */
    devicesNew: z.number().int().nullable(),
  }),
  connection,
  installationStatus: z.enum(unallocatedStatuses),
  deletionStatus: z.enum(deletionStatuses),
  /** When the installation will be removed; null if not scheduled. */
  deletesAt: instant.nullable(),
  assignedAt: instant.nullable(),
  assignedCustomer: z
    .object({ id, accountName: z.string(), accountEmail: z.string(), siteId: id, siteName: z.string(), address: z.string() })
    .nullable(),
})
export type UnallocatedInstallation = z.infer<typeof unallocatedInstallation>

/** The server checks the code's form, which has its own error. With an `id`, retries are idempotent. */
export const unallocatedGatewayInstallationRequestModel = z.strictObject({
  id: id.optional(),
  startCode: line(64),
  /** The company of the installation. Installers have one; for others it is optional. */
  installerCompanyId: id.optional(),
})

export const assignToCustomerRequestBody = z.strictObject({
  customer: email,
  /**
   * The postal code of the customer's home, or the customer's external reference. Required for callers who may not read customers, so that
   * they cannot probe addresses; a wrong one assigns nothing.
   */
  zipCodeOrReference: line(40).optional(),
  /** Confirms that another installation of the home stops being the grid connection point, in favour of the gateway's meter. */
  overwriteGcp: z.boolean().default(false),
})

/** The form asks for the e-mail twice and for the postal code or reference, because an assignment is final. */
export const assignmentForm = assignToCustomerRequestBody
  .extend({ confirmation: email, zipCodeOrReference: line(40) })
  .refine(({ customer, confirmation }) => customer === confirmation, { error: 'EmailMismatch', path: ['confirmation'] })

/** Absent fields stay unchanged. The peak power is the maximum output printed on an inverter. */
export const unallocatedInstallationDeviceUpdateModel = z.strictObject({
  kind: z.enum(applianceKinds).optional(),
  peakPowerW: wholeNumberBetween(1, 1_000_000).nullable().optional(),
  reverseFlow,
})

export type UnallocatedDevice = Appliance

export const gatewayOfInstallation = z.object({
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
