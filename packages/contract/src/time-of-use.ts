import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './formats.ts'
import { choiceFilter, flagFilter, listOf, listQuery } from './paging.ts'

const area = 'health'

export const tariffKinds = ['fixed', 'dynamic'] as const
export const timeOfUseProblems = [
  'MissingSystemLocation',
  'TariffPricesNotSet',
  'NotDynamic',
  'BiddingZoneNotSet',
  'UnsupportedAppliances',
  'NoGridMeter',
  'NoControllableAppliance',
] as const
export type TimeOfUseProblem = (typeof timeOfUseProblems)[number]

/** 1 ct/kWh is 1,000 cents/MWh, so integers have a resolution of a thousandth of a cent per kWh. */
export const centsPerMwhOfOneCent = 1_000
const price = z.number().int().min(-5_000_000).max(5_000_000).nullable()

/** The energy prices of a site. The import price of a dynamic tariff is the surcharge on the exchange price. */
export const tariff = z.object({
  kind: z.enum(tariffKinds),
  importCentsPerMwh: price,
  exportCentsPerMwh: price,
  updatedAt: instant,
  version: z.number().int(),
})
export type Tariff = z.infer<typeof tariff>

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

export const timeOfUseFilters = { problem: choiceFilter(timeOfUseProblems), ready: flagFilter }

export const timeOfUseHome = z.object({
  site: z.object({ id, name: z.string(), city: z.string() }),
  customer: z.object({ id, accountName: z.string() }),
  /** In the recommended order of fixing; empty: ready. */
  problems: z.array(z.enum(timeOfUseProblems)),
  checkedAt: instant,
})
export type TimeOfUseHome = z.infer<typeof timeOfUseHome>

export const listTimeOfUse = endpoint({
  name: 'listTimeOfUse',
  area,
  method: 'GET',
  path: '/api/v1/customers/installations/time-of-use',
  summary: 'Homes with devices and what each lacks for a time-of-use tariff, as of its last check; the newest customers first',
  access: 'read:customers',
  query: z.strictObject(listQuery(timeOfUseFilters, [])),
  response: listOf(timeOfUseHome).extend({
    /** Homes that lack each, whatever the filter. */
    problems: z.array(z.object({ problem: z.enum(timeOfUseProblems), total: z.number().int(), totalIsCapped: z.boolean() })),
    ready: z.object({ total: z.number().int(), totalIsCapped: z.boolean() }),
  }),
  errors: ['ListTooLong'],
})

/** Version 0 means no tariff yet. */
export const tariffModel = z.strictObject({
  version: z.number().int().min(0),
  kind: z.enum(tariffKinds),
  importCentsPerMwh: price,
  exportCentsPerMwh: price,
  /** Sets a dynamic tariff even if the home lacks something that it needs. */
  evenIfNotReady: z.boolean().default(false),
})

export const changeTariff = endpoint({
  name: 'changeTariff',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sites/{siteId}/tariff',
  summary: "Sets a site's tariff; a dynamic one only if the home is ready for it, or on request",
  access: 'write:customers',
  params: z.strictObject({ id, siteId: id }),
  body: tariffModel,
  response: tariff,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'TariffChanged', 'InvalidSiteId', 'TimeOfUseNotReady'],
})
