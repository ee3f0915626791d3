/**
 * Sends due reports. One transaction writes the mails of all recipients and moves the schedule to its next date, so each
 * recipient gets each period exactly once, even if a process dies meanwhile. Recipients are judged again when it is due: who may
 * no longer read the report is removed, and the schedule ends with its owner's right or its last recipient.
 */

import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportAggregation } from '@wattdesk/contract/business-reports/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { languageOf, wholeLanguageOf } from '@wattdesk/i18n/languages.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { changesOf, placeOf, systemActor } from '../activities/activities.service.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import { dayWordsOfMember, preferencesOf } from '../profile/profile.service.ts'
import { scopeOfStats } from '../statistics/statistics.service.ts'
import { scopeOf } from '../tenants/tenants.service.ts'
import { figuresOf } from './report-file.format.ts'
import { type Written, writeReportFile } from './report-file.service.ts'
import { mayReceive } from './report-recipients.service.ts'
import { nextSendAt, reportedRange } from './report-rhythm.rules.ts'
import { loggedOf, record, statesOf, termsOf } from './report-schedules.service.ts'
import * as store from './report-schedules.store.ts'

type Sending = Pick<Ctx, 'config' | 'clock' | 'db'>
type StatsScope = Awaited<ReturnType<typeof scopeOfStats>>

export type DueReport = Pick<store.ScheduleRow, 'report' | 'product' | 'isIncremental'> & {
  aggregation: ReportAggregation
  fromDate: string
  toDate: string
  today: string
  filter: readonly FilterTerm[]
  language: Language
} & ReturnType<typeof statesOf>
export type Readers = {
  readReport: (db: Db, scope: StatsScope, query: DueReport) => Promise<ReportResult>
  readNames: (db: Db, scope: StatsScope, filter: readonly FilterTerm[]) => Promise<ReadonlyMap<string, string>>
}

/** The pause after a report that could not be computed. */
const retryMs = hourMs

export async function sendDueReports(ctx: Sending & Pick<Ctx, 'log'>, readers: Readers): Promise<void> {
  while (await sendNextReport(ctx, readers)) {
    // the next schedule
  }
}

/** Returns false if no report is due. One that fails is postponed, so that the others are not held up. */
async function sendNextReport(ctx: Sending & Pick<Ctx, 'log'>, readers: Readers): Promise<boolean> {
  let due: store.DueSchedule | undefined
  try {
    due = await transaction(ctx.db, async (tx) => {
      due = await store.lockDueSchedule(tx, ctx.clock.now())
      if (due) await send(tx, ctx, due, readers)
      return due
    })
  } catch (error) {
    if (!due) throw error
    ctx.log.warn({ err: error, scheduleId: due.schedule.id }, 'a report could not be sent')
    await store.postponeSchedule(ctx.db, due.schedule, new Date(ctx.clock.now().getTime() + retryMs))
  }
  return due !== undefined
}

async function send(tx: Tx, ctx: Sending, due: store.DueSchedule, readers: Readers): Promise<void> {
  const { schedule, tenant } = due
  const recipients = await judge(tx, ctx, due)
  if (recipients.length === 0) return
  const now = ctx.clock.now()
  const { rhythm, report, product, isIncremental } = schedule
  const range = reportedRange(rhythm, now, tenant.timeZone)
  const filter = termsOf(schedule)
  const states = statesOf(schedule.states)
  const today = now.toISOString().slice(0, 10)
  // Recipients belong to one tenant, so all of them may read the same figures.
  const scope = await scopeOfStats(tx, scopeOf(tenant), filter)
  const asked = { report, product, isIncremental, aggregation: rhythm, filter, today, ...range, ...states }
  const results = new Map<Language, ReportResult>()
  const resultIn = async (language: Language) => {
    const result = results.get(language) ?? (await readers.readReport(tx, scope, { ...asked, language }))
    results.set(language, result)
    return result
  }
  // Only a PDF states them.
  const names = schedule.format === 'pdf' ? await readers.readNames(tx, scope, filter) : new Map<string, string>()
  const written = { filter, ...states, names, today }
  const writing = { ctx, due, range, written, resultIn, files: new Map<string, File>() }
  for (const recipient of recipients) await write(tx, writing, recipient)
  await store.updateSchedule(tx, schedule.id, { nextAt: nextSendAt(rhythm, now, tenant.timeZone), lastSentAt: now })
}

/** Removes recipients who may no longer read the report, and returns the others. */
async function judge(tx: Tx, ctx: Sending, { schedule, owner, tenant }: store.DueSchedule): Promise<store.Recipient[]> {
  const { id, report, memberId } = schedule
  const before = await loggedOf(tx, schedule)
  const actor = { caller: systemActor, requestId: id }
  const members = (await store.listRecipients(tx, [schedule])).map(({ member }) => member)
  const isEntitled = (member: store.Recipient) => member.tenantId === owner.tenantId && mayReceive(member, report)
  const entitled = members.filter(isEntitled)
  if (!mayReceive(owner, report) || entitled.length === 0) {
    await store.deleteSchedule(tx, id)
    await record(tx, ctx, actor, tenant, id, { action: 'delete', event: 'removed', before })
    return []
  }
  if (entitled.length < members.length) {
    const others = entitled.map((member) => member.id).filter((one) => one !== memberId)
    await store.replaceRecipients(tx, id, others)
    await record(tx, ctx, actor, tenant, id, { action: 'update', event: 'left', ...changesOf(before, await loggedOf(tx, schedule)) })
  }
  return entitled
}

type File = Awaited<ReturnType<typeof writeReportFile>>
type Writing = {
  ctx: Sending
  due: store.DueSchedule
  range: { fromDate: string; toDate: string }
  written: Omit<Written, 'result'>
  /** The figures with names for readers of a language. */
  resultIn: (language: Language) => Promise<ReportResult>
  /** Files by what they depend on, because readers of one language share them. */
  files: Map<string, File>
}

async function write(tx: Tx, { ctx, due, range, written, resultIn, files }: Writing, member: store.Recipient): Promise<void> {
  const { schedule, tenant } = due
  const preferences = preferencesOf(member)
  const translator = translatorOf(wholeLanguageOf(languageOf(member.language)))
  const result = await resultIn(translator.language)
  const days = dayWordsOfMember(preferences)
  const key = `${translator.language} ${preferences.dateNotation}`
  const { format } = schedule
  const file = format ? (files.get(key) ?? (await writeReportFile(format, { ...written, result }, { translator, days }))) : undefined
  if (file) files.set(key, file)
  await queueMemberMail(tx, ctx, {
    template: 'member-report',
    tenant: placeOf(tenant),
    member,
    params: {
      report: translator.t(`businessReports.report.${schedule.report}.name`),
      from: days.day(range.fromDate),
      to: days.day(range.toDate),
      figures: figuresOf(result, translator).join('\n\n'),
    },
    link: addressOf(ctx.config.publicUrl, schedule, range),
    file,
  })
}

/** The portal's URL of the same report. */
function addressOf(publicUrl: string, schedule: store.ScheduleRow, range: { fromDate: string; toDate: string }): string {
  const { report, rhythm, product, states, isIncremental } = schedule
  const search = new URLSearchParams({ report, by: rhythm, from: range.fromDate, to: range.toDate })
  if (product) search.set('product', product)
  if (states) search.set('states', states)
  if (isIncremental) search.set('running', 'true')
  for (const [field, terms] of Map.groupBy(termsOf(schedule), (term) => term.field)) search.set(field, statedOf(terms))
  return `${publicUrl}/dashboard/reports?${search}`
}

/** What the portal's URL states of a field: the value that it equals, or else its conditions as JSON. */
function statedOf(terms: readonly FilterTerm[]): string {
  const [first, ...others] = terms
  if (first?.op === 'eq' && others.length === 0) return String(first.value)
  return JSON.stringify(terms.map(({ op, value }) => ({ op, value })))
}
