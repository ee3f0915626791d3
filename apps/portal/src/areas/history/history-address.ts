import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readFirstDays, readPvSummary } from '@wattdesk/contract/history/pv-energy/calls.ts'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { firstOfMonth } from '@wattdesk/energy/intervals.ts'
import { type DayRange, periodAround } from '@wattdesk/energy/periods.ts'
import type { CalendarPeriod, Interval } from '@wattdesk/energy/terms.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import {
  comparisons,
  type HistorySearch,
  isOneOf,
  quarterHours,
  type ShownPeriod,
  shownPeriods,
  type View,
  views,
} from './history-search.ts'

/** What a home must have for a view. The others suit every home. */
const needs: Partial<Record<View, keyof LiveSnapshot['hasOrHad']>> = {
  wallbox: 'ev',
  electricCar: 'ev',
  gas: 'gas',
  solarCloud: 'production',
  forecast: 'production',
}

/** The views of a home, and the one in the address. */
export function offeredViews(hasOrHad: LiveSnapshot['hasOrHad'], shown: View): View[] {
  return views.filter((view) => {
    const need = needs[view]
    return view === shown || need === undefined || hasOrHad[need]
  })
}

/** What views of more than a year show. All of their time begins with its first measurement. */
const shows: Partial<Record<View, 'energy' | 'charging' | 'gas'>> = {
  energy: 'energy',
  power: 'energy',
  sources: 'energy',
  summary: 'energy',
  wallbox: 'charging',
  electricCar: 'charging',
  gas: 'gas',
}

/** Whether a view is of the measured energies. A mail to the customer can contain their figures. */
export const isOfEnergies = (view: View) => shows[view] === 'energy'

/** What was measured on the first day of the shown period. Undefined if the period does not begin with a measurement. */
export const beginsWith = ({ view, period }: Pick<Shown, 'view' | 'period'>) => (period === 'all' ? shows[view] : undefined)

type Known = {
  summary: Pick<ResponseInput<typeof readPvSummary>, 'periods'> | undefined
  firstDays: ResponseInput<typeof readFirstDays> | undefined
}

/** The first day of measurements, if known. */
export function measuredFromOf(what: ReturnType<typeof beginsWith>, { summary, firstDays }: Known): string | undefined {
  if (!what) return undefined
  return (what === 'energy' ? summary?.periods.find(({ period }) => period === 'all')?.fromDate : firstDays?.[what]) ?? undefined
}

/** Whether a period's powers can be shown in quarter hours on request. Those of a day always are. */
export const hasQuarterHours = (period: ShownPeriod) => period !== 'day' && period !== 'all'

export type Shown = {
  view: View
  period: ShownPeriod
  date: string
  compare: CalendarPeriod | undefined
  range: DayRange
  /** Shows every quarter hour of a longer period instead of means of hours or days. */
  isInQuarterHours: boolean
}

/** What an address shows: by default the day of `today`. `measuredFrom` is the first day with measurements, if known. */
export function shownOf(search: HistorySearch, today: string, measuredFrom?: string): Shown {
  const view = isOneOf(views, search.view) ? search.view : 'energy'
  const period = isOneOf(shownPeriods, search.period) ? search.period : 'day'
  const date = search.date ?? today
  const compare = isOneOf(comparisons, search.compare) ? search.compare : undefined
  const isInQuarterHours = search.step === quarterHours && view === 'power' && hasQuarterHours(period)
  return { view, period, date, compare, range: rangeOf(period, date, measuredFrom), isInQuarterHours }
}

/** All time is at most ten years, and begins with the first measurement if that is known. */
export function rangeOf(period: ShownPeriod, date: string, measuredFrom = ''): DayRange {
  if (period !== 'all') return periodAround(date, period)
  const tenYears = `${Number(date.slice(0, 4)) - 9}-01-01`
  return { from: measuredFrom > tenYears && measuredFrom <= date ? measuredFrom : tenYears, to: date }
}

/** At most a year, for pictures that read every quarter hour. */
export function yearAtMost({ from, to }: DayRange): DayRange {
  const first = addDays(to, -365)
  return { from: from > first ? from : first, to }
}

type Span = Pick<Shown, 'period' | 'range'>

const isLonger = ({ from, to }: DayRange, days: number) => to > addDays(from, days)
/** Whether so many months would be too many to tell apart. */
const isOfYears = (range: DayRange) => isLonger(range, 3 * 366)
const intervalsOfEnergy = { day: 'PT15M', week: 'PT1H', month: 'P1D', year: 'P1M' } as const
const intervalsOfPower = { day: 'PT15M', week: 'PT1H', month: 'PT1H', year: 'P1D' } as const

/** The energies of all time are those of months, or of years if there are more than three. */
export function energyInterval({ period, range }: Span): Interval {
  if (period === 'all') return isOfYears(range) ? 'P1Y' : 'P1M'
  return intervalsOfEnergy[period]
}

/** The powers of all time are those of days, or of months if it is more than a year. */
export function powerInterval({ period, range }: Span): Interval {
  if (period === 'all') return isLonger(range, 366) ? 'P1M' : 'P1D'
  return intervalsOfPower[period]
}

/** The period over which avoided CO2 is summed. */
export function carbonPeriod({ period, range }: Span): CalendarPeriod {
  if (period === 'all') return isOfYears(range) ? 'year' : 'month'
  return period === 'year' ? 'month' : 'day'
}

/** A date in the previous or next period. */
export function stepped(period: ShownPeriod, date: string, direction: 1 | -1): string {
  const { from, to } = rangeOf(period, date)
  if (period === 'all') return date
  const next = direction === 1 ? addDays(to, 1) : addDays(from, -1)
  return period === 'month' || period === 'year' ? firstOfMonth(next) : next
}
