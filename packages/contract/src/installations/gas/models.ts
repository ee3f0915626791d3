import { z } from 'zod'
import { id, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead } from '../models.ts'
import { energyKinds } from '../terms.ts'

const details = {
  /** The vendor's ID of it: its `installationId`. */
  serialNumber: deviceNumber,
  manufacturer: optionalLine(80).default(null),
  model: optionalLine(80).default(null),
}
export type GasMeterDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const gasMeterRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Site and vendor of a gas meter stay; all other fields are replaced. */
export const gasMeterUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const gasMeter = installationHead.extend({ ...details, deviceCategory: z.enum(energyKinds) })
