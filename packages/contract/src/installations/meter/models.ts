import { z } from 'zod'
import { id, line, optionalLine } from '../../formats.ts'
import { gridState, installationHead } from '../models.ts'
import { energyKinds } from '../terms.ts'

const details = {
  /** The vendor's ID of the purchased energy: the meter's `installationId`. */
  consumedInstallationId: line(64),
  /** The vendor's ID of the sold energy. Its length depends on the country. */
  producedInstallationId: optionalLine(64).default(null),
  /** At the vendor. */
  customerNumber: optionalLine(64).default(null),
  serialNumber: optionalLine(64).default(null),
  manufacturer: optionalLine(80).default(null),
  deviceCategory: z.enum(energyKinds).default('electricity'),
  isBilled: z.boolean().default(false),
  isGcp: z.boolean().default(false),
  /** Confirms that another installation of the site stops being the grid connection point. */
  overwriteGcp: z.boolean().default(false),
}
export type MeterDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

/** Only electricity is sold, and only an electricity meter can be the grid connection point. */
function checkDetails(model: MeterDetails, context: z.RefinementCtx): void {
  const fault = (path: keyof MeterDetails, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
  const isElectricity = model.deviceCategory === 'electricity'
  if (model.isGcp && !isElectricity) fault('isGcp', 'OnlyElectricity')
  if (model.producedInstallationId && !isElectricity) fault('producedInstallationId', 'OnlyElectricity')
  if (model.producedInstallationId === model.consumedInstallationId) fault('producedInstallationId', 'SameAsConsumed')
}

export const meterRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details }).superRefine(checkDetails)

/** Replaces all fields but site and vendor. */
export const meterUpdateModel = z.strictObject({ version: z.number().int(), ...details }).superRefine(checkDetails)

const { overwriteGcp: _, ...shown } = details
export const meter = installationHead.extend({ ...shown, state: gridState.nullable() })
