import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { cacheQuery, installationKey, ofCustomer, removedInstallation } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { heatPump, heatPumpRequestModel, heatPumpUpdateModel } from './models.ts'

const area = 'installations'

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const path = '/api/v1/customers/{id}/installations/heatpump'

export const listHeatPumps = endpoint({
  name: 'listHeatPumps',
  scope: 'heatpump:read',
  area,
  method: 'GET',
  path,
  summary: "A customer's heat pumps, with the latest measurement of each",
  access: 'read:customers',
  params: ofCustomer,
  query: cacheQuery,
  response: z.object({ items: z.array(heatPump) }),
  errors: ['CustomerNotFound'],
})

export const getHeatPump = endpoint({
  name: 'getHeatPump',
  scope: 'heatpump:read',
  area,
  method: 'GET',
  path: `${path}/{deviceId}`,
  summary: 'One heat pump, by its device ID, its serial number or our own ID',
  access: 'read:customers',
  params: ofDevice,
  response: heatPump,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addHeatPump = endpoint({
  name: 'addHeatPump',
  area,
  method: 'POST',
  path,
  summary: 'Adds a heat pump',
  access: 'write:customers',
  params: ofCustomer,
  body: heatPumpRequestModel,
  response: heatPump,
  errors: addErrors,
})

export const updateHeatPump = endpoint({
  name: 'updateHeatPump',
  area,
  method: 'PUT',
  path: `${path}/{deviceId}`,
  summary: 'Changes a heat pump',
  access: 'write:customers',
  params: ofDevice,
  body: heatPumpUpdateModel,
  response: heatPump,
  errors: changeErrors,
})

export const removeHeatPump = endpoint({
  name: 'removeHeatPump',
  area,
  method: 'DELETE',
  path: `${path}/{deviceId}`,
  summary: 'Removes a heat pump; its recorded energy stays',
  access: 'delete:customers',
  params: ofDevice,
  response: removedInstallation,
  errors: removeErrors,
})
