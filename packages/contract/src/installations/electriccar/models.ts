import { z } from 'zod'
import { id, line, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead } from '../models.ts'

const details = {
  /** The vendor's ID: its `installationId`. */
  serialNumber: deviceNumber,
  manufacturer: line(80),
  model: optionalLine(80).default(null),
  batteryCapacityWh: z.number().int().min(1, 'NotPositive').max(1_000_000).nullable().default(null),
}
export type ElectricCarDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const electricCarRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Replaces all fields but site and vendor. */
export const electricCarUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const electricCar = installationHead.extend(details)
