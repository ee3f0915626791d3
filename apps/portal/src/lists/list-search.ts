import { defaultPageSize, pageSizes } from '@wattdesk/contract/paging.ts'

/** What every list keeps in the address; pages count from 1 there, as people do. `view` is the saved view it began with. */
export const listKeys = ['page', 'limit', 'q', 'order', 'columns', 'view'] as const
export type ListKey = (typeof listKeys)[number]
export type TextSearch<Key extends string> = Partial<Record<Key, string>>

/** Checks an address's query: the parameters a screen knows, as text; others are dropped. */
export function textSearch<const Keys extends readonly string[]>(keys: Keys) {
  return (search: Record<string, unknown>): TextSearch<Keys[number]> => {
    const given = keys.flatMap((key) => {
      const value = search[key]
      return typeof value === 'string' && value !== '' ? [[key, value]] : []
    })
    return Object.fromEntries(given)
  }
}

/** The address of a list without filters of its own. */
export const validateListSearch: (search: Record<string, unknown>) => TextSearch<ListKey> = textSearch(listKeys)

/** Page and size as the API counts them; what makes no sense falls back to the first page of the standard size. */
export function pageOf(search: TextSearch<'page' | 'limit'>): { page: number; limit: number } {
  const page = Math.trunc(Number(search.page ?? 1)) - 1
  const limit = pageSizes.find((size) => String(size) === search.limit) ?? defaultPageSize
  return { page: Number.isFinite(page) && page > 0 ? page : 0, limit }
}

/** The values chosen in a filter, those that exist. */
export function chosenOf<Value extends string>(text: string | undefined, known: readonly Value[]): Value[] {
  const given = new Set(text?.split(','))
  return known.filter((value) => given.has(value))
}

export type FilterTerm = { op: string; value: unknown }

/** The `filter` parameter of a list: only fields that are narrowed. */
export function filterText(terms: Record<string, FilterTerm | FilterTerm[] | undefined>): string | undefined {
  const given = Object.entries(terms).filter(([, term]) => term !== undefined && !(Array.isArray(term) && term.length === 0))
  return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined
}

export const oneOf = (values: readonly string[]): FilterTerm | undefined => (values.length > 0 ? { op: 'in', value: values } : undefined)

/** Whole days `YYYY-MM-DD` as instants of the reader's own days: half open, the last day included. */
export function withinDays(from: string | undefined, until: string | undefined): FilterTerm[] {
  const start = from ? startOfDay(from, 0) : undefined
  const end = until ? startOfDay(until, 1) : undefined
  return [...(start ? [{ op: 'gte', value: start }] : []), ...(end ? [{ op: 'lt', value: end }] : [])]
}

function startOfDay(day: string, plusDays: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  return new Date(year, month - 1, date + plusDays).toISOString()
}
