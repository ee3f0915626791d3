import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { installationKey, meterQuery, ofCustomer, removedInstallation } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { meter, meterRequestModel, meterUpdateModel } from './models.ts'

const area = 'installations'

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
  summary: 'One smart meter, by its device ID, its installation ID or our own ID',
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
