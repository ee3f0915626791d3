import { z } from 'zod'
import { customerSources, customerStatuses, customerTypes } from '../customers/terms.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, nothing } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { choiceFilter, type FilterField, filterParameter, idFilter } from '../paging.ts'
import {
  activitiesReport,
  carsReport,
  configurationsReport,
  reportOffer,
  reportSchedule,
  reportScheduleModel,
  reportStates,
  timedReport,
} from './models.ts'
import { type ReportAggregation, reportAggregations, reportDaysMax, reportFormats, reportProducts } from './terms.ts'

const forFile = { format: z.enum(reportFormats).optional() }
/** A tenant and the tenants below it. */
const tenantId: FilterField = { eq: idFilter.eq ?? z.uuid() }
const ofCustomers = { type: choiceFilter(customerTypes), source: choiceFilter(customerSources), tenantId }
const withStatus = { ...ofCustomers, status: choiceFilter(customerStatuses) }
const ofInstallations = { ...ofCustomers, kind: choiceFilter(installationKinds), vendorId: idFilter }

const common = {
  area: 'business-reports',
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

const rangedWithStates = z.strictObject({ ...range, states: reportStates }).superRefine(checkRange)
const customerQuery = z.strictObject({ filter: filterParameter(withStatus), ...forFile })
const createdQuery = z.strictObject({ filter: filterParameter(ofCustomers), ...forFile })
const installationQuery = z.strictObject({ filter: filterParameter(ofInstallations), ...forFile })

export const listReports = endpoint({
  area: 'business-reports',
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

export const reportConfigurations = endpoint({
  ...common,
  name: 'reportConfigurations',
  path: '/api/v1/reports/devicesConfigurations',
  summary: 'Configured installations by kind and vendor, with their capacities',
  query: z.strictObject({ filter: filterParameter({ ...ofInstallations, status: withStatus.status }), ...forFile }),
  response: configurationsReport,
})

export const reportUserActivities = endpoint({
  ...common,
  name: 'reportUserActivities',
  path: '/api/v1/reports/usersActivities',
  summary: 'Customers by when they last used their app',
  query: z.strictObject({ filter: filterParameter({ type: withStatus.type, status: withStatus.status, tenantId }), ...forFile }),
  response: activitiesReport,
})

export const reportProductAndCars = endpoint({
  ...common,
  name: 'reportProductAndCars',
  path: '/api/v1/reports/{product}AndDriveBmwAndMini',
  summary: 'Customers who have a product and drive a BMW or Mini',
  params: z.strictObject({ product: z.enum(reportProducts) }),
  query: z.strictObject({ filter: filterParameter({ type: withStatus.type, status: withStatus.status, tenantId }), ...forFile }),
  response: carsReport,
})

const ofSchedules = { area: 'business-reports', access: 'read:business-reports' } as const

export const listReportSchedules = endpoint({
  ...ofSchedules,
  name: 'listReportSchedules',
  method: 'GET',
  path: '/api/v1/reports/schedules',
  summary: 'Reports that the caller gets by e-mail',
  response: z.object({ items: z.array(reportSchedule) }),
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
