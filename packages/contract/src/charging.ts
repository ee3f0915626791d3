import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, wholeNumberBetween } from './formats.ts'
import { installationKey } from './installations/installation.ts'
import { chargingCurrentMinA } from './installations/wallbox.ts'

const area = 'charging'

/** Where wallboxes connect by OCPP 1.6 JSON; their identity follows. */
export const ocppPath = '/ocpp'

/** A wallbox that speaks OCPP, as it says of itself. */
export const chargePoint = z.object({
  isConnected: z.boolean(),
  /** Its latest message. Null: it has never connected. */
  heardAt: instant.nullable(),
  vendor: z.string().nullable(),
  model: z.string().nullable(),
  firmware: z.string().nullable(),
  /** Null: not reported yet. */
  status: z.enum(connectorStatuses).nullable(),
  errorCode: z.string().nullable(),
  /** The greatest charging current that a member set. Null: as much as the wallbox and the car can. */
  limitA: z.number().int().nullable(),
  /** The charge under way. */
  transaction: z.object({ startedAt: instant, energyWh: z.number().nullable() }).nullable(),
})
export type ChargePoint = z.infer<typeof chargePoint>

const path = '/api/v1/customers/{id}/installations/wallbox/{deviceId}/charge-point'
const params = z.strictObject({ id, deviceId: installationKey })
const shown = z.object({ chargePoint: chargePoint.nullable() })
const commandErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'NotFound',
  'WallboxNotConnected',
  'WallboxSilent',
  'WallboxRefused',
] as const

export const readChargePoint = endpoint({
  name: 'readChargePoint',
  area,
  method: 'GET',
  path,
  summary: 'How a wallbox charges, as it reports by OCPP; null if it was never given access',
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
  summary: 'Makes a password by which a wallbox connects by OCPP; the former one ends, and with it its connection',
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
  summary: 'Tells a wallbox to charge; it answers within 7 seconds',
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
  summary: 'Tells a wallbox to end the charge under way',
  access: 'write:customers',
  params,
  response: shown,
  errors: commandErrors,
})

/** Null lifts the limit. */
export const chargingLimitModel = z.strictObject({ limitA: wholeNumberBetween(chargingCurrentMinA, 80).nullable() })

export const limitCharging = endpoint({
  name: 'limitCharging',
  area,
  method: 'PUT',
  path: `${path}/limit`,
  summary: 'Sets the greatest charging current of a wallbox, by a charging profile',
  access: 'write:customers',
  params,
  body: chargingLimitModel,
  response: shown,
  errors: commandErrors,
})
