/**
 * Schedules of business reports by e-mail. A schedule belongs to the member who set it up, and has recipients of the same
 * tenant: the owner, colleagues, or both, but always one. The owner changes or ends it; a recipient may leave it, and the last
 * one who leaves ends it.
 */

import * as contract from '@wattdesk/contract/business-reports/calls.ts'
import { type ReportSchedule, type ReportStates, reportStates } from '@wattdesk/contract/business-reports/models.ts'
import { isTimedReport, type ReportName } from '@wattdesk/contract/business-reports/reports.ts'
import { reportProducts, reportSchedulesMax } from '@wattdesk/contract/business-reports/terms.ts'
import { declarationOf } from '@wattdesk/contract/declaration.ts'
import type { BodyOf, Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { check } from '@wattdesk/contract/validation.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, changesOf, placeOf, recordActivity } from '../activities/activities.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { checkRecipients, mayReceive, nameOf, requireAccess } from './report-recipients.service.ts'
import { nextSendAt } from './report-rhythm.rules.ts'
import * as store from './report-schedules.store.ts'

type Scheduling = Pick<Ctx, 'config' | 'clock' | 'db'>
type Actor = Parameters<typeof recordActivity>[2]
type Asked = BodyOf<typeof contract.addReportSchedule>
type Tenant = Awaited<ReturnType<typeof requireTenantOfScope>>

/** Schedules of colleagues that are shown at once. */
const receivedMax = 100

/** The call of a report, which defines the filter of a schedule. */
const callOf = (name: ReportName): Endpoint => (isTimedReport(name) ? contract.timedCalls[name] : contract.presentCalls[name])

export async function listSchedules({ db }: Pick<Ctx, 'db'>, { caller }: Call): Promise<ReportSchedule[]> {
  const own = await store.listSchedulesOf(db, caller.memberId, reportSchedulesMax)
  return present(db, [...own, ...(await store.listSchedulesFor(db, caller.memberId, receivedMax))])
}

export async function addSchedule(ctx: Scheduling, call: Call, body: Asked): Promise<ReportSchedule> {
  const { caller } = call
  requireAccess(caller, body.report)
  termsOf({ report: body.report, filter: body.filter ?? null })
  statesOf(body.states ?? null)
  return transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, caller.scope)
    const ids = body.recipientIds && [...new Set(body.recipientIds)]
    if (ids) await checkRecipients(tx, caller, { ids, report: body.report, tenantId: tenant.id })
    const asked = newRow(ctx, call, tenant, body)
    const schedule = await store.lockScheduleLike(tx, asked)
    const isNew = schedule.id === asked.id
    const before = isNew ? undefined : await loggedOf(tx, schedule)
    if (!isNew && body.format !== undefined) await store.updateSchedule(tx, schedule.id, { format: body.format })
    if (ids) await setRecipients(tx, schedule, ids)
    if (isNew) await requireFew(tx, caller.memberId)
    const after = { ...schedule, ...(body.format === undefined ? {} : { format: body.format }) }
    const changes = before && changesOf(before, await loggedOf(tx, after))
    if (isNew) await record(tx, ctx, call, tenant, schedule.id, { action: 'create', event: 'added', after: await loggedOf(tx, after) })
    else if (changes) await record(tx, ctx, call, tenant, schedule.id, { action: 'update', event: 'changed', ...changes })
    const [presented] = await present(tx, [after])
    if (!presented) throw new Error('One schedule is presented')
    return presented
  })
}

function newRow({ clock }: Pick<Ctx, 'clock'>, { caller }: Call, tenant: Tenant, body: Asked): store.ScheduleRow {
  const now = clock.now()
  const { report, rhythm, product = null, filter = null, states = null, isIncremental = false, format = null } = body
  return {
    id: newId(now),
    memberId: caller.memberId,
    ...{ report, rhythm, product, filter, states, isIncremental, format },
    isSentToOwner: true,
    nextAt: nextSendAt(rhythm, now, tenant.timeZone),
    lastSentAt: null,
    createdAt: now,
  }
}

async function setRecipients(tx: Tx, { id, memberId }: store.ScheduleRow, ids: readonly string[]): Promise<void> {
  await store.updateSchedule(tx, id, { isSentToOwner: ids.includes(memberId) })
  await store.replaceRecipients(
    tx,
    id,
    ids.filter((one) => one !== memberId),
  )
}

async function requireFew(tx: Tx, memberId: string): Promise<void> {
  const own = await store.listSchedulesOf(tx, memberId, reportSchedulesMax + 1)
  if (own.length > reportSchedulesMax) throw new DomainError('TooManyReportSchedules', { max: reportSchedulesMax })
}

/** Ends an own schedule, or leaves a colleague's. */
export async function removeSchedule(ctx: Scheduling, call: Call, id: string): Promise<void> {
  const { memberId, scope } = call.caller
  await transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, scope)
    const schedule = await store.lockSchedule(tx, id)
    if (!schedule) throw new DomainError('NotFound')
    const before = await loggedOf(tx, schedule)
    if (schedule.memberId === memberId) {
      await store.deleteSchedule(tx, id)
      return record(tx, ctx, call, tenant, id, { action: 'delete', event: 'removed', before })
    }
    if (!(await store.deleteRecipient(tx, id, memberId))) throw new DomainError('NotFound')
    const after = await loggedOf(tx, schedule)
    if (after.recipients === '') await store.deleteSchedule(tx, id)
    await record(tx, ctx, call, tenant, id, { action: 'update', event: 'left', ...changesOf(before, after) })
  })
}

type ScheduleChange = Omit<Change, 'event'> & { event: 'added' | 'changed' | 'left' | 'removed' }

export async function record(tx: Tx, ctx: Pick<Ctx, 'config' | 'clock'>, call: Actor, tenant: Tenant, id: string, change: ScheduleChange) {
  const object = { type: 'report-schedule', id }
  await recordActivity(tx, ctx, call, { ...change, event: `report-schedule.${change.event}`, object, tenant: placeOf(tenant) })
}

/** Parsed by the schema of the report's call. */
export function termsOf({ report, filter }: { report: ReportName; filter: string | null }): FilterTerm[] {
  if (filter === null) return []
  const { value, faults } = check(declarationOf(callOf(report)).query, { filter })
  if (faults) throw new DomainError('ValidationFailed', faults)
  return (value as { filter: FilterTerm[] }).filter // every report call has one
}

export function statesOf(states: string | null): { states?: ReportStates } {
  if (states === null) return {}
  const parsed = reportStates.safeParse(states)
  if (!parsed.success) throw new DomainError('ValidationFailed', [{ field: 'states', code: 'NotAChoice', message: 'Unknown state' }])
  return { states: parsed.data }
}

/** What the activity log shows of a schedule. */
export async function loggedOf(db: Db, schedule: store.ScheduleRow) {
  const { report, product, filter, states, isIncremental, rhythm, format } = schedule
  const recipients = (await store.listRecipients(db, [schedule])).map(({ member }) => nameOf(member).name).join(', ')
  return { report, product, filter, states, isIncremental, rhythm, format, recipients }
}

/** Recipients who may no longer read the report are left out: they get nothing, and could not be chosen again. */
async function present(db: Db, schedules: readonly store.ScheduleRow[]): Promise<ReportSchedule[]> {
  const recipients = Map.groupBy(await store.listRecipients(db, schedules), ({ scheduleId }) => scheduleId)
  const ownerIds = schedules.map(({ memberId }) => memberId)
  const owners = new Map((await store.listMembers(db, ownerIds)).map((member) => [member.id, member]))
  return schedules.map(({ nextAt, lastSentAt, product, memberId, isSentToOwner: _, createdAt: __, ...row }) => {
    const owner = owners.get(memberId)
    const isEntitled = (member: store.Recipient) =>
      member.id === memberId || (member.tenantId === owner?.tenantId && mayReceive(member, row.report))
    const shown = recipients.get(row.id)?.flatMap(({ member }) => (isEntitled(member) ? [nameOf(member)] : []))
    return {
      ...row,
      product: reportProducts.find((one) => one === product) ?? null,
      owner: owner ? nameOf(owner) : { id: memberId, name: '' },
      recipients: shown ?? [],
      nextAt: nextAt.toISOString(),
      lastSentAt: lastSentAt?.toISOString() ?? null,
    }
  })
}
