import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, optionalLine } from '../formats.ts'
import {
  addErrors,
  changeErrors,
  deviceNumber,
  installationHead,
  installationKey,
  ofCustomer,
  removedInstallation,
  removeErrors,
  scanStates,
} from './installation.ts'

const area = 'installations'

const details = {
  /** The vendor's ID of it: its `installationId`. */
  serialNumber: deviceNumber,
  /** What the people in the home call it. */
  deviceName: line(80),
  manufacturer: optionalLine(80).default(null),
}
export type SmartHomeDetails = { [K in keyof typeof details]: z.output<(typeof details)[K]> }

export const smartHomeRequestModel = z.strictObject({ siteId: id, vendorId: id, ...details })

/** Site and vendor of a smart home device stay; all other fields are replaced. */
export const smartHomeUpdateModel = z.strictObject({ version: z.number().int(), ...details })

export const smartHome = installationHead.extend({ ...details, scanState: z.enum(scanStates), lastScanAt: instant.nullable() })

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const path = '/api/v1/customers/{id}/installations/smarthome'

export const listSmartHomes = endpoint({
  name: 'listSmartHomes',
  area,
  method: 'GET',
  path,
  summary: "A customer's smart home devices, with the last scan of each",
  access: 'read:customers',
  params: ofCustomer,
  response: z.object({ items: z.array(smartHome) }),
  errors: ['CustomerNotFound'],
})

export const getSmartHome = endpoint({
  name: 'getSmartHome',
  area,
  method: 'GET',
  path: `${path}/{deviceId}`,
  summary: 'One smart home device, by its device id, its serial number or our own id',
  access: 'read:customers',
  params: ofDevice,
  response: smartHome,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addSmartHome = endpoint({
  name: 'addSmartHome',
  area,
  method: 'POST',
  path,
  summary: 'Adds a smart home device',
  access: 'write:customers',
  params: ofCustomer,
  body: smartHomeRequestModel,
  response: smartHome,
  errors: addErrors,
})

export const updateSmartHome = endpoint({
  name: 'updateSmartHome',
  area,
  method: 'PUT',
  path: `${path}/{deviceId}`,
  summary: 'Changes a smart home device',
  access: 'write:customers',
  params: ofDevice,
  body: smartHomeUpdateModel,
  response: smartHome,
  errors: changeErrors,
})

export const removeSmartHome = endpoint({
  name: 'removeSmartHome',
  area,
  method: 'DELETE',
  path: `${path}/{deviceId}`,
  summary: 'Removes a smart home device; its recorded energy stays',
  access: 'delete:customers',
  params: ofDevice,
  response: removedInstallation,
  errors: removeErrors,
})
