import type { ReportOffer } from '@wattdesk/contract/business-reports/models.ts'
import { type ReportAggregation, type ReportFilter, reportDaysMax } from '@wattdesk/contract/business-reports/terms.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { isDay } from '@wattdesk/ui/day/day.ts'
import type { TextSearch } from '../../lists/list-address.ts'

export type ReportSearch = TextSearch<'report' | 'by' | 'from' | 'to' | 'running' | 'states' | 'product' | ReportFilter>

export type ShownReport = {
  offer: ReportOffer
  aggregation: ReportAggregation
  fromDate: string
  toDate: string
  isIncremental: boolean
  /** Joined by commas. Empty: all but deleted customers. */
  states: string
  product: ReportOffer['products'][number] | undefined
  /** In the form that the calls accept. */
  filter: string | undefined
}

const usualDays: Readonly<Record<ReportAggregation, number>> = { day: 30, week: 84, month: 365 }

/** What an address shows: by default the first report, by month, for the last twelve months. */
export function shownReport(search: ReportSearch, offers: readonly ReportOffer[], today: string): ShownReport | undefined {
  const offer = offers.find((one) => one.name === search.report) ?? offers[0]
  if (!offer) return undefined
  const aggregation = offer.aggregations.find((one) => one === search.by) ?? 'month'
  // A link may name a whole month. Days to come would count 0, and a running total would go on as if nobody came.
  const toDate = isDay(search.to) && search.to < today ? search.to : today
  const terms = offer.filters.flatMap((field) => (search[field] ? [[field, conditionsOf(search[field]) ?? search[field]]] : []))
  return {
    offer,
    aggregation,
    fromDate: fromDay(search.from, toDate, aggregation),
    toDate,
    isIncremental: offer.hasIncremental && search.running === 'true',
    states: offer.hasStates ? (search.states ?? '') : '',
    product: offer.products.length > 0 ? (offer.products.find((one) => one === search.product) ?? offer.products[0]) : undefined,
    filter: terms.length > 0 ? JSON.stringify(Object.fromEntries(terms)) : undefined,
  }
}

type Condition = { op: unknown; value: unknown }

/** What an address states of a filter beyond a single value: conditions as JSON, as links of mails have them. Undefined: a value. */
export function conditionsOf(text: string): Condition[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const given: unknown = JSON.parse(text)
    return Array.isArray(given) && given.every(isCondition) ? given : undefined
  } catch {
    return undefined
  }
}

function isCondition(given: unknown): given is Condition {
  return typeof given === 'object' && given !== null && 'op' in given && 'value' in given
}

/** A filter in words. */
export function filterWords(text: string, choices: readonly { value: string; label: string }[]): string {
  const wordOf = (value: unknown) => choices.find((one) => one.value === value)?.label ?? String(value)
  const wordsOf = ({ op, value }: Condition) => `${op === 'ne' ? '≠ ' : ''}${[value].flat().map(wordOf).join(', ')}`
  return (conditionsOf(text) ?? [{ op: 'eq', value: text }]).map(wordsOf).join('; ')
}

const earliestFrom = (toDate: string, aggregation: ReportAggregation) => addDays(toDate, 1 - reportDaysMax[aggregation])
/** The last day of the longest report that begins on a day. */
const latestTo = (fromDate: string, aggregation: ReportAggregation) => addDays(fromDate, reportDaysMax[aggregation] - 1)

/** A changed first day. It moves the last one if the report would have more days than are counted. */
export function beginningOn(from: string | undefined, { toDate, aggregation }: ShownReport): ReportSearch {
  const latest = from ? latestTo(from, aggregation) : toDate
  return { from, ...(latest < toDate ? { to: latest } : {}) }
}

function fromDay(from: string | undefined, toDate: string, aggregation: ReportAggregation): string {
  if (!isDay(from) || from > toDate) return firstDay(toDate, aggregation)
  const earliest = earliestFrom(toDate, aggregation)
  return from < earliest ? earliest : from
}

/** Months begin on their first day, so that the first column is complete. */
function firstDay(to: string, aggregation: ReportAggregation): string {
  const day = addDays(to, 1 - usualDays[aggregation])
  return aggregation === 'month' ? `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01` : day
}
