import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id } from '../formats.ts'
import { chargingSession, solarCloud } from '../history/models.ts'
import { calendarPeriod, energySeries, gasSeries, interval } from '../history/parts/models.ts'
import { quarterHoursMaxDays, rangeMaxDays } from '../history/parts/terms.ts'
import { provenance } from '../provenance.ts'
import { checkRange } from '../ranges.ts'
import { siteDay } from '../telemetry/models.ts'
import { savings } from './home.ts'

const area = 'customer-app'
const site = '/api/v1/app/sites/{siteId}'
const common = { area, method: 'GET', access: 'customer', errors: ['NotFound'] } as const
const params = z.strictObject({ siteId: id })
const days = { fromDate: day, toDate: day }
const ranged = z.strictObject(days).superRefine((query, context) => checkRange(query, context, quarterHoursMaxDays))
const compared = z
  .strictObject({ ...days, interval: interval.default('P1D'), comparison: calendarPeriod.optional() })
  .superRefine((query, context) => checkRange(query, context, rangeMaxDays[query.interval]))

export const readAppEnergy = endpoint({
  ...common,
  name: 'readAppEnergy',
  path: `${site}/energy`,
  summary: 'Energies of a home over days, with their sums, and the same range one period earlier',
  params,
  query: compared,
  response: energySeries,
})

export const readAppDay = endpoint({
  ...common,
  name: 'readAppDay',
  path: `${site}/day`,
  summary: 'One day of a home in quarter hours; today when no date is given',
  params,
  query: z.strictObject({ date: day.optional() }),
  response: siteDay,
})

export const readAppSavings = endpoint({
  ...common,
  name: 'readAppSavings',
  path: `${site}/savings`,
  summary: 'What a home saved, earned and paid in a range, and the CO2 it avoided',
  params,
  query: ranged,
  response: z.object({
    ...days,
    provenance,
    savings,
    carbon: z.object({ avoidedG: z.number().nullable(), gPerKwh: z.number(), year: z.number().int(), source: z.string() }),
  }),
})

export const listAppChargingSessions = endpoint({
  ...common,
  name: 'listAppChargingSessions',
  path: `${site}/charging-sessions`,
  summary: 'Charging sessions that start within a range, the newest first',
  params,
  query: ranged,
  response: z.object({ timeZone: z.string(), provenance, items: z.array(chargingSession), isComplete: z.boolean() }),
})

export const readAppGas = endpoint({
  ...common,
  name: 'readAppGas',
  path: `${site}/gas`,
  summary: 'What the gas meters of a home counted',
  params,
  query: compared,
  response: gasSeries,
})

export const readAppSolarCloud = endpoint({
  ...common,
  name: 'readAppSolarCloud',
  path: `${site}/solar-cloud`,
  summary: 'Energy credited by export and lent back, by month of the contract year of a day',
  params,
  query: z.strictObject({ date: day }),
  response: solarCloud,
})
