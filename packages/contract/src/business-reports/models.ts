import { z } from 'zod'
import { customerStatuses } from '../customers/terms.ts'
import { day, id, instant } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { reportAggregations, reportFilters, reportNames, reportProducts, timedReports } from './terms.ts'

/** What a report offers. */
export const reportOffer = z.object({
  name: z.enum(reportNames),
  path: z.string(),
  counts: z.enum(['customers', 'installations']),
  aggregations: z.array(z.enum(reportAggregations)),
  filters: z.array(z.enum(reportFilters)),
  /** Also as running totals. */
  hasIncremental: z.boolean(),
  /** Also of customers in given states alone. */
  hasStates: z.boolean(),
  products: z.array(z.enum(reportProducts)),
})
export type ReportOffer = z.infer<typeof reportOffer>

const count = z.number().int()
const dayRange = z.object({ from: day, to: day })

/** Numbers over time. */
export const timedReport = z.object({
  report: z.enum(timedReports),
  aggregation: z.enum(reportAggregations),
  fromDate: day,
  toDate: day,
  isIncremental: z.boolean(),
  /** Periods in order, cut at the ends of the range; both days are included. */
  periods: z.array(dayRange),
  series: z.array(
    z.object({
      /** What is counted: `all`, a status, a kind, the ID of a vendor or tenant, `none`, or `others` for the rest. */
      key: z.string(),
      /** The name of a vendor or tenant. */
      name: z.string().nullable(),
      values: z.array(count),
      /** The sum of the range; of running totals, the last. */
      total: count,
    }),
  ),
  total: count,
})
export type TimedReportResult = z.infer<typeof timedReport>

/** States joined by commas. */
export const reportStates = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(customerStatuses)).min(1))
export type ReportStates = z.output<typeof reportStates>

export const configurationsReport = z.object({
  report: z.literal('devicesConfigurations'),
  rows: z.array(
    z.object({
      kind: z.enum(installationKinds),
      vendor: z.object({ id, displayName: z.string() }).nullable(),
      installations: count,
      pvPeakPowerW: count,
      batteryCapacityWh: count,
    }),
  ),
  total: z.object({ installations: count, pvPeakPowerW: count, batteryCapacityWh: count }),
})
export type ConfigurationsReport = z.infer<typeof configurationsReport>

export const activitiesReport = z.object({
  report: z.literal('usersActivities'),
  /** Customers whose users used their app within so many days. */
  windows: z.array(z.object({ days: count, customers: count })),
  earlier: count,
  never: count,
  total: count,
})
export type ActivitiesReport = z.infer<typeof activitiesReport>

export const carsReport = z.object({
  report: z.literal('andDriveBmwAndMini'),
  product: z.enum(installationKinds),
  /** Customers with the product and a car of this make; one with both makes counts in both. */
  bmw: count,
  mini: count,
  total: count,
})
export type CarsReport = z.infer<typeof carsReport>

export type ReportResult = TimedReportResult | ConfigurationsReport | ActivitiesReport | CarsReport

const scheduled = {
  report: z.enum(reportNames),
  product: z.enum(reportProducts).nullable(),
  /** As the call of the report takes it. */
  filter: z.string().max(8_000).nullable(),
  states: z.string().max(100).nullable(),
  isIncremental: z.boolean(),
  rhythm: z.enum(reportAggregations),
}
export const reportSchedule = z.object({ id, ...scheduled, nextAt: instant, lastSentAt: instant.nullable() })
export type ReportSchedule = z.infer<typeof reportSchedule>

export const reportScheduleModel = z.strictObject({
  report: scheduled.report,
  rhythm: scheduled.rhythm,
  product: scheduled.product.optional(),
  filter: scheduled.filter.optional(),
  states: scheduled.states.optional(),
  isIncremental: scheduled.isIncremental.optional(),
})
