import type { CalendarPeriod } from '@wattdesk/energy/terms.ts'
import { isDay } from '@wattdesk/ui/day/day.ts'
import { type TextSearch, textSearch } from '../../lists/list-address.ts'

export const views = [
  'energy',
  'power',
  'sources',
  'devices',
  'wallbox',
  'electricCar',
  'gas',
  'solarCloud',
  'heatMap',
  'forecast',
  'summary',
] as const
export type View = (typeof views)[number]

export const shownPeriods = ['day', 'week', 'month', 'year', 'all'] as const
export type ShownPeriod = (typeof shownPeriods)[number]
export const comparisons = ['day', 'week', 'month', 'year'] as const satisfies CalendarPeriod[]

/** The value of `step` that requests quarter hours. */
export const quarterHours = 'PT15M'

/** The home, the view, its period and the period to compare with. */
export type HistorySearch = TextSearch<'site' | 'view' | 'period' | 'date' | 'compare' | 'step'>

const known = textSearch(['site', 'view', 'period', 'date', 'compare', 'step'])

/** Drops unknown parameters. */
export function validateHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { site, view, period, date, compare, step } = known(search)
  return {
    ...(site ? { site } : {}),
    ...(isOneOf(views, view) ? { view } : {}),
    ...(isOneOf(shownPeriods, period) ? { period } : {}),
    ...(isDay(date) && /^(19|20|21)/.test(date) ? { date } : {}),
    ...(isOneOf(comparisons, compare) ? { compare } : {}),
    ...(step === quarterHours ? { step } : {}),
  }
}

export function isOneOf<const T extends string>(choices: readonly T[], value: string | undefined): value is T {
  return choices.some((choice) => choice === value)
}
