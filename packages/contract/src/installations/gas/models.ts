import { z } from 'zod'
import { id, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead } from '../models.ts'
import { energyKinds } from '../terms.ts'

const details = {
  /** The vendor's ID: its `installationId`. */
  serialNumber: deviceNumber,
  manufacturer: optionalLine(80).default(null),
  model: optionalLine(80).default(null),
}
export type GasMeterDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const gasMeterRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Replaces all fields but site and vendor. */
export const gasMeterUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const gasMeter = installationHead.extend({ ...details, deviceCategory: z.enum(energyKinds) })
