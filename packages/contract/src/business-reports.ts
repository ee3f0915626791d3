import { z } from 'zod'
import { customerSources, customerStatuses, customerTypes } from './customer-choices.ts'
import { endpoint } from './endpoint.ts'
import { day, id, instant, nothing } from './formats.ts'
import { installationKinds } from './installations/installation.ts'
import { choiceFilter, type FilterField, filterParameter, idFilter } from './paging.ts'

/** How a report groups days. Weeks are ISO weeks. */
export const reportAggregations = ['day', 'week', 'month'] as const
export type ReportAggregation = (typeof reportAggregations)[number]

/** The longest range of each aggregation, in days: about a year of days, five years of weeks, twenty years of months. */
export const reportDaysMax: Readonly<Record<ReportAggregation, number>> = { day: 366, week: 1_830, month: 7_320 }

/** Reports over time: a number for each period. */
export const timedReports = ['creation', 'status', 'tenant', 'product', 'vendor'] as const
export type TimedReport = (typeof timedReports)[number]
/** Reports of the present moment. */
export const presentReports = ['devicesConfigurations', 'usersActivities', 'andDriveBmwAndMini'] as const
export const reportNames = [...timedReports, ...presentReports] as const
export type ReportName = (typeof reportNames)[number]

/** Products that a customer may have beside an electric car. */
export const reportProducts = installationKinds.filter((kind) => kind !== 'electriccar')
/** Series beyond this number are shown together. */
export const reportSeriesMax = 12

export const reportFilters = ['type', 'status', 'source', 'tenantId', 'kind', 'vendorId'] as const
export type ReportFilter = (typeof reportFilters)[number]

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

export const reportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]
const forFile = { format: z.enum(reportFormats).optional() }
/** A tenant and the tenants below it. */
const tenantId: FilterField = { eq: idFilter.eq ?? z.uuid() }
const ofCustomers = { type: choiceFilter(customerTypes), source: choiceFilter(customerSources), tenantId }
const withStatus = { ...ofCustomers, status: choiceFilter(customerStatuses) }
const ofInstallations = { ...ofCustomers, kind: choiceFilter(installationKinds), vendorId: idFilter }

const common = {
  area: 'reports',
  method: 'GET',
  access: 'read:business-reports',
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
} as const
const range = { aggregation: z.enum(reportAggregations), fromDate: day, toDate: day }
type Range = { aggregation: ReportAggregation; fromDate: string; toDate: string }

function checkRange({ aggregation, fromDate, toDate }: Range, context: z.RefinementCtx): void {
  const fault = (message: string, params: Record<string, string | number>) =>
    context.addIssue({ code: 'custom', message, path: ['toDate'], params })
  const max = reportDaysMax[aggregation]
  if (toDate < fromDate) fault('PeriodBackwards', { from: fromDate, until: toDate })
  else if ((Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 >= max) fault('PeriodTooLong', { max })
}
const ranged = z.strictObject(range).superRefine(checkRange)
/** States joined by commas. */
export const reportStates = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(customerStatuses)).min(1))
export type ReportStates = z.output<typeof reportStates>
const rangedWithStates = z.strictObject({ ...range, states: reportStates }).superRefine(checkRange)
const customerQuery = z.strictObject({ filter: filterParameter(withStatus), ...forFile })
const createdQuery = z.strictObject({ filter: filterParameter(ofCustomers), ...forFile })
const installationQuery = z.strictObject({ filter: filterParameter(ofInstallations), ...forFile })

export const listReports = endpoint({
  area: 'reports',
  method: 'GET',
  access: 'read:business-reports',
  name: 'listReports',
  path: '/api/v1/reports',
  summary: 'The business reports and what each offers',
  response: z.object({ items: z.array(reportOffer) }),
})

export const reportCreation = endpoint({
  ...common,
  name: 'reportCreation',
  path: '/api/v1/reports/creation/{aggregation}/{fromDate}/{toDate}',
  summary: 'Customers created in each period (UTC days, both ends included)',
  params: ranged,
  query: customerQuery,
  response: timedReport,
})

export const reportCreationIncremental = endpoint({
  ...common,
  name: 'reportCreationIncremental',
  path: '/api/v1/reports/creation/{aggregation}/{fromDate}/{toDate}/incremental',
  summary: 'Customers at the end of each period, by when they were created',
  params: ranged,
  query: customerQuery,
  response: timedReport,
})

export const reportProduct = endpoint({
  ...common,
  name: 'reportProduct',
  path: '/api/v1/reports/product/{aggregation}/{fromDate}/{toDate}',
  summary: 'Installations added in each period, by kind',
  params: ranged,
  query: installationQuery,
  response: timedReport,
})

export const reportProductOfStates = endpoint({
  ...common,
  name: 'reportProductOfStates',
  path: '/api/v1/reports/product/{aggregation}/{fromDate}/{toDate}/{states}',
  summary: 'Installations added in each period, by kind, of customers in these states',
  params: rangedWithStates,
  query: installationQuery,
  response: timedReport,
})

export const reportVendor = endpoint({
  ...common,
  name: 'reportVendor',
  path: '/api/v1/reports/vendor/{aggregation}/{fromDate}/{toDate}',
  summary: 'Installations added in each period, by vendor',
  params: ranged,
  query: installationQuery,
  response: timedReport,
})

export const reportVendorOfStates = endpoint({
  ...common,
  name: 'reportVendorOfStates',
  path: '/api/v1/reports/vendor/{aggregation}/{fromDate}/{toDate}/{states}',
  summary: 'Installations added in each period, by vendor, of customers in these states',
  params: rangedWithStates,
  query: installationQuery,
  response: timedReport,
})

export const reportStatus = endpoint({
  ...common,
  name: 'reportStatus',
  path: '/api/v1/reports/status/{aggregation}/{fromDate}/{toDate}',
  summary: 'Customers created in each period, by their present status',
  params: ranged,
  query: createdQuery,
  response: timedReport,
})

export const reportTenant = endpoint({
  ...common,
  name: 'reportTenant',
  path: '/api/v1/reports/tenant/{aggregation}/{fromDate}/{toDate}',
  summary: 'Customers created in each period, by tenant: affiliates with all below them, or one affiliate and its partners',
  params: ranged,
  query: customerQuery,
  response: timedReport,
})

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

export const reportConfigurations = endpoint({
  ...common,
  name: 'reportConfigurations',
  path: '/api/v1/reports/devicesConfigurations',
  summary: 'Configured installations by kind and vendor, with their capacities',
  query: z.strictObject({ filter: filterParameter({ ...ofInstallations, status: withStatus.status }), ...forFile }),
  response: configurationsReport,
})

/** Counted from the present day (UTC). */
export const activityWindows = [1, 7, 30, 365] as const
export const activitiesReport = z.object({
  report: z.literal('usersActivities'),
  /** Customers whose users used their app within so many days. */
  windows: z.array(z.object({ days: count, customers: count })),
  earlier: count,
  never: count,
  total: count,
})
export type ActivitiesReport = z.infer<typeof activitiesReport>

export const reportUserActivities = endpoint({
  ...common,
  name: 'reportUserActivities',
  path: '/api/v1/reports/usersActivities',
  summary: 'Customers by when they last used their app',
  query: z.strictObject({ filter: filterParameter({ type: withStatus.type, status: withStatus.status, tenantId }), ...forFile }),
  response: activitiesReport,
})

export const carsReport = z.object({
  report: z.literal('andDriveBmwAndMini'),
  product: z.enum(installationKinds),
  /** Customers with the product and a car of this make; one with both makes counts in both. */
  bmw: count,
  mini: count,
  total: count,
})
export type CarsReport = z.infer<typeof carsReport>

export const reportProductAndCars = endpoint({
  ...common,
  name: 'reportProductAndCars',
  path: '/api/v1/reports/{product}AndDriveBmwAndMini',
  summary: 'Customers who have a product and drive a BMW or Mini',
  params: z.strictObject({ product: z.enum(reportProducts) }),
  query: z.strictObject({ filter: filterParameter({ type: withStatus.type, status: withStatus.status, tenantId }), ...forFile }),
  response: carsReport,
})

export type ReportResult = TimedReportResult | ConfigurationsReport | ActivitiesReport | CarsReport

/** How often a report is sent, and by what it then groups its days. */
export type ReportRhythm = ReportAggregation
/** The most schedules of one member. */
export const reportSchedulesMax = 20

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

const ofSchedules = { area: 'reports', access: 'read:business-reports' } as const

export const listReportSchedules = endpoint({
  ...ofSchedules,
  name: 'listReportSchedules',
  method: 'GET',
  path: '/api/v1/reports/schedules',
  summary: 'Reports that the caller gets by e-mail',
  response: z.object({ items: z.array(reportSchedule) }),
})

export const reportScheduleModel = z.strictObject({
  report: scheduled.report,
  rhythm: scheduled.rhythm,
  product: scheduled.product.optional(),
  filter: scheduled.filter.optional(),
  states: scheduled.states.optional(),
  isIncremental: scheduled.isIncremental.optional(),
})

export const addReportSchedule = endpoint({
  ...ofSchedules,
  name: 'addReportSchedule',
  method: 'POST',
  path: '/api/v1/reports/schedules',
  summary: 'Send a report to the caller by e-mail, every morning, Monday or first of a month; the same one again changes nothing',
  body: reportScheduleModel,
  response: reportSchedule,
  errors: ['TooManyReportSchedules'],
})

export const removeReportSchedule = endpoint({
  ...ofSchedules,
  name: 'removeReportSchedule',
  method: 'DELETE',
  path: '/api/v1/reports/schedules/{id}',
  summary: 'Stop sending a report to the caller',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['NotFound'],
})
