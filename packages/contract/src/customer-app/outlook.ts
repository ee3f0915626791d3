import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { day, id, instant } from '../formats.ts'
import { missingFacts } from '../history/pv-energy/terms.ts'

const measured = z.number().nullable()

/** Why an hour is a good one for charging: mostly sun, or the price of the grid's energy. */
export const chargingGrounds = ['sun', 'price'] as const

export const readAppOutlook = endpoint({
  name: 'readAppOutlook',
  area: 'customer-app',
  method: 'GET',
  path: '/api/v1/app/sites/{siteId}/outlook',
  summary:
    'Today and tomorrow by the hour: expected production with its spread, day-ahead prices, and the best time to charge a car, by the ' +
    'energy that is expected to be left over and what the rest costs',
  access: 'customer',
  params: z.strictObject({ siteId: id }),
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    fromDate: day,
    toDate: day,
    /** What the forecast lacks; empty: nothing. */
    missing: z.array(z.enum(missingFacts)),
    expected: z.array(z.object({ start: instant, end: instant, powerW: measured, p10W: measured, p90W: measured, energyWh: measured })),
    days: z.array(z.object({ date: day, expectedWh: measured })),
    prices: z.object({
      /** `cost`: what a kWh from the grid costs by the home's tariff; `exchange`: the exchange's price, as the tariff is not dynamic. */
      kind: z.enum(['cost', 'exchange']),
      licence: z.string().nullable(),
      series: z.array(z.object({ start: instant, end: instant, centsPerMwh: z.number() })),
    }),
    /** Null: neither forecast nor prices are known, or nothing is charged here. */
    bestCharge: z
      .object({
        start: instant,
        end: instant,
        ground: z.enum(chargingGrounds),
        /** Of the assumed charge, from the sun. Null: not known. */
        sunShare: measured,
        /** What a kWh costs on average then. Null: not known. */
        centsPerMwh: measured,
        assumedPowerW: z.number(),
      })
      .nullable(),
  }),
  errors: ['NotFound'],
})
export type AppOutlook = ResponseOf<typeof readAppOutlook>
