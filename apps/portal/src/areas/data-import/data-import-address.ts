import { isDay } from '@wattdesk/ui/day/day.ts'
import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** The site, the days of the coverage, and the page of the log. `start` opens the dialog for an installation. */
export type DataImportSearch = TextSearch<'site' | 'until' | 'days' | 'page' | 'start'>

const known = textSearch(['site', 'until', 'days', 'page', 'start'])

export const coverageDays = ['30', '90', '365'] as const

export function validateDataImportSearch(search: Record<string, unknown>): DataImportSearch {
  const { until, days, page, ...rest } = known(search)
  return {
    ...rest,
    ...(isDay(until) ? { until } : {}),
    ...(coverageDays.some((one) => one === days) ? { days } : {}),
    ...(/^\d{1,6}$/.test(page ?? '') ? { page } : {}),
  }
}
