import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  addReportSchedule,
  listReportSchedules,
  listReports,
  removeReportSchedule,
  reportConfigurations,
  reportCreation,
  reportCreationIncremental,
  reportProduct,
  reportProductAndCars,
  reportProductOfStates,
  reportStatus,
  reportTenant,
  reportUserActivities,
  reportVendor,
  reportVendorOfStates,
} from '@wattdesk/contract/business-reports/calls.ts'
import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportFormat, ReportRhythm } from '@wattdesk/contract/business-reports/terms.ts'
import type { CallInput, Endpoint } from '@wattdesk/contract/endpoint.ts'
import { call, callForFile } from '../../api/call.ts'
import type { ShownReport } from './report-address.ts'

export const reportsQuery = queryOptions({
  queryKey: ['reports', 'offers'],
  queryFn: ({ signal }) => call(listReports, {}, { signal }),
})

/** The call of a report with its parameters. */
function asked({ offer, aggregation, fromDate, toDate, isIncremental, states, product, filter }: ShownReport) {
  const range = { aggregation, fromDate, toDate }
  const query = filter === undefined ? {} : { filter }
  switch (offer.name) {
    case 'creation':
      return request(isIncremental ? reportCreationIncremental : reportCreation, { params: range, query })
    case 'status':
      return request(reportStatus, { params: range, query })
    case 'tenant':
      return request(reportTenant, { params: range, query })
    case 'product':
      return states
        ? request(reportProductOfStates, { params: { ...range, states }, query })
        : request(reportProduct, { params: range, query })
    case 'vendor':
      return states
        ? request(reportVendorOfStates, { params: { ...range, states }, query })
        : request(reportVendor, { params: range, query })
    case 'devicesConfigurations':
      return request(reportConfigurations, { query })
    case 'usersActivities':
      return request(reportUserActivities, { query })
    case 'andDriveBmwAndMini':
      return request(reportProductAndCars, { params: { product: product ?? 'pvbattery' }, query })
  }
}

type Asked = { read: (signal: AbortSignal) => Promise<ReportResult>; file: (format: ReportFormat) => Promise<Blob> }

function request<E extends Endpoint>(endpoint: E, input: CallInput<E> & { query: object }): Asked {
  return {
    // Every report call returns one of the reports.
    read: (signal) => call(endpoint, input, { signal }) as Promise<ReportResult>,
    file: (format) => callForFile(endpoint, { ...input, query: { ...input.query, format } }, '*/*'),
  }
}

export const reportQuery = (shown: ShownReport) =>
  queryOptions({
    queryKey: ['reports', 'one', shown.offer.name, { ...shown, offer: undefined }],
    queryFn: ({ signal }) => asked(shown).read(signal),
    placeholderData: keepPreviousData,
  })

export const loadReportFile = (shown: ShownReport, format: ReportFormat) => asked(shown).file(format)

/** The vendors of any installation, to filter by. */
export const reportVendorsQuery = queryOptions({
  queryKey: ['reports', 'vendors'],
  queryFn: async ({ signal }) => {
    const { rows } = await call(reportConfigurations, { query: {} }, { signal })
    const vendors = new Map(rows.flatMap(({ vendor }) => (vendor ? [[vendor.id, vendor.displayName]] : [])))
    return [...vendors].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
  },
})

export const schedulesQuery = queryOptions({
  queryKey: ['reports', 'schedules'],
  queryFn: ({ signal }) => call(listReportSchedules, {}, { signal }),
})
export const refreshSchedules = (client: QueryClient) => client.invalidateQueries({ queryKey: schedulesQuery.queryKey })

/** Schedules a report as shown, but for the latest days. */
export const scheduleReport = ({ offer, isIncremental, states, product, filter }: ShownReport, rhythm: ReportRhythm) =>
  call(addReportSchedule, { body: { report: offer.name, rhythm, product, filter, states: states || undefined, isIncremental } })
export const stopReport = (id: string) => call(removeReportSchedule, { params: { id } })
