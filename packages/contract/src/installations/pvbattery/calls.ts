import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, line } from '../../formats.ts'
import { cacheQuery, installationKey, ofCustomer, removedInstallation, vendorRef } from '../models.ts'
import { addErrors, changeErrors, removeErrors } from '../terms.ts'
import { installationRequestModel, installationUpdateModel, invertersMasterKeyModel, pvBattery, pvBatteryAddModel } from './models.ts'
import { peakPower } from './terms.ts'

const area = 'installations'

const ofConfiguration = z.strictObject({ id, configurationId: id })
const path = '/api/v1/customers/{id}/installations/pvbattery'

export const listPvBatteries = endpoint({
  name: 'listPvBatteries',
  scope: 'pvb:read',
  area,
  method: 'GET',
  path,
  summary: "A customer's PV and battery configurations",
  access: 'read:customers',
  params: ofCustomer,
  query: cacheQuery,
  response: z.object({ items: z.array(pvBattery) }),
  errors: ['CustomerNotFound'],
})

export const getPvBattery = endpoint({
  name: 'getPvBattery',
  scope: 'pvb:read',
  area,
  method: 'GET',
  path: `${path}/{installationId}`,
  summary: "One PV and battery configuration, by the vendor's ID or our own",
  access: 'read:customers',
  params: z.strictObject({ id, installationId: installationKey }),
  response: pvBattery,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const addPvBattery = endpoint({
  name: 'addPvBattery',
  scope: 'pvb:write',
  area,
  method: 'POST',
  path,
  summary: 'Adds a PV and battery configuration',
  access: 'write:customers',
  params: ofCustomer,
  body: installationRequestModel,
  response: pvBattery,
  errors: [...addErrors, 'OverwriteGcpUnconfirmed'],
})

export const updatePvBattery = endpoint({
  name: 'updatePvBattery',
  scope: 'pvb:write',
  area,
  method: 'PUT',
  path: `${path}/{configurationId}`,
  summary: 'Changes a PV and battery configuration; customer support changes only the peak power of a PV inverter',
  access: { anyOf: ['write:customers', peakPower.permission] },
  params: ofConfiguration,
  body: installationUpdateModel,
  response: pvBattery,
  errors: [...changeErrors, 'OverwriteGcpUnconfirmed', 'OverwriteInverterKindError'],
})

export const removePvBattery = endpoint({
  name: 'removePvBattery',
  scope: 'pvb:write',
  area,
  method: 'DELETE',
  path: `${path}/{configurationId}`,
  summary: 'Removes a PV and battery configuration; its recorded energy stays',
  access: 'delete:customers',
  params: ofConfiguration,
  response: removedInstallation,
  errors: removeErrors,
})

export const lookupInstallation = endpoint({
  name: 'lookupInstallation',
  scope: 'pvb:read',
  area,
  method: 'GET',
  path: `${path}/lookup`,
  summary: 'Whether an installation of any kind already has a serial number, and whose it is',
  access: 'read:customers',
  params: ofCustomer,
  query: z.strictObject({ serialnumber: line(64), vendorName: line(80).optional() }),
  response: z.object({ isInUse: z.boolean(), isOfThisCustomer: z.boolean(), vendor: vendorRef.nullable() }),
  errors: ['CustomerNotFound', 'VendorNotFound'],
})

export const setInverterMasterKey = endpoint({
  name: 'setInverterMasterKey',
  area,
  method: 'POST',
  path: '/api/v1/pvbattery/{installationId}/inverter-master-key',
  summary: "Stores an inverter's master key, replacing the previous one; it is never returned",
  access: 'write:customers',
  params: z.strictObject({ installationId: installationKey }),
  body: invertersMasterKeyModel,
  response: z.object({ configurationId: id, hasMasterKey: z.literal(true) }),
  errors: ['NotFound', 'CustomerNotActive', 'UnsupportedConfiguration'],
})

const ofPvBattery = '/api/v1/pvbattery'

export const createPvBattery = endpoint({
  name: 'createPvBattery',
  area,
  method: 'POST',
  path: ofPvBattery,
  summary: 'Adds a PV and battery configuration to the customer named in the body',
  access: 'write:customers',
  body: pvBatteryAddModel,
  response: pvBattery,
  errors: [...addErrors, 'OverwriteGcpUnconfirmed'],
})

export const readPvBatteries = endpoint({
  name: 'readPvBatteries',
  area,
  method: 'GET',
  path: ofPvBattery,
  summary: "A customer's PV and battery configurations; `clearCache=true` adds live states to the stored ones",
  access: 'read:customers',
  query: z.strictObject({ customerId: id, clearCache: z.enum(['true', 'false']).optional() }),
  response: z.object({ items: z.array(pvBattery) }),
  errors: ['CustomerNotFound'],
})

export const changePvBattery = endpoint({
  name: 'changePvBattery',
  area,
  method: 'PUT',
  path: `${ofPvBattery}/{configurationId}`,
  summary: 'Changes a PV and battery configuration, identified by our own ID or the vendor’s',
  access: { anyOf: ['write:customers', peakPower.permission] },
  params: z.strictObject({ configurationId: installationKey }),
  body: installationUpdateModel,
  response: pvBattery,
  errors: [...changeErrors, 'OverwriteGcpUnconfirmed', 'OverwriteInverterKindError'],
})
