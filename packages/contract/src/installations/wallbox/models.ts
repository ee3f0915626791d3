import { z } from 'zod'
import { id, line, wholeNumberBetween } from '../../formats.ts'
import { installationHead, measuredStates } from '../models.ts'
import { chargingCurrentMinA } from './terms.ts'

const currentA = wholeNumberBetween(chargingCurrentMinA, 80)

const details = {
  /** The vendor's ID: its `installationId`. */
  stationNumber: line(64),
  manufacturer: line(80),
  powerOutputA: currentA,
  modulationMinimalLevelA: currentA,
}

function checkDetails({ powerOutputA, modulationMinimalLevelA }: WallboxDetails, context: z.RefinementCtx): void {
  if (modulationMinimalLevelA <= powerOutputA) return
  context.addIssue({ code: 'custom', message: 'AbovePowerOutput', path: ['modulationMinimalLevelA'] })
}
export type WallboxDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const wallboxRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details }).superRefine(checkDetails)
export type WallboxRequestModel = z.input<typeof wallboxRequestModel>

/** Replaces all fields but site and vendor. */
export const wallboxUpdateModel = z.strictObject({ version: z.number().int(), ...details }).superRefine(checkDetails)

export const wallbox = installationHead.extend({ ...details, ...measuredStates })
