import * as contract from '@wattdesk/contract/business-reports/calls.ts'
import { accessOf } from '@wattdesk/contract/business-reports/calls.ts'
import type { ReportOffer, ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import {
  isTimedReport,
  presentReportNames,
  presentReports,
  type ReportName,
  reportNames,
  timedReportNames,
  timedReports,
} from '@wattdesk/contract/business-reports/reports.ts'
import { type ReportFormat, reportAggregations, reportProducts } from '@wattdesk/contract/business-reports/terms.ts'
import { type Endpoint, isAllowed } from '@wattdesk/contract/endpoint.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { asFile } from '../../http/file-response.ts'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { dayWordsOfMember } from '../profile/profile.service.ts'
import { readPreferences } from '../profile/profile.views.ts'
import { scopeOfStats } from '../statistics/statistics.service.ts'
import { writeReportFile } from './report-file.service.ts'
import { readNames } from './report-names.views.ts'
import { listReportRecipients } from './report-recipients.service.ts'
import { type ReportQuery, readReport } from './report-results.views.ts'
import { addSchedule, listSchedules, removeSchedule } from './report-schedules.service.ts'

type Asked = {
  caller: Caller
  params?: Partial<Pick<ReportQuery, 'aggregation' | 'fromDate' | 'toDate' | 'states' | 'product'>>
  query: { filter: readonly FilterTerm[]; format?: ReportFormat | undefined; language?: Language | undefined }
  reply: FastifyReply
}

export function businessReportRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listReports, async ({ caller }) => ({
    items: reportNames.filter((name) => isAllowed(accessOf(name), caller.permissions)).map(offerOf),
  }))
  bind(app, contract.listReportSchedules, async (call) => ({ items: await listSchedules(ctx, call) }))
  bind(app, contract.listReportRecipients, async ({ query, ...call }) => ({ items: await listReportRecipients(ctx, call, query.report) }))
  bind(app, contract.addReportSchedule, ({ body, ...call }) => addSchedule(ctx, call, body))
  bind(app, contract.removeReportSchedule, async ({ params, ...call }) => {
    await removeSchedule(ctx, call, params.id)
    return undefined
  })
  const present = { isIncremental: false }
  for (const report of presentReportNames) bindReport(app, ctx, contract.presentCalls[report], { ...present, report })
  for (const report of timedReportNames) {
    bindReport(app, ctx, contract.timedCalls[report], { report, isIncremental: false })
    if (contract.runningCalls[report]) bindReport(app, ctx, contract.runningCalls[report], { report, isIncremental: true })
    if (contract.callsOfStates[report]) bindReport(app, ctx, contract.callsOfStates[report], { report, isIncremental: false })
  }
}

function offerOf(name: ReportName): ReportOffer {
  const shared = { name, hasIncremental: false, hasStates: false, aggregations: [], products: [] }
  if (isTimedReport(name)) {
    const { counts, filters, hasIncremental = false, hasStates = false } = timedReports[name]
    const { path } = contract.timedCalls[name]
    return { ...shared, path, counts, filters: [...filters], hasIncremental, hasStates, aggregations: [...reportAggregations] }
  }
  const { counts, filters, path, hasProduct } = presentReports[name]
  return { ...shared, path, counts, filters: [...filters], products: hasProduct ? [...reportProducts] : [] }
}

function bindReport(app: FastifyInstance, ctx: Ctx, call: Endpoint, kind: Pick<ReportQuery, 'report' | 'isIncremental'>): void {
  // The call has parsed the parts: days and states, or a product; and the filter of its report.
  bind(app, call, (asked) => respond(ctx, asked as unknown as Asked, kind) as Promise<never>)
}

/** As JSON, or as a file. */
async function respond(ctx: Ctx, asked: Asked, kind: Pick<ReportQuery, 'report' | 'isIncremental'>): Promise<ReportResult | FastifyReply> {
  const { caller, params, reply } = asked
  const { filter, format, language = caller.language } = asked.query
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const { result, names, days } = await ctx.read(async (db) => {
    const scope = await scopeOfStats(db, caller.scope, filter)
    const result = await readReport(db, scope, { ...params, ...kind, filter, today, language })
    const isPrinted = format === 'pdf'
    const names: ReadonlyMap<string, string> = isPrinted ? await readNames(db, scope, filter) : new Map()
    const preferences = isPrinted ? await readPreferences(db, caller.memberId) : { language: caller.language }
    return { result, names, days: dayWordsOfMember(preferences) }
  })
  if (!format) return result
  const written = { result, filter, states: params?.states, names, today }
  const reading = { translator: translatorOf(language), days, entrant: readerOf(reply, caller) }
  const { name, type, content } = await writeReportFile(format, written, reading)
  return asFile(reply, name, type).send(content)
}
