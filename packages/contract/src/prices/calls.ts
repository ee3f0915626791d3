import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { day, id, instant } from '../formats.ts'

export const readDayAheadPrices = endpoint({
  name: 'readDayAheadPrices',
  area: 'prices',
  method: 'GET',
  path: '/api/v2/historical-data/prices',
  summary: 'Day-ahead prices in the bidding zone of a home, for one day in its time zone, by hour or quarter hour',
  access: 'read:live-stream',
  query: z.strictObject({ siteId: id, date: day }),
  response: z.object({
    siteId: id,
    timeZone: z.string(),
    date: day,
    from: instant,
    to: instant,
    /** EIC code; null if none is set. */
    biddingZone: z.string().nullable(),
    /** 1234 is 12.34 EUR/MWh. */
    unit: z.literal('EUR cents/MWh'),
    source: z.object({ licence: z.string().nullable(), readAt: instant.nullable(), isUnreachable: z.boolean() }),
    /** Empty if there are no prices, as in zones that the source does not cover. */
    series: z.array(z.object({ start: instant, end: instant, centsPerMwh: z.number().int() })),
  }),
  errors: ['NotFound'],
})
export type DayAheadPrices = ResponseOf<typeof readDayAheadPrices>
