import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { listOf, listQuery } from '../../paging.ts'
import { tariff, tariffModel, timeOfUseFilters, timeOfUseHome } from './models.ts'
import { timeOfUseProblems } from './terms.ts'

const area = 'alarms'

export const readTimeOfUse = endpoint({
  name: 'readTimeOfUse',
  area,
  method: 'GET',
  path: '/api/v1/customers/{customerId}/touReadinessCheck',
  summary: "Whether a customer's homes are ready for a time-of-use tariff, and what is missing",
  access: 'read:customers',
  params: z.strictObject({ customerId: id }),
  response: z.object({
    isReady: z.boolean(),
    sites: z.array(
      z.object({
        siteId: id,
        siteName: z.string(),
        isReady: z.boolean(),
        problems: z.array(z.enum(timeOfUseProblems)),
        biddingZone: z.string().nullable(),
        tariff: tariff.nullable(),
        /** Conflicting kinds: those that cannot be controlled, and those with several devices. */
        unsupported: z.array(z.enum(applianceKinds)),
        multiple: z.array(z.enum(applianceKinds)),
        controllable: z.array(z.enum(applianceKinds)),
      }),
    ),
  }),
  errors: ['CustomerNotFound'],
})

export const listTimeOfUse = endpoint({
  name: 'listTimeOfUse',
  area,
  method: 'GET',
  path: '/api/v1/customers/installations/time-of-use',
  summary: 'Homes with devices and what each lacks for a time-of-use tariff, as of its last check; newest customers first',
  access: 'read:customers',
  query: z.strictObject(listQuery(timeOfUseFilters, [])),
  response: listOf(timeOfUseHome).extend({
    /** Homes with each problem, ignoring the filter. */
    problems: z.array(z.object({ problem: z.enum(timeOfUseProblems), total: z.number().int(), totalIsCapped: z.boolean() })),
    ready: z.object({ total: z.number().int(), totalIsCapped: z.boolean() }),
  }),
  errors: ['ListTooLong'],
})

export const changeTariff = endpoint({
  name: 'changeTariff',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sites/{siteId}/tariff',
  summary: "Sets a site's tariff; a dynamic one only if the home is ready for it, or with `evenIfNotReady`",
  access: 'write:customers',
  params: z.strictObject({ id, siteId: id }),
  body: tariffModel,
  response: tariff,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'TariffChanged', 'InvalidSiteId', 'TimeOfUseNotReady'],
})
