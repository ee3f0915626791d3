import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  addReportSchedule,
  callsOfStates,
  listReportRecipients,
  listReportSchedules,
  listReports,
  presentCalls,
  removeReportSchedule,
  runningCalls,
  timedCalls,
} from '@wattdesk/contract/business-reports/calls.ts'
import type { ReportResult, ReportSchedule } from '@wattdesk/contract/business-reports/models.ts'
import { isTimedReport, type ReportName } from '@wattdesk/contract/business-reports/reports.ts'
import type { ReportFormat, ReportRhythm } from '@wattdesk/contract/business-reports/terms.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { call, callForFile } from '../../api/call.ts'
import type { ShownReport } from './report-address.ts'

export const reportsQuery = queryOptions({
  queryKey: ['reports', 'offers'],
  queryFn: ({ signal }) => call(listReports, {}, { signal }),
})

function asked({ offer, aggregation, fromDate, toDate, isIncremental, states, product, filter }: ShownReport, language: Language) {
  const query = { ...(filter === undefined ? {} : { filter }), language }
  const { name } = offer
  if (!isTimedReport(name)) return request(presentCalls[name], { params: product ? { product } : {}, query })
  const range = { aggregation, fromDate, toDate }
  if (states) return request(callsOfStates[name], { params: { ...range, states }, query })
  return request((isIncremental ? runningCalls : timedCalls)[name], { params: range, query })
}

type Input = { params: Record<string, unknown>; query: Record<string, unknown> }
type Asked = { read: (signal: AbortSignal) => Promise<ReportResult>; file: (format: ReportFormat) => Promise<Blob> }

function request(endpoint: Endpoint, input: Input): Asked {
  return {
    // every report call has this response
    read: (signal) => call(endpoint, input as never, { signal }) as Promise<ReportResult>,
    file: (format) => callForFile(endpoint, { ...input, query: { ...input.query, format } } as never, '*/*'),
  }
}

export const reportQuery = (shown: ShownReport, language: Language) =>
  queryOptions({
    queryKey: ['reports', 'one', shown.offer.name, { ...shown, offer: undefined }, language],
    queryFn: ({ signal }) => asked(shown, language).read(signal),
    placeholderData: keepPreviousData,
  })

export const loadReportFile = (shown: ShownReport, format: ReportFormat, language: Language) => asked(shown, language).file(format)

export const reportVendorsQuery = queryOptions({
  queryKey: ['reports', 'vendors'],
  queryFn: async ({ signal }) => {
    const { rows } = await call(presentCalls.devicesConfigurations, { query: {} }, { signal })
    const vendors = new Map(rows.flatMap(({ vendor }) => (vendor ? [[vendor.id, vendor.displayName]] : [])))
    return [...vendors].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label))
  },
})

export const schedulesQuery = queryOptions({
  queryKey: ['reports', 'schedules'],
  queryFn: ({ signal }) => call(listReportSchedules, {}, { signal }),
})
export const refreshSchedules = (client: QueryClient) => client.invalidateQueries({ queryKey: schedulesQuery.queryKey })

export const recipientsQuery = (report: ReportName) =>
  queryOptions({
    queryKey: ['reports', 'recipients', report],
    queryFn: ({ signal }) => call(listReportRecipients, { query: { report } }, { signal }),
  })

export type ScheduleChoice = { format: ReportFormat | null; recipientIds: string[] }

/** As shown, but always for the latest days. */
export const scheduleReport = (shown: ShownReport, rhythm: ReportRhythm, choice: ScheduleChoice) =>
  call(addReportSchedule, { body: { ...scheduled(shown), rhythm, ...choice } })
export const stopReport = (id: string) => call(removeReportSchedule, { params: { id } })

const scheduled = ({ offer, isIncremental, states, product, filter }: ShownReport) => ({
  ...{ report: offer.name, product, filter, states: states || undefined, isIncremental },
})

/** The member's schedule that scheduling the report would change. */
export function scheduleLike(
  schedules: readonly ReportSchedule[],
  shown: ShownReport,
  { rhythm, ownerId }: { rhythm: ReportRhythm; ownerId: string },
) {
  const { report, product, filter, states, isIncremental } = scheduled(shown)
  return schedules.find(
    (one) =>
      one.owner.id === ownerId &&
      one.report === report &&
      one.rhythm === rhythm &&
      one.product === (product ?? null) &&
      one.filter === (filter ?? null) &&
      one.states === (states ?? null) &&
      one.isIncremental === (isIncremental ?? false),
  )
}
