import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { installationKey } from '../installations/models.ts'
import { chargePoint, chargingLimitModel } from './models.ts'

const area = 'charging'

const path = '/api/v1/customers/{id}/installations/wallbox/{deviceId}/charge-point'
const params = z.strictObject({ id, deviceId: installationKey })
const shown = z.object({ chargePoint: chargePoint.nullable() })
const changeErrors = ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'WallboxNotConnected'] as const
const commandErrors = [...changeErrors, 'WallboxSilent', 'WallboxRefused'] as const

export const readChargePoint = endpoint({
  name: 'readChargePoint',
  area,
  method: 'GET',
  path,
  summary: 'The charging state that a wallbox reports by OCPP; null if it was never given access',
  access: 'read:customers',
  params,
  response: shown,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const connectChargePoint = endpoint({
  name: 'connectChargePoint',
  area,
  method: 'POST',
  path,
  summary: 'Generates the password with which a wallbox connects by OCPP; revokes the previous one and closes its connection',
  access: 'write:customers',
  params,
  response: z.object({ url: z.string(), identity: z.string(), password: z.string() }),
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound'],
})

export const startCharging = endpoint({
  name: 'startCharging',
  area,
  method: 'POST',
  path: `${path}/start`,
  summary: 'Starts charging at a wallbox; returns within 7 seconds',
  access: 'write:customers',
  params,
  response: shown,
  errors: commandErrors,
})

export const stopCharging = endpoint({
  name: 'stopCharging',
  area,
  method: 'POST',
  path: `${path}/stop`,
  summary: 'Stops the current charge of a wallbox',
  access: 'write:customers',
  params,
  response: shown,
  errors: commandErrors,
})

export const limitCharging = endpoint({
  name: 'limitCharging',
  area,
  method: 'PUT',
  path: `${path}/limit`,
  summary: 'Sets the maximum charging current of a wallbox, by a charging profile. It is sent until the wallbox accepts it',
  access: 'write:customers',
  params,
  body: chargingLimitModel,
  response: shown,
  errors: changeErrors,
})
