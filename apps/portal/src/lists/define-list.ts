import type { QueryKey } from '@tanstack/react-query'
import type { CallInput, Endpoint, QueryOf, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { defaultPageSize, pageSizes } from '@wattdesk/contract/page-sizes.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'
import type { Column } from '@wattdesk/ui/list/column.ts'
import type { z } from 'zod'
import type { TextSearch } from './list-address.ts'
import { askedBy, type Filter, type FilterKey, type FilterOf, keysOfFilter } from './list-filters.ts'
import type { Vocabulary } from './view-state.ts'

/** Every list has these parameters. Pages count from 1. `view` is the opened saved view. */
const listKeys = ['page', 'limit', 'order', 'columns', 'view'] as const
type ListKey = (typeof listKeys)[number]

export type PagedCall = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<ListOf<unknown>>>

export type OrderOf<Call extends Endpoint> = QueryOf<Call> extends { order: { field: infer Field extends string }[] } ? Field : never

type Params<Call extends Endpoint> = CallInput<Call>['params']

type Declaration<Call extends Endpoint, Filters, Extra, Place> = {
  name: ViewedList
  /** The query key of its pages, below the record whose changes refetch them. */
  key: (params: Params<Call>) => QueryKey
  /** Sortable fields. */
  orders?: readonly OrderOf<Call>[]
  defaultOrder?: `${OrderOf<Call>}:${'asc' | 'desc'}`
  /** Named by their URL parameters, in display order. */
  filters: Filters
  /** Further parameters, such as the open record. Dropped when the list is narrowed or paged. */
  extras?: readonly Extra[]
  /** Parameters of the surrounding screen, such as the import whose rows it shows. Always kept. */
  place?: readonly Place[]
}

type Address = Readonly<Record<string, string | undefined>>

/** A list: the parameters of its address, and the query that they become. */
export type List<Call extends PagedCall = PagedCall, Filters = Readonly<Record<string, Filter>>, Key extends string = string> = {
  readonly name: ViewedList
  readonly call: Call
  readonly key: (params: Params<Call>) => QueryKey
  readonly orders: readonly string[]
  readonly filters: Filters
  /** Reads the parameters that this list knows. */
  read: (address: Readonly<Record<string, unknown>>) => TextSearch<Key>
  /** Converts the address to the call's query. */
  callQuery: (address: Address) => NonNullable<CallInput<Call>['query']>
  /** The current order; undefined for lists without orders. */
  orderOf: (address: Address) => string | undefined
  isNarrowed: (address: Address) => boolean
  /** Removes filters, but keeps order and look. */
  cleared: (address: Address) => TextSearch<Key>
  /** Closes what is open and returns to the first page: the basis for a change of filters or order. */
  closed: (address: Address) => TextSearch<Key>
  /** The parameters of the surrounding screen. */
  placed: (address: Address) => TextSearch<Key>
  /** What a saved view may contain. */
  vocabulary: (columns: readonly { key: string }[]) => Vocabulary
}

export type RowOf<One> = One extends { call: infer Call extends PagedCall }
  ? ResponseOf<Call> extends { items: (infer Row)[] }
    ? Row
    : never
  : never
/** The type rejects orders that the call does not know. */
export type ColumnOf<One> = One extends { call: infer Call extends PagedCall } ? Column<RowOf<One>, OrderOf<Call>> : never

export type SearchOf<One> = One extends { read: (address: Readonly<Record<string, unknown>>) => infer Search } ? Search : never

/**
 * Declares a list once. The parameters of its address, the query of its call, the vocabulary of saved views, and the meaning of narrowing
 * and clearing derive from it. The compiler rejects filters and orders that the call does not know.
 */
export function defineList<
  Call extends PagedCall,
  const Filters extends Readonly<Record<string, FilterOf<Call>>>,
  const Extra extends string = never,
  const Place extends string = never,
>(call: Call, declaration: Declaration<Call, Filters, Extra, Place>): List<Call, Filters, ListKey | FilterKey<Filters> | Extra | Place> {
  const { name, key: cacheKey, filters, orders = [], defaultOrder, extras = [], place = [] } = declaration
  // The type parameter has checked each filter; only its kind matters from here on.
  const each = Object.entries(filters as Readonly<Record<string, Filter>>)
  const filterKeys = each.flatMap(([key, filter]) => keysOfFilter(key, filter))
  const known = new Set<string>([...listKeys, ...filterKeys, ...extras, ...place])
  type Search = TextSearch<ListKey | FilterKey<Filters> | Extra | Place>
  const keep = (address: Readonly<Record<string, unknown>>, isKept: (key: string) => boolean) => {
    const given = Object.entries(address).filter(([key, value]) => known.has(key) && isKept(key) && typeof value === 'string' && value)
    return Object.fromEntries(given) as Search // only known keys
  }
  const orderOf = ({ order }: Address) => (isKnownOrder(order, orders) ? order : defaultOrder)
  const open = new Set<string>([...extras, 'page'])
  const narrowing = new Set<string>([...filterKeys, ...open])

  return {
    name,
    call,
    key: cacheKey,
    orders,
    filters,
    read: (address) => keep(address, () => true),
    orderOf,
    isNarrowed: (address) => each.some(([key, filter]) => askedBy(key, filter, address) !== undefined),
    closed: (address) => keep(address, (key) => !open.has(key)),
    // The list no longer matches the open view, so it leaves it.
    cleared: (address) => ({ ...keep(address, (key) => !narrowing.has(key)), ...(address.view ? { view: 'none' } : {}) }),
    placed: (address) => keep(address, (key) => (place as readonly string[]).includes(key)),
    vocabulary: (columns) => ({
      keys: ['order', 'limit', 'columns', ...filterKeys],
      words: {
        order: orders,
        limit: pageSizes.map(String),
        columns: columns.map((column) => column.key),
        ...Object.fromEntries(each.flatMap(([key, filter]) => wordsOf(filter).map((words) => [key, words]))),
      },
    }),
    callQuery: (address) => {
      const parameters: Record<string, unknown> = { ...pageOf(address), order: orderOf(address) }
      const terms: Record<string, unknown> = {}
      for (const [key, filter] of each) {
        const asked = askedBy(key, filter, address)
        if (!asked) continue
        if ('parameter' in filter) parameters[filter.parameter] = 'value' in asked ? asked.value : undefined
        else terms[filter.field] = 'term' in asked ? asked.term : undefined
      }
      if (Object.keys(terms).length > 0) parameters.filter = JSON.stringify(terms)
      return parameters as NonNullable<CallInput<Call>['query']> // the declaration names only parameters and fields of this call
    },
  }
}

/** The accepted values of a filter, if they are fixed. `all` overrides the default of a single value. */
function wordsOf(filter: Filter): (readonly string[])[] {
  if (!('choices' in filter) || !filter.choices) return []
  return [filter.kind === 'one' ? [...filter.choices, 'all'] : filter.choices]
}

function isKnownOrder(order: string | undefined, orders: readonly string[]): order is string {
  const parts = order?.split(',') ?? []
  return parts.length > 0 && parts.every((part) => /^\w+(:(asc|desc))?$/.test(part) && orders.includes(part.split(':')[0] ?? ''))
}

/** Page and size as the call counts them. Invalid values become the first page of the default size. */
export function pageOf({ page, limit }: Address): { page: number; limit: number } {
  const number = Math.trunc(Number(page ?? 1)) - 1
  return {
    page: Number.isFinite(number) && number > 0 ? number : 0,
    limit: pageSizes.find((size) => String(size) === limit) ?? defaultPageSize,
  }
}
