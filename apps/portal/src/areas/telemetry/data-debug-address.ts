import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** Which configuration is looked at, on which day. */
export type DataDebugSearch = TextSearch<'config' | 'date'>

const known = textSearch(['config', 'date'])

/** What is no day of the calendar is left out, rather than asked for. */
export function validateDataDebugSearch(search: Record<string, unknown>): DataDebugSearch {
  const { date, config } = known(search)
  const isDay = date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
  return { ...(config ? { config } : {}), ...(isDay ? { date } : {}) }
}
