import { z } from 'zod'
import { customerStatuses } from '../customers/terms.ts'
import { day, id, instant } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import {
  type ColumnsOf,
  isNumberColumn,
  type NumberColumn,
  type PresentReport,
  presentReports,
  reportCounts,
  reportNames,
  timedReportNames,
  type WordColumn,
} from './reports.ts'
import { reportAggregations, reportFilters, reportFormats, reportProducts, reportRecipientsMax } from './terms.ts'

export const reportOffer = z.object({
  name: z.enum(reportNames),
  path: z.string(),
  counts: z.enum(reportCounts),
  aggregations: z.array(z.enum(reportAggregations)),
  filters: z.array(z.enum(reportFilters)),
  hasIncremental: z.boolean(),
  hasStates: z.boolean(),
  products: z.array(z.enum(reportProducts)),
})
export type ReportOffer = z.infer<typeof reportOffer>

const count = z.number().int()
const dayRange = z.object({ from: day, to: day })

export const timedReport = z.object({
  report: z.enum(timedReportNames),
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
      /** The total of the range; for running totals, the last value. */
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

const cells = {
  kind: z.enum(installationKinds),
  vendor: z.object({ id, displayName: z.string() }).nullable(),
  /** Null for the remaining rows. */
  text: z.string().nullable(),
  /** Within this many days up to today, earlier, or never. */
  lastUse: z.union([z.number().int(), z.enum(['earlier', 'never'])]),
  count,
  /** The sum of known sizes. Null if all are unknown, or for a kind of device that has no such size. */
  W: count.nullable(),
  Wh: count.nullable(),
  /** Devices of which the size is unknown, which the sum lacks. Null for a kind of device that has no such size. */
  unsized: count.nullable(),
} satisfies Record<WordColumn | NumberColumn, z.ZodType>
type Cells = typeof cells
type RowShape<Columns> = { [Name in keyof Columns]: Cells[Columns[Name] & keyof Cells] }
type TotalShape<Columns> = {
  [Name in keyof Columns as Columns[Name] extends NumberColumn ? Name : never]: Cells[Columns[Name] & keyof Cells]
}

/** A report of the present moment, with the columns that it declares. */
export function presentReport<Name extends PresentReport>(name: Name) {
  const columns: [string, WordColumn | NumberColumn][] = Object.entries(presentReports[name].columns)
  const numbers = columns.filter(([, type]) => isNumberColumn(type))
  const shapeOf = (some: typeof columns) => Object.fromEntries(some.map(([column, type]) => [column, cells[type]]))
  return z.object({
    report: z.literal(name),
    product: z.enum(reportProducts).nullable(),
    // The types give each column the type it declares.
    rows: z.array(z.object(shapeOf(columns) as RowShape<ColumnsOf<Name>>)),
    total: z.object(shapeOf(numbers) as TotalShape<ColumnsOf<Name>>),
  })
}
export type PresentReportResult<Name extends PresentReport = PresentReport> = {
  [One in Name]: z.infer<ReturnType<typeof presentReport<One>>>
}[Name]

export type ReportResult = TimedReportResult | PresentReportResult

const scheduled = {
  report: z.enum(reportNames),
  product: z.enum(reportProducts).nullable(),
  /** In the form that the call of the report accepts. */
  filter: z.string().max(8_000).nullable(),
  states: z.string().max(100).nullable(),
  isIncremental: z.boolean(),
  rhythm: z.enum(reportAggregations),
  /** The file that the e-mail carries beside the figures. Null: none. */
  format: z.enum(reportFormats).nullable(),
}
export const reportRecipient = z.object({ id, name: z.string() })
export type ReportRecipient = z.infer<typeof reportRecipient>
export const reportSchedule = z.object({
  id,
  ...scheduled,
  /** Who set it up, and may change or end it. */
  owner: reportRecipient,
  recipients: z.array(reportRecipient),
  nextAt: instant,
  lastSentAt: instant.nullable(),
})
export type ReportSchedule = z.infer<typeof reportSchedule>

export const reportScheduleModel = z.strictObject({
  report: scheduled.report,
  rhythm: scheduled.rhythm,
  product: scheduled.product.optional(),
  filter: scheduled.filter.optional(),
  states: scheduled.states.optional(),
  isIncremental: scheduled.isIncremental.optional(),
  format: scheduled.format.optional(),
  /** Members of the caller’s tenant who may read the report. Defaults to the caller. */
  recipientIds: z.array(id).min(1).max(reportRecipientsMax).optional(),
})
