import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { id } from '../formats.ts'
import { listOf, pageLimit, pageNumber } from '../paging.ts'
import { deviceLimit, deviceLimitModel, limitedPowers, limitPower } from './models.ts'

const area = 'device-limits'
const path = '/api/v1/customers/{id}/device-limits'
const params = z.strictObject({ id })
const limitParams = z.strictObject({ id, limitId: id })

export const listDeviceLimits = endpoint({
  name: 'listDeviceLimits',
  area,
  method: 'GET',
  path,
  summary: "Limits of a home's devices, newest first, with what each device did",
  access: 'read:device-limits',
  scope: 'limits:read',
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit }),
  response: listOf(deviceLimit),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const readDeviceLimitChoices = endpoint({
  name: 'readDeviceLimitChoices',
  area,
  method: 'GET',
  path: `${path}/choices`,
  summary: 'What can be limited in a home: devices that report it, and the feed-in if section 9 EEG limits it',
  access: 'read:device-limits',
  scope: 'limits:read',
  params,
  response: z.object({
    devices: z.array(
      z.object({
        deviceId: z.string(),
        siteId: id,
        name: z.string(),
        /** The device's reported maximum; null if not reported or not limitable. */
        generationW: limitPower.nullable(),
        consumptionW: limitPower.nullable(),
        /** Powers whose limit the device keeps if its gateway fails, until the gateway runs again. */
        endedByGateway: z.array(z.enum(limitedPowers)),
      }),
    ),
    feedIn: z.array(z.object({ siteId: id, powerW: limitPower, standing: id.nullable() })),
  }),
  errors: ['CustomerNotFound'],
})
export type DeviceLimitChoices = ResponseOf<typeof readDeviceLimitChoices>

export const setDeviceLimit = endpoint({
  name: 'setDeviceLimit',
  area,
  method: 'POST',
  path,
  summary: 'Limits devices of a home; repeating a grid operator’s signal has no further effect',
  access: 'write:device-limits',
  scope: 'limits:write',
  params,
  body: deviceLimitModel,
  response: deviceLimit,
  errors: [
    'CustomerNotFound',
    'CustomerNotActive',
    'NotFound',
    'InvalidSiteId',
    'NothingToLimit',
    'DuplicatedSignal',
    'TooManyDeviceLimits',
  ],
})

export const endDeviceLimit = endpoint({
  name: 'endDeviceLimit',
  area,
  method: 'POST',
  path: `${path}/{limitId}/end`,
  summary: 'Ends a limit early; a limit that has ended stays unchanged',
  access: 'write:device-limits',
  scope: 'limits:write',
  params: limitParams,
  response: deviceLimit,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'NotFound'],
})

export const exportDeviceLimit = endpoint({
  name: 'exportDeviceLimit',
  area,
  method: 'GET',
  path: `${path}/{limitId}/proof`,
  summary: 'The evidence of a limit as CSV: what was requested, and what each device confirmed and did, in order',
  access: 'read:device-limits',
  scope: 'limits:read',
  params: limitParams,
  response: z.unknown(),
  produces: ['text/csv'],
  errors: ['CustomerNotFound', 'NotFound'],
})
