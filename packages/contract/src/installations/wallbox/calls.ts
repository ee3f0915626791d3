import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { cacheQuery, installationKey, ofCustomer, removedInstallation } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { wallbox, wallboxRequestModel, wallboxUpdateModel } from './models.ts'

const area = 'installations'

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const path = '/api/v1/customers/{id}/installations/wallbox'

export const listWallboxes = endpoint({
  name: 'listWallboxes',
  area,
  method: 'GET',
  path,
  summary: "A customer's wallboxes, with the latest measurement of each",
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
  summary: 'One wallbox, by its device ID, its station number or our own ID',
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
  summary: 'Changes a wallbox, by its station number, its device ID or our own ID',
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
