import { z } from 'zod'
import { id, line, optionalLine } from '../../formats.ts'
import { deviceNumber, installationHead, measuredStates } from '../models.ts'

const details = {
  /** The vendor's ID of it: its `installationId`. */
  serialNumber: deviceNumber,
  manufacturer: optionalLine(80).default(null),
  model: line(80),
}
export type HeatPumpDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const heatPumpRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Site and vendor of a heat pump stay; all other fields are replaced. */
export const heatPumpUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const heatPump = installationHead.extend({ ...details, ...measuredStates })
