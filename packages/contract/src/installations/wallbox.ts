import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, wholeNumberBetween } from '../formats.ts'
import {
  addErrors,
  cacheQuery,
  changeErrors,
  installationHead,
  installationKey,
  measuredStates,
  ofCustomer,
  removedInstallation,
  removeErrors,
} from './installation.ts'

const area = 'installations'

/** IEC 61851: no car charges with less than 6 A. */
export const chargingCurrentMinA = 6
const currentA = wholeNumberBetween(chargingCurrentMinA, 80)

const details = {
  /** The vendor's ID of the wallbox: its `installationId`. */
  stationNumber: line(64),
  manufacturer: line(80),
  powerOutputA: currentA,
  /** The minimum charging current. */
  modulationMinimalLevelA: currentA,
}

function checkDetails({ powerOutputA, modulationMinimalLevelA }: WallboxDetails, context: z.RefinementCtx): void {
  if (modulationMinimalLevelA <= powerOutputA) return
  context.addIssue({ code: 'custom', message: 'AbovePowerOutput', path: ['modulationMinimalLevelA'] })
}
export type WallboxDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const wallboxRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details }).superRefine(checkDetails)
export type WallboxRequestModel = z.input<typeof wallboxRequestModel>

/** Site and vendor of a wallbox stay; all other fields are replaced. */
export const wallboxUpdateModel = z.strictObject({ version: z.number().int(), ...details }).superRefine(checkDetails)

export const wallbox = installationHead.extend({ ...details, ...measuredStates })

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const path = '/api/v1/customers/{id}/installations/wallbox'

export const listWallboxes = endpoint({
  name: 'listWallboxes',
  area,
  method: 'GET',
  path,
  summary: "A customer's wallboxes, with what each measured last",
  access: 'read:customers',
  params: ofCustomer,
  query: cacheQuery,
  response: z.object({ items: z.array(wallbox) }),
  errors: ['CustomerNotFound'],
})

export const getWallbox = endpoint({
  name: 'getWallbox',
  area,
  method: 'GET',
  path: `${path}/{deviceId}`,
  summary: 'One wallbox, by its device id, its station number or our own id',
  access: 'read:customers',
  params: ofDevice,
  response: wallbox,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addWallbox = endpoint({
  name: 'addWallbox',
  area,
  method: 'POST',
  path,
  summary: 'Adds a wallbox',
  access: 'write:customers',
  params: ofCustomer,
  body: wallboxRequestModel,
  response: wallbox,
  errors: addErrors,
})

export const updateWallbox = endpoint({
  name: 'updateWallbox',
  area,
  method: 'PUT',
  path: `${path}/{installationId}`,
  summary: 'Changes a wallbox, named by its station number, its device id or our own id',
  access: 'write:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  body: wallboxUpdateModel,
  response: wallbox,
  errors: changeErrors,
})

export const removeWallbox = endpoint({
  name: 'removeWallbox',
  area,
  method: 'DELETE',
  path: `${path}/{deviceId}`,
  summary: 'Removes a wallbox; its recorded energy stays',
  access: 'delete:customers',
  params: ofDevice,
  response: removedInstallation,
  errors: removeErrors,
})
