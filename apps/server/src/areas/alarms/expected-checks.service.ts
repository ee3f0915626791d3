/**
 * When checks would find a fault, under the default rules. The demonstration plays its past up to these instants and lets checks run there,
 * so its alarms are those of the product.
 */
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { homeOfFacts } from '../../db/home-quantities-sql.ts'
import { transaction } from '../../db/transaction.ts'
import { defaultRule } from './alarm-rules.rules.ts'
import { type CheckCtx, settleMs } from './checks.service.ts'
import { readFacts, readSlots } from './checks.store.ts'
import { type Course, followSlots, type JudgedSlot, type Place, silenceSince, verdictOf } from './incidents/incidents.rules.ts'
import { judgedSlotOf } from './incidents/judged-slots.rules.ts'

/** Checks of silent homes repeat at least this often. */
const silentStepMs = 5 * minuteMs

/** When checks (epoch ms) raise an alarm for a silence under the default rule. */
export function silenceAlarmAt(from: number, code: 'GatewayOffline' | 'NoData', about: Parameters<typeof silenceSince>[3]): number {
  const { limit, delaySeconds } = defaultRule(code)
  const isLongEnough = (at: number) => (silenceSince(from, at, limit, about)?.lastedSeconds ?? 0) >= delaySeconds
  let at = from + delaySeconds * 1_000
  // For some silences, only daylight counts.
  while (!isLongEnough(at) && at < from + 7 * dayMs) at += silentStepMs
  return at
}

/** Longer than any winter in which a roof is not judged. */
const judgedDays = 120
/** A quarter hour is judged by the first check after its sums have settled. */
const judgedAt = (start: number) => start + quarterHourMs + settleMs + minuteMs

/** When checks raise an alarm under the default rule for a roof that yields nothing from the start of a quarter hour on. */
export function noProductionAlarmAt(from: number, place: Place): number | undefined {
  const { limit, delaySeconds } = defaultRule('NoProduction')
  let course: Course | undefined
  for (let start = from; start < from + judgedDays * dayMs; start += quarterHourMs) {
    course = followSlots('NoProduction', limit, place, course, [yieldOf(start, 0)]).open
    if (course && course.lastedSeconds >= delaySeconds) return judgedAt(start)
  }
  return undefined
}

/** When checks find that a roof that yielded nothing until the start of a quarter hour yields again. */
export function productionFoundAt(from: number, place: Place): number | undefined {
  const { limit } = defaultRule('NoProduction')
  for (let start = from; start < from + judgedDays * dayMs; start += quarterHourMs) {
    if (verdictOf('NoProduction', limit, place, yieldOf(start, limit)) === 'good') return judgedAt(start)
  }
  return undefined
}

export type StoredSpan = { siteId: string; from: number; to: number }

/**
 * When checks open, raise and end the alarms of false balances under the default rule, as the stored quarter hours of a span show. None is
 * later than the end of the span, by which an alarm may still be open.
 */
export function balanceChecksAt({ db, clock }: CheckCtx, spans: readonly StoredSpan[]): Promise<Map<string, number[]>> {
  return transaction(db, async (tx) => {
    const ids = spans.map(({ siteId }) => siteId)
    const facts = await readFacts(tx, ids, clock.now())
    const slotsOf = Map.groupBy(await readSlots(tx, spans), (slot) => slot.siteId)
    const endOf = new Map(spans.map(({ siteId, to }) => [siteId, to]))
    return new Map(
      facts.map((one) => {
        const home = homeOfFacts(one.home)
        const slots = (slotsOf.get(one.siteId) ?? []).filter(({ start }) => judgedAt(start) <= (endOf.get(one.siteId) ?? 0))
        const judged = slots.map((slot) => judgedSlotOf(slot, home))
        return [one.siteId, checksOfBalances(one, judged)]
      }),
    )
  })
}

function checksOfBalances(place: Place, slots: readonly JudgedSlot[]): number[] {
  const { limit, delaySeconds } = defaultRule('BalanceResidual')
  const isRaised = (course: Course | undefined) => course !== undefined && course.lastedSeconds >= delaySeconds
  const found: number[] = []
  let course: Course | undefined
  for (const slot of slots) {
    const { open } = followSlots('BalanceResidual', limit, place, course, [slot])
    if (open && isRaised(open) && !isRaised(course)) found.push(judgedAt(open.beganAt), judgedAt(slot.start))
    if (isRaised(course) && !open) found.push(judgedAt(slot.start))
    course = open
  }
  const latest = slots.at(-1)
  return latest && isRaised(course) ? [...found, judgedAt(latest.start)] : found
}

const yieldOf = (start: number, productionW: number): JudgedSlot => {
  return { start, coveredSeconds: quarterHourMs / 1_000, productionW, feedInW: null, residualW: null, consumptionW: null }
}
