import { z } from 'zod'
import { id, instant, line, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead } from '../models.ts'
import { scanStates } from '../terms.ts'

const details = {
  /** The vendor's ID: its `installationId`. */
  serialNumber: deviceNumber,
  /** The residents' name for the device. */
  deviceName: line(80),
  manufacturer: optionalLine(80).default(null),
}
export type SmartHomeDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const smartHomeRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Replaces all fields but site and vendor. */
export const smartHomeUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const smartHome = installationHead.extend({ ...details, scanState: z.enum(scanStates), lastScanAt: instant.nullable() })
