import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { installationKey, ofCustomer, removedInstallation } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { smartHome, smartHomeRequestModel, smartHomeUpdateModel } from './models.ts'

const area = 'installations'

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
  summary: 'One smart home device, by its device ID, its serial number or our own ID',
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
