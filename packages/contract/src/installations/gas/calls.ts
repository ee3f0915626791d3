import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { installationKey, meterQuery, ofCustomer, removedInstallation } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { gasMeter, gasMeterRequestModel, gasMeterUpdateModel } from './models.ts'

const area = 'installations'

const ofDevice = z.strictObject({ id, deviceId: installationKey })
const ofConfiguration = z.strictObject({ id, configurationId: installationKey })
const path = '/api/v1/customers/{id}/installations/gas'

export const listGasMeters = endpoint({
  name: 'listGasMeters',
  area,
  method: 'GET',
  path,
  summary: "A customer's gas meters; none if `device-category` names another energy kind",
  access: 'read:customers',
  params: ofCustomer,
  query: meterQuery,
  response: z.object({ items: z.array(gasMeter) }),
  errors: ['CustomerNotFound'],
})

export const getGasMeter = endpoint({
  name: 'getGasMeter',
  area,
  method: 'GET',
  path: `${path}/{deviceId}`,
  summary: 'One gas meter, by its device ID, its serial number or our own ID',
  access: 'read:customers',
  params: ofDevice,
  response: gasMeter,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addGasMeter = endpoint({
  name: 'addGasMeter',
  area,
  method: 'POST',
  path,
  summary: 'Adds a gas meter',
  access: 'write:customers',
  params: ofCustomer,
  body: gasMeterRequestModel,
  response: gasMeter,
  errors: addErrors,
})

export const updateGasMeter = endpoint({
  name: 'updateGasMeter',
  area,
  method: 'PUT',
  path: `${path}/{configurationId}`,
  summary: 'Changes a gas meter',
  access: 'write:customers',
  params: ofConfiguration,
  body: gasMeterUpdateModel,
  response: gasMeter,
  errors: changeErrors,
})

export const removeGasMeter = endpoint({
  name: 'removeGasMeter',
  area,
  method: 'DELETE',
  path: `${path}/{configurationId}`,
  summary: 'Removes a gas meter; its recorded energy stays',
  access: 'delete:customers',
  params: ofConfiguration,
  response: removedInstallation,
  errors: removeErrors,
})
