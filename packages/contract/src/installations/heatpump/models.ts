import { z } from 'zod'
import { id, line, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead, measuredStates } from '../models.ts'

const details = {
  /** The vendor's ID: its `installationId`. */
  serialNumber: deviceNumber,
  manufacturer: optionalLine(80).default(null),
  model: line(80),
}
export type HeatPumpDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const heatPumpRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Replaces all fields but site and vendor. */
export const heatPumpUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const heatPump = installationHead.extend({ ...details, ...measuredStates })
