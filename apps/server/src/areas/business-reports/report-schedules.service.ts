/**
 * Business reports that members get by e-mail. A schedule belongs to its member. When it is due, one transaction writes the
 * mail and moves the schedule to its next date, so each report is sent exactly once. A member who may no longer read reports
 * loses the schedule instead.
 */

import * as contract from '@wattdesk/contract/business-reports/calls.ts'
import { type ReportResult, type ReportSchedule, type ReportStates, reportStates } from '@wattdesk/contract/business-reports/models.ts'
import { isTimedReport, type ReportName } from '@wattdesk/contract/business-reports/reports.ts'
import { type ReportAggregation, reportProducts, reportSchedulesMax } from '@wattdesk/contract/business-reports/terms.ts'
import { declarationOf } from '@wattdesk/contract/declaration.ts'
import { type BodyOf, type Endpoint, isAllowed, permissionsOf } from '@wattdesk/contract/endpoint.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import { check } from '@wattdesk/contract/validation.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { placeOf, recordActivity, systemActor } from '../activities/activities.service.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import { dayWordsOfMember, preferencesOf } from '../profile/profile.service.ts'
import { scopeOfStats } from '../statistics/statistics.service.ts'
import { requireTenantOfScope, scopeOf } from '../tenants/tenants.service.ts'
import { figuresOf, sheetOf } from './report-file.format.ts'
import { nextSendAt, reportedRange } from './report-rhythm.rules.ts'
import * as store from './report-schedules.store.ts'

type Scheduling = Pick<Ctx, 'config' | 'clock' | 'db'>

/** The call of a report, which defines the filter of a schedule. */
const callOf = (name: ReportName): Endpoint => (isTimedReport(name) ? contract.timedCalls[name] : contract.presentCalls[name])

export async function listSchedules({ db }: Pick<Ctx, 'db'>, { caller }: Call): Promise<ReportSchedule[]> {
  return (await store.listSchedulesOf(db, caller.memberId, reportSchedulesMax)).map(present)
}

export async function addSchedule(ctx: Scheduling, call: Call, body: BodyOf<typeof contract.addReportSchedule>): Promise<ReportSchedule> {
  const { product = null, filter = null, states = null, isIncremental = false } = body
  const access = contract.accessOf(body.report)
  if (!isAllowed(access, call.caller.permissions))
    throw new DomainError('PermissionMissing', { permission: permissionsOf(access).join(', ') })
  termsOf({ report: body.report, filter })
  statesOf(states)
  const now = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const row: store.ScheduleRow = {
      id: newId(now),
      memberId: call.caller.memberId,
      ...body,
      ...{ product, filter, states, isIncremental },
      nextAt: nextSendAt(body.rhythm, now, tenant.timeZone),
      lastSentAt: null,
      createdAt: now,
    }
    if (!(await store.insertSchedule(tx, row))) {
      const own = await store.listSchedulesOf(tx, row.memberId, reportSchedulesMax)
      return present(own.find((one) => isAlike(one, row)) ?? row)
    }
    const own = await store.listSchedulesOf(tx, row.memberId, reportSchedulesMax + 1)
    if (own.length > reportSchedulesMax) throw new DomainError('TooManyReportSchedules', { max: reportSchedulesMax })
    const place = placeOf(tenant)
    const object = { type: 'report-schedule', id: row.id }
    await recordActivity(tx, ctx, call, { action: 'create', event: 'report-schedule.added', object, tenant: place, after: valuesOf(row) })
    return present(row)
  })
}

export async function removeSchedule(ctx: Scheduling, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const row = await store.deleteSchedule(tx, id, call.caller.memberId)
    if (!row) throw new DomainError('NotFound')
    const place = placeOf(tenant)
    const object = { type: 'report-schedule', id }
    await recordActivity(tx, ctx, call, {
      action: 'delete',
      event: 'report-schedule.removed',
      object,
      tenant: place,
      before: valuesOf(row),
    })
  })
}

export type DueReport = Pick<store.ScheduleRow, 'report' | 'product' | 'isIncremental'> & {
  aggregation: ReportAggregation
  fromDate: string
  toDate: string
  today: string
  filter: readonly FilterTerm[]
  states?: ReportStates
}
type Read = (db: Db, scope: Awaited<ReturnType<typeof scopeOfStats>>, query: DueReport) => Promise<ReportResult>

/** The pause after a report that could not be computed. */
const retryMs = hourMs

export async function sendDueReports(ctx: Scheduling & Pick<Ctx, 'log'>, read: Read): Promise<void> {
  let due: store.DueSchedule | undefined
  do {
    try {
      due = await transaction(ctx.db, async (tx) => {
        due = await store.lockDueSchedule(tx, ctx.clock.now())
        if (due) await send(tx, ctx, due, read)
        return due
      })
    } catch (error) {
      if (!due) throw error
      ctx.log.warn({ err: error, scheduleId: due.schedule.id }, 'a report could not be sent')
      await store.updateSchedule(ctx.db, due.schedule.id, { nextAt: new Date(ctx.clock.now().getTime() + retryMs) })
    }
  } while (due)
}

async function send(tx: Tx, ctx: Scheduling, { schedule, member, tenant }: store.DueSchedule, read: Read): Promise<void> {
  const place = placeOf(tenant)
  if (member.removedAt || !isAllowed(contract.accessOf(schedule.report), new Set(permissionsOfRoles(member.roles)))) {
    await store.deleteSchedule(tx, schedule.id, member.id)
    const object = { type: 'report-schedule', id: schedule.id }
    const actor = { caller: systemActor, requestId: schedule.id }
    const entry = { action: 'delete' as const, event: 'report-schedule.removed', object, tenant: place, before: valuesOf(schedule) }
    return recordActivity(tx, ctx, actor, entry)
  }
  const now = ctx.clock.now()
  const { rhythm, report } = schedule
  const range = reportedRange(rhythm, now, tenant.timeZone)
  const filter = termsOf(schedule)
  const { product, isIncremental } = schedule
  const due: DueReport = {
    ...{ report, product, isIncremental, aggregation: rhythm, filter },
    ...range,
    ...statesOf(schedule.states),
    today: now.toISOString().slice(0, 10),
  }
  const result = await read(tx, await scopeOfStats(tx, scopeOf(tenant), filter), due)
  const translator = translatorOf(languageOf(member.language))
  const days = dayWordsOfMember(preferencesOf(member))
  await queueMemberMail(tx, ctx, {
    template: 'member-report',
    tenant: place,
    member,
    params: {
      report: translator.t(`businessReports.report.${report}.name`),
      from: days.day(range.fromDate),
      to: days.day(range.toDate),
      figures: figuresOf(result, sheetOf(result, translator), translator).join('\n\n'),
    },
    link: addressOf(ctx.config.publicUrl, schedule, range),
  })
  await store.updateSchedule(tx, schedule.id, { nextAt: nextSendAt(rhythm, now, tenant.timeZone), lastSentAt: now })
}

/** The portal's URL of the same report. */
function addressOf(publicUrl: string, schedule: store.ScheduleRow, range: { fromDate: string; toDate: string }): string {
  const { report, rhythm, product, states, isIncremental, filter } = schedule
  const chosen = Object.entries((filter ? JSON.parse(filter) : {}) as Record<string, unknown>) // checked when it was added
  const search = new URLSearchParams({ report, by: rhythm, from: range.fromDate, to: range.toDate })
  if (product) search.set('product', product)
  if (states) search.set('states', states)
  if (isIncremental) search.set('running', 'true')
  for (const [field, value] of chosen) if (typeof value === 'string') search.set(field, value)
  return `${publicUrl}/dashboard/reports?${search}`
}

/** Parsed by the schema of the report's call. */
function termsOf({ report, filter }: { report: ReportName; filter: string | null }): FilterTerm[] {
  if (filter === null) return []
  const { value, faults } = check(declarationOf(callOf(report)).query, { filter })
  if (faults) throw new DomainError('ValidationFailed', faults)
  return (value as { filter: FilterTerm[] }).filter // every report call has one
}

function statesOf(states: string | null): Pick<DueReport, 'states'> {
  if (states === null) return {}
  const parsed = reportStates.safeParse(states)
  if (!parsed.success) throw new DomainError('ValidationFailed', [{ field: 'states', code: 'NotAChoice', message: 'Unknown state' }])
  return { states: parsed.data }
}

const valuesOf = ({ report, product, filter, states, isIncremental, rhythm }: store.ScheduleRow) => ({
  report,
  product,
  filter,
  states,
  isIncremental,
  rhythm,
})
const isAlike = (one: store.ScheduleRow, other: store.ScheduleRow) => JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))

function present({ nextAt, lastSentAt, product, ...row }: store.ScheduleRow): ReportSchedule {
  return {
    ...row,
    product: reportProducts.find((one) => one === product) ?? null,
    nextAt: nextAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  }
}
