import * as contract from '@wattdesk/contract/business-reports/calls.ts'
import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportFormat } from '@wattdesk/contract/business-reports/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { asFile } from '../../http/file-answer.ts'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openGate } from '../../platform/gate.ts'
import { paperTools } from '../../platform/paper.ts'
import { scopeOfStats } from '../statistics/statistics.service.ts'
import { readConfigurations, readProductAndCars, readUserActivities } from './present-reports.views.ts'
import { reportCatalogue } from './report-catalogue.rules.ts'
import { conditionsOf } from './report-conditions.format.ts'
import { csvOf, sheetOf, xlsxOf } from './report-file.format.ts'
import { readNames } from './report-names.views.ts'
import { paperOf, pdfOf } from './report-pdf.format.ts'
import { addSchedule, listSchedules, removeSchedule } from './report-schedules.service.ts'
import { readTimedReport, type TimedQuery } from './timed-reports.views.ts'

type StatsScope = Awaited<ReturnType<typeof scopeOfStats>>

type Asked = {
  caller: Caller
  params?: object
  query: { filter: readonly FilterTerm[]; format?: ReportFormat | undefined }
  reply: FastifyReply
}

/** The longest report takes half a second of the processor. */
const papers = openGate({ running: 1, waiting: 8 })
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function businessReportRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.listReports, async () => ({ items: reportCatalogue }))
  bind(app, contract.listReportSchedules, async (call) => ({ items: await listSchedules(ctx, call) }))
  bind(app, contract.addReportSchedule, ({ body, ...call }) => addSchedule(ctx, call, body))
  bind(app, contract.removeReportSchedule, async ({ params, ...call }) => {
    await removeSchedule(ctx, call, params.id)
    return undefined
  })
  timedRoutes(app, ctx)
  bind(app, contract.reportConfigurations, (asked) => answer(ctx, asked, (db, scope, { filter }) => readConfigurations(db, scope, filter)))
  bind(app, contract.reportUserActivities, (asked) =>
    answer(ctx, asked, (db, scope, { filter }) =>
      readUserActivities(db, scope, { filter, today: ctx.clock.now().toISOString().slice(0, 10) }),
    ),
  )
  bind(app, contract.reportProductAndCars, (asked) =>
    answer(ctx, asked, (db, scope, { filter }) => readProductAndCars(db, scope, { filter, product: asked.params.product })),
  )
}

function timedRoutes(app: FastifyInstance, ctx: Ctx): void {
  const timed = (asked: Asked & { params: Omit<TimedQuery, 'report' | 'filter'> }, kind: Pick<TimedQuery, 'report' | 'isIncremental'>) =>
    answer(ctx, asked, (db, scope, { filter }) => readTimedReport(db, scope, { ...asked.params, ...kind, filter }))
  bind(app, contract.reportCreation, (asked) => timed(asked, { report: 'creation' }))
  bind(app, contract.reportCreationIncremental, (asked) => timed(asked, { report: 'creation', isIncremental: true }))
  bind(app, contract.reportStatus, (asked) => timed(asked, { report: 'status' }))
  bind(app, contract.reportTenant, (asked) => timed(asked, { report: 'tenant' }))
  bind(app, contract.reportProduct, (asked) => timed(asked, { report: 'product' }))
  bind(app, contract.reportProductOfStates, (asked) => timed(asked, { report: 'product' }))
  bind(app, contract.reportVendor, (asked) => timed(asked, { report: 'vendor' }))
  bind(app, contract.reportVendorOfStates, (asked) => timed(asked, { report: 'vendor' }))
}

/** The report as JSON, or as a file in the caller's language. */
async function answer<Result extends ReportResult>(
  ctx: Ctx,
  asked: Asked,
  read: (db: Db, scope: StatsScope, query: Asked['query']) => Promise<Result>,
): Promise<Result | FastifyReply> {
  const { caller, query, reply } = asked
  const { result, names } = await ctx.read(async (db) => {
    const scope = await scopeOfStats(db, caller.scope, query.filter)
    const names = query.format === 'pdf' ? await readNames(db, scope, query.filter) : undefined
    return { result: await read(db, scope, query), names }
  })
  if (!query.format) return result
  const translator = translatorOf(caller.language)
  const sheet = sheetOf(result, translator)
  const name = `${sheet.title}-${ctx.clock.now().toISOString().slice(0, 10)}.${query.format}`
  switch (query.format) {
    case 'csv':
      return asFile(reply, name, 'text/csv; charset=utf-8').send(csvOf(sheet))
    case 'xlsx':
      return asFile(reply, name, xlsxType).send(await xlsxOf(sheet))
    case 'pdf': {
      const paper = paperOf(result, linesOf(ctx, { ...asked, result, names: names ?? new Map(), translator }), translator)
      const pdf = await papers(async () => pdfOf(paper, await paperTools(), translator), readerOf(reply, asked.caller))
      return asFile(reply, name, 'application/pdf').send(pdf)
    }
  }
}

type Described = Asked & { result: ReportResult; names: ReadonlyMap<string, string>; translator: Translator }

const statesOf = (params: object | undefined): readonly string[] =>
  params && 'states' in params && Array.isArray(params.states) ? params.states : []

/** The days and filters of a report. */
function linesOf({ clock }: Ctx, { query, params, result, names, translator }: Described): string[] {
  const { filter } = query
  const isTimed = 'periods' in result
  const days = isTimed ? `${result.fromDate} – ${result.toDate}` : clock.now().toISOString().slice(0, 10)
  const running = isTimed && result.isIncremental ? [translator.t('businessReports.incremental')] : []
  return [days, ...running, ...conditionsOf({ filter, states: statesOf(params), names }, translator)]
}
