import { type TextSearch, textSearch } from '../../lists/list-address.ts'

/** Which configuration is looked at, on which day. */
export type DataDebugSearch = TextSearch<'config' | 'date'>

const known = textSearch(['config', 'date'])

/** Ignores a value that is not a calendar day instead of requesting it. */
export function validateDataDebugSearch(search: Record<string, unknown>): DataDebugSearch {
  const { date, config } = known(search)
  const isDay = date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
  return { ...(config ? { config } : {}), ...(isDay ? { date } : {}) }
}
