import { z } from 'zod'

/** EIC codes and names of the bidding zones with prices at energy-charts.info. */
export const energyChartsZones: ReadonlyMap<string, string> = new Map([
  ['10Y1001A1001A82H', 'DE-LU'],
  ['10YAT-APG------L', 'AT'],
  ['10Y1001A1001A73I', 'IT-North'],
  ['10YHU-MAVIR----U', 'HU'],
  ['10YPL-AREA-----S', 'PL'],
  ['10YCZ-CEPS-----N', 'CZ'],
  ['10YHR-HEP------M', 'HR'],
  ['10Y1001A1001A44P', 'SE1'],
  ['10Y1001A1001A45N', 'SE2'],
  ['10Y1001A1001A46L', 'SE3'],
  ['10Y1001A1001A47J', 'SE4'],
])

export type Price = { start: number; seconds: number; centsPerMwh: number }

const resolutions: ReadonlySet<number> = new Set([900, 1_800, 3_600])
/** Above what any auction allows: such a number is in another unit. */
const priceMaxEur = 20_000

/**
 * A response of `/price`: instants in Unix seconds and a price in EUR/MWh for each, null if there is none. A price is valid for the
 * shortest step between two instants, so that a missing price leaves a gap.
 */
export const energyChartsResponse = z
  .object({
    license_info: z.string().max(1_000).optional(),
    unix_seconds: z.array(z.int().min(0).max(32_503_680_000)).max(20_000),
    price: z.array(z.number().min(-priceMaxEur).max(priceMaxEur).nullable()).max(20_000),
    unit: z
      .string()
      .transform((text) => text.replaceAll(' ', ''))
      .pipe(z.literal('EUR/MWh'))
      .optional(),
  })
  .refine(({ unix_seconds: at, price }) => at.length === price.length, 'prices and instants differ in number')
  .refine(({ unix_seconds: at }) => at.every((one, index) => index === 0 || one > (at[index - 1] ?? one)), 'instants are not in order')
  .transform(({ license_info: licence, unix_seconds: at, price }, context): { licence: string | null; prices: Price[] } => {
    const steps = at.slice(1).map((one, index) => one - (at[index] ?? one))
    const seconds = steps.length > 0 ? Math.min(...steps) : 3_600
    if (!resolutions.has(seconds)) {
      context.addIssue({ code: 'custom', message: `a step of ${seconds} seconds` })
      return z.NEVER
    }
    const prices = at.flatMap((start, index) => {
      const eur = price[index]
      return eur === null || eur === undefined ? [] : [{ start: start * 1_000, seconds, centsPerMwh: Math.round(eur * 100) }]
    })
    return { licence: licence ?? null, prices }
  })
