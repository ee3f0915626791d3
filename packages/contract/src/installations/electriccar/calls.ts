import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { installationKey, ofCustomer, removedInstallation } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { electricCar, electricCarRequestModel, electricCarUpdateModel } from './models.ts'

const area = 'installations'

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const path = '/api/v1/customers/{id}/installations/electriccar'

export const listElectricCars = endpoint({
  name: 'listElectricCars',
  scope: 'ev:read',
  area,
  method: 'GET',
  path,
  summary: "A customer's electric cars",
  access: 'read:customers',
  params: ofCustomer,
  response: z.object({ items: z.array(electricCar) }),
  errors: ['CustomerNotFound'],
})

export const getElectricCar = endpoint({
  name: 'getElectricCar',
  scope: 'ev:read',
  area,
  method: 'GET',
  path: `${path}/{deviceId}`,
  summary: 'One electric car, by its device ID, its serial number or our own ID',
  access: 'read:customers',
  params: ofDevice,
  response: electricCar,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addElectricCar = endpoint({
  name: 'addElectricCar',
  area,
  method: 'POST',
  path,
  summary: 'Adds an electric car',
  access: 'write:customers',
  params: ofCustomer,
  body: electricCarRequestModel,
  response: electricCar,
  errors: addErrors,
})

export const updateElectricCar = endpoint({
  name: 'updateElectricCar',
  area,
  method: 'PUT',
  path: `${path}/{deviceId}`,
  summary: 'Changes an electric car',
  access: 'write:customers',
  params: ofDevice,
  body: electricCarUpdateModel,
  response: electricCar,
  errors: changeErrors,
})

export const removeElectricCar = endpoint({
  name: 'removeElectricCar',
  area,
  method: 'DELETE',
  path: `${path}/{deviceId}`,
  summary: 'Removes an electric car; its recorded energy stays',
  access: 'delete:customers',
  params: ofDevice,
  response: removedInstallation,
  errors: removeErrors,
})
