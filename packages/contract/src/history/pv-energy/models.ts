import { z } from 'zod'
import type { calendarPeriod, interval } from '../parts/models.ts'

export const periodInterval = { day: 'P1D', week: 'P1W', month: 'P1M', year: 'P1Y' } as const

type SpansInput = { interval?: z.infer<typeof interval>; aggregation?: z.infer<typeof calendarPeriod> }
export const spanOf = ({ interval: given, aggregation }: SpansInput) => (aggregation ? periodInterval[aggregation] : (given ?? 'P1D'))

export const carbonFactor = z.object({ gPerKwh: z.number(), year: z.number().int(), country: z.string(), source: z.string() })
