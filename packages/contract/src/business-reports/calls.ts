import { z } from 'zod'
import { customerSources, customerStatuses, customerTypes } from '../customers/terms.ts'
import { type Access, endpoint } from '../endpoint.ts'
import { day, id, language, nothing } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { choiceFilter, type FilterField, filterParameter, idFilter } from '../paging.ts'
import type { Permission } from '../permissions.ts'
import { presentReport, reportOffer, reportRecipient, reportSchedule, reportScheduleModel, reportStates, timedReport } from './models.ts'
import {
  isTimedReport,
  type PresentReport,
  presentReportNames,
  presentReports,
  type ReportName,
  reportNames,
  type TimedReport,
  timedReportNames,
  timedReports,
} from './reports.ts'
import {
  type ReportAggregation,
  type ReportFilter,
  reportAggregations,
  reportDaysMax,
  reportFileTypes,
  reportFormats,
  reportProducts,
} from './terms.ts'

/** The language of names and of files; by default the caller’s. */
const forReader = { format: z.enum(reportFormats).optional(), language: language.optional() }
/** A tenant and the tenants below it. */
const tenantId: FilterField = { eq: idFilter.eq ?? z.uuid() }
const filters: Readonly<Record<ReportFilter, FilterField>> = {
  type: choiceFilter(customerTypes),
  status: choiceFilter(customerStatuses),
  source: choiceFilter(customerSources),
  tenantId,
  kind: choiceFilter(installationKinds),
  vendorId: idFilter,
}
const queryOf = (fields: readonly ReportFilter[]) =>
  z.strictObject({ filter: filterParameter(Object.fromEntries(fields.map((field) => [field, filters[field]]))), ...forReader })

const common = {
  area: 'business-reports',
  method: 'GET',
  produces: reportFileTypes,
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

const readsReports: Permission = 'read:business-reports'
export function accessOf(name: ReportName): Access {
  const { permission } = isTimedReport(name) ? timedReports[name] : presentReports[name]
  return permission ? { allOf: [readsReports, permission] } : readsReports
}

export const listReports = endpoint({
  area: 'business-reports',
  method: 'GET',
  access: readsReports,
  name: 'listReports',
  path: '/api/v1/reports',
  summary: 'The business reports that the caller may read, and what each offers',
  response: z.object({ items: z.array(reportOffer) }),
})

const callName = (name: ReportName, variant = '') => `report${name[0]?.toUpperCase()}${name.slice(1)}${variant}`

function timedCall<Params extends z.ZodType>(name: TimedReport, params: Params, variant: { name: string; path: string; summary: string }) {
  const { summary, filters } = timedReports[name]
  return endpoint({
    ...common,
    access: accessOf(name),
    name: callName(name, variant.name),
    path: `/api/v1/reports/${name}/{aggregation}/{fromDate}/{toDate}${variant.path}`,
    summary: `${summary}${variant.summary}`,
    params,
    query: queryOf(filters),
    response: timedReport,
  })
}

function presentCall<Name extends PresentReport>(name: Name) {
  const { summary, filters, path, hasProduct } = presentReports[name] as (typeof presentReports)[PresentReport]
  const product = z.enum(reportProducts)
  return endpoint({
    ...common,
    access: accessOf(name),
    name: callName(name),
    path,
    summary,
    // Required where the path contains it, refused elsewhere.
    params: z.strictObject((hasProduct ? { product } : {}) as unknown as { product: z.ZodOptional<typeof product> }),
    query: queryOf(filters),
    response: presentReport(name),
  })
}

const mapped = <Name extends string, Call>(names: readonly Name[], make: (name: Name) => Call) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Call>

/** Running totals and customers by state exist only for the reports that declare them. */
export const timedCalls = mapped(timedReportNames, (name) => timedCall(name, ranged, { name: '', path: '', summary: '' }))
export const runningCalls = mapped(
  timedReportNames.filter((name) => timedReports[name].hasIncremental),
  (name) => timedCall(name, ranged, { name: 'Incremental', path: '/incremental', summary: ', as running totals' }),
)
export const callsOfStates = mapped(
  timedReportNames.filter((name) => timedReports[name].hasStates),
  (name) => timedCall(name, rangedWithStates, { name: 'OfStates', path: '/{states}', summary: ', of customers in these states' }),
)
export const presentCalls = mapped(presentReportNames, presentCall) as {
  [Name in PresentReport]: ReturnType<typeof presentCall<Name>>
}

const ofSchedules = { area: 'business-reports', access: readsReports } as const

export const listReportSchedules = endpoint({
  ...ofSchedules,
  name: 'listReportSchedules',
  method: 'GET',
  path: '/api/v1/reports/schedules',
  summary: 'Reports by e-mail that the caller set up, and at most 100 that colleagues set up for the caller',
  response: z.object({ items: z.array(reportSchedule) }),
})

export const listReportRecipients = endpoint({
  ...ofSchedules,
  name: 'listReportRecipients',
  method: 'GET',
  path: '/api/v1/reports/recipients',
  summary: 'At most 200 members of the caller’s tenant who may read a report and can get it by e-mail, by name; the caller is one',
  query: z.strictObject({ report: z.enum(reportNames) }),
  response: z.object({ items: z.array(reportRecipient) }),
})

export const addReportSchedule = endpoint({
  ...ofSchedules,
  name: 'addReportSchedule',
  method: 'POST',
  path: '/api/v1/reports/schedules',
  summary:
    'Send a report by e-mail to the caller or colleagues, every morning, every Monday or every first of a month. Repeating it changes ' +
    'only the recipients and the format that it names',
  whileWorking: 'refused',
  body: reportScheduleModel,
  response: reportSchedule,
  errors: ['TooManyReportSchedules', 'WorkingInTenant'],
})

export const removeReportSchedule = endpoint({
  ...ofSchedules,
  name: 'removeReportSchedule',
  method: 'DELETE',
  path: '/api/v1/reports/schedules/{id}',
  summary: 'End a schedule of the caller for all recipients, or stop sending the report of a colleague’s schedule to the caller',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['NotFound'],
})
