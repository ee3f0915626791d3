import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, optionalLine } from '../formats.ts'
import {
  addErrors,
  changeErrors,
  energyKinds,
  installationHead,
  installationKey,
  meterQuery,
  ofCustomer,
  removedInstallation,
  removeErrors,
} from './installation.ts'

const area = 'installations'

const details = {
  /** The vendor's ID of the energy that the home buys: the meter's `installationId`. */
  consumedInstallationId: line(64),
  /** The vendor's ID of the energy that the home sells. Its length depends on the country. */
  producedInstallationId: optionalLine(64).default(null),
  /** The customer's number at the vendor. */
  customerNumber: optionalLine(64).default(null),
  serialNumber: optionalLine(64).default(null),
  manufacturer: optionalLine(80).default(null),
  deviceCategory: z.enum(energyKinds).default('electricity'),
  /** Whether the vendor bills by this meter. */
  isBilled: z.boolean().default(false),
  isGcp: z.boolean().default(false),
  /** Confirms that another installation of the site stops being the grid connection point. */
  overwriteGcp: z.boolean().default(false),
}
export type MeterDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

/** Only electricity is sold, and only its meter can be the grid connection point. */
function checkDetails(model: MeterDetails, context: z.RefinementCtx): void {
  const fault = (path: keyof MeterDetails, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
  const isElectricity = model.deviceCategory === 'electricity'
  if (model.isGcp && !isElectricity) fault('isGcp', 'OnlyElectricity')
  if (model.producedInstallationId && !isElectricity) fault('producedInstallationId', 'OnlyElectricity')
  if (model.producedInstallationId === model.consumedInstallationId) fault('producedInstallationId', 'SameAsConsumed')
}

export const meterRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details }).superRefine(checkDetails)

/** Site and vendor of a meter stay; all other fields are replaced. */
export const meterUpdateModel = z.strictObject({ version: z.number().int(), ...details }).superRefine(checkDetails)

const { overwriteGcp: _, ...shown } = details
export const meter = installationHead.extend(shown)

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const ofConfiguration = z.strictObject({ id, configurationId: installationKey })
const path = '/api/v1/customers/{id}/installations/meter'

export const listMeters = endpoint({
  name: 'listMeters',
  area,
  method: 'GET',
  path,
  summary: "A customer's smart meters, those of one energy kind if `device-category` names it",
  access: 'read:customers',
  params: ofCustomer,
  query: meterQuery,
  response: z.object({ items: z.array(meter) }),
  errors: ['CustomerNotFound'],
})

export const getMeter = endpoint({
  name: 'getMeter',
  area,
  method: 'GET',
  path: `${path}/{deviceId}`,
  summary: 'One smart meter, by its device id, its installation id or our own id',
  access: 'read:customers',
  params: ofDevice,
  response: meter,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addMeter = endpoint({
  name: 'addMeter',
  area,
  method: 'POST',
  path,
  summary: 'Adds a smart meter',
  access: 'write:customers',
  params: ofCustomer,
  body: meterRequestModel,
  response: meter,
  errors: [...addErrors, 'InvalidCustomerNumber', 'OverwriteGcpUnconfirmed'],
})

export const updateMeter = endpoint({
  name: 'updateMeter',
  area,
  method: 'PUT',
  path: `${path}/{configurationId}`,
  summary: 'Changes a smart meter',
  access: 'write:customers',
  params: ofConfiguration,
  body: meterUpdateModel,
  response: meter,
  errors: [...changeErrors, 'InvalidCustomerNumber', 'OverwriteGcpUnconfirmed'],
})

export const removeMeter = endpoint({
  name: 'removeMeter',
  area,
  method: 'DELETE',
  path: `${path}/{configurationId}`,
  summary: 'Removes a smart meter; its recorded energy stays',
  access: 'delete:customers',
  params: ofConfiguration,
  response: removedInstallation,
  errors: removeErrors,
})
