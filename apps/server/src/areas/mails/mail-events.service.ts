/**
 * Delivery reports of the mail provider, in the format of Mailjet's event API. They arrive in any order and more than once,
 * so each state has a rank and a mail only moves to a higher one: a late "sent" does not undo "opened", and failures are
 * final. A soft bounce ranks lowest, because the provider retries. A malformed report does not affect the others; reports
 * about other mails are ignored and counted.
 */

import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { takeMailjetEvents } from '@wattdesk/contract/mails/calls.ts'
import { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import { isSame, sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { applyReports, type Report } from './mails.store.ts'

/** The state set by our own delivery has rank 1. */
const softBounceRank = 5
const ranks = { sent: 10, open: 20, click: 30, bounce: 40, blocked: 50, unsub: 60, spam: 70 } as const
type EventName = keyof typeof ranks

/** Other fields are ignored. */
const mailjetEvent = z.object({
  event: z.string().max(40),
  time: z.number().int().min(0).max(253_402_300_799),
  CustomID: z.string().max(1_000).optional().nullable(),
  hard_bounce: z.boolean().optional().nullable().catch(undefined),
  error_related_to: z.string().optional().nullable().catch(undefined),
  error: z.string().optional().nullable().catch(undefined),
  comment: z.string().optional().nullable().catch(undefined),
  source: z.string().optional().nullable().catch(undefined),
})
type MailjetEvent = z.output<typeof mailjetEvent>

/** Throws `NotFound` without a configured provider, and `Unauthenticated` for wrong credentials. */
export function checkMailjetCredentials({ config }: Pick<Ctx, 'config'>, authorization: string | undefined): void {
  if (config.mailjetSecrets.length === 0) throw new DomainError('NotFound')
  const given = /^Basic ([\w+/]{1,1400}={0,2})$/i.exec(authorization ?? '')?.[1] ?? ''
  const shown = sha256(Buffer.from(given, 'base64'))
  // Hashes have equal length, so the comparison takes constant time.
  if (!config.mailjetSecrets.some((secret) => isSame(shown, sha256(`mailjet:${secret}`)))) throw new DomainError('Unauthenticated')
}

type Taken = ResponseInput<typeof takeMailjetEvents>

/** Returns how many reports were applied, unchanged, ignored or malformed. */
export async function takeMailEvents(ctx: Pick<Ctx, 'db' | 'clock'>, given: readonly unknown[]): Promise<Taken> {
  const parsed = given.map((one) => mailjetEvent.safeParse(one))
  const understood = parsed.flatMap((one) => (one.success ? [one.data] : []))
  const reports = understood.flatMap((event) => reportOf(event, ctx.clock.now()))
  const newest = highestOfEach(reports)
  const { known, changed } = newest.length > 0 ? await transaction(ctx.db, (tx) => applyReports(tx, newest)) : { known: [], changed: 0 }
  const ofKnown = reports.filter((report) => known.includes(report.mailId)).length
  return {
    received: given.length,
    applied: changed,
    stale: ofKnown - changed,
    unknown: understood.length - ofKnown,
    invalid: given.length - understood.length,
  }
}

/** Empty if the kind or the ID is unknown. */
function reportOf(event: MailjetEvent, now: Date): Report[] {
  const mailId = z.uuid().safeParse(event.CustomID?.toLowerCase())
  if (!mailId.success || !isEventName(event.event)) return []
  const isSoft = event.event === 'bounce' && event.hard_bounce === false
  const at = new Date(Math.min(event.time * 1_000, now.getTime()))
  return [{ mailId: mailId.data, state: event.event, rank: isSoft ? softBounceRank : ranks[event.event], at, note: noteOf(event) }]
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(ranks, name)
}

function noteOf({ error_related_to: about, error, comment, source }: MailjetEvent): string | null {
  const note = [about, error, comment, source]
    .filter(Boolean)
    .join(': ')
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
  return note === '' ? null : note.slice(0, 500)
}

/** Ordered by ID, so that concurrent deliveries cannot deadlock. */
function highestOfEach(reports: readonly Report[]): Report[] {
  const highest = new Map<string, Report>()
  for (const report of reports) {
    const known = highest.get(report.mailId)
    if (!known || known.rank < report.rank) highest.set(report.mailId, report)
  }
  return [...highest.values()].toSorted((a, b) => (a.mailId < b.mailId ? -1 : 1))
}
