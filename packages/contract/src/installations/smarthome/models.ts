import { z } from 'zod'
import { id, instant, line, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead } from '../models.ts'
import { scanStates } from '../terms.ts'

const details = {
  /** The vendor's ID of it: its `installationId`. */
  serialNumber: deviceNumber,
  /** The residents' name for it. */
  deviceName: line(80),
  manufacturer: optionalLine(80).default(null),
}
export type SmartHomeDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const smartHomeRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Site and vendor of a smart home device stay; all other fields are replaced. */
export const smartHomeUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const smartHome = installationHead.extend({ ...details, scanState: z.enum(scanStates), lastScanAt: instant.nullable() })
