import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { CallInput, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { type Column, type Order, parseOrder, visibleColumns } from '@wattdesk/ui/list/column.ts'
import { useMemo } from 'react'
import { call } from '../api/call.ts'
import type { ColumnOf, List, PagedCall, RowOf } from './define-list.ts'
import type { TextSearch } from './list-address.ts'
import { isSamePath } from './same-path.ts'

type Address = Readonly<Record<string, string | undefined>>
type Options<Call extends PagedCall> = {
  params?: CallInput<Call>['params']
  /** What else the rows depend on, such as the version of their import. A change refetches them. */
  edition?: string | number
  /** Further query parameters of the call, such as a term in the path. */
  fixed?: CallInput<Call>['query']
}

/** The page of a list at an address. The previous page stays visible until it is loaded. */
export function pageQuery<Call extends PagedCall, Filters, Key extends string>(
  list: List<Call, Filters, Key>,
  address: Address,
  { params, edition, fixed }: Options<Call> = {},
) {
  const query = { ...(fixed as object | undefined), ...list.callQuery(address) }
  const input: unknown = { params, query }
  return queryOptions({
    queryKey: [...list.key(params as CallInput<Call>['params']), query, ...(edition === undefined ? [] : [edition])],
    // The list was declared for this call.
    queryFn: ({ signal }) => call(list.call, input as CallInput<Call>, { signal }),
    placeholderData: keepPreviousData,
  })
}

type ListingOptions<Call extends PagedCall> = Options<Call> & {
  /** Defaults for absent parameters; the value `all` overrides one. */
  assumed?: Address
  /** When to refetch; false if nothing is in progress. */
  pollMs?: (page: ResponseOf<Call>) => number | false
}

/** A list at its address, and every way to change the address. */
export type Listing<Row, Filters, Search = Address, Page = ListOf<Row>> = {
  list: Pick<List, 'name' | 'vocabulary'> & { filters: Filters }
  address: Search
  /** The parameters in the address itself, without the list's defaults and those of the surrounding screen. */
  stated: Address
  /** The parameters of the surrounding screen. */
  place: Address
  page: Page | undefined
  result: { data?: unknown; error: unknown; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown }
  columns: readonly Column<Row>[]
  /** Undefined for the default columns. */
  chosen: readonly string[] | undefined
  shown: readonly Column<Row>[]
  order: Order | undefined
  isNarrowed: boolean
  /** Filters or sorts the list: returns to the first page and closes what is open. */
  change: (next: Search) => void
  turn: (page: number) => void
  /** Opens or closes something in the list, or changes its look. */
  open: (next: Search) => void
  clear: () => void
  openView: (view: Record<string, string>, options: { isStep: boolean }) => void
}

/**
 * The list at an address. Changes work alike in every list: turning the page adds a step that the browser's Back undoes; any other change
 * replaces the current address and returns to the first page.
 */
export function useListing<Call extends PagedCall, Filters, Key extends string>(
  list: List<Call, Filters, Key>,
  columns: readonly ColumnOf<List<Call, Filters, Key>>[],
  { assumed, pollMs, ...options }: ListingOptions<Call> = {},
) {
  type Row = RowOf<List<Call, Filters, Key>>
  const navigate = useNavigate()
  const router = useRouter()
  const screen = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const given = useSearch({ strict: false })
  const own = list.read(given)
  const place: Address = list.placed(own)
  const stated = Object.fromEntries(Object.entries<string | undefined>(own).filter(([key]) => !(key in place)))
  const address: TextSearch<Key> = { ...assumed, ...own }
  const result = useQuery({
    ...pageQuery(list, address, options),
    refetchInterval: ({ state: { data } }) => (pollMs && data ? pollMs(data) : false),
  })
  const { columns: columnKeys }: Address = address
  const chosen = useMemo(() => columnKeys?.split(','), [columnKeys])
  const shown = useMemo(() => visibleColumns<Row>(columns, chosen), [columns, chosen])

  // Changes the newest address, which may not be rendered yet: otherwise, the second of two quick changes would undo the first.
  const go = (next: (now: TextSearch<Key>) => Address, isStep: boolean) => {
    // The next screen may still be loading. A search that was typed in this one must not narrow it. No list is shown around another screen.
    if (!isSamePath(router.latestLocation.pathname, screen)) return
    const search = (now: Address) => next({ ...assumed, ...list.read(now) })
    // Every route of a list accepts its parameters.
    void navigate({ to: '.', search: search as never, replace: !isStep })
  }
  const all = Object.fromEntries(Object.keys(assumed ?? {}).map((key) => [key, 'all']))
  const meant = (next: Address) => Object.fromEntries(Object.entries(next).map(([key, text]) => [key, text ?? all[key]]))
  const listing: Listing<Row, Filters, TextSearch<Key>, ResponseOf<Call>> = {
    list,
    address,
    stated,
    place,
    page: result.data,
    result,
    columns,
    chosen,
    shown,
    order: parseOrder(list.orderOf(address)),
    isNarrowed: list.isNarrowed(address),
    change: (next) => go((now) => ({ ...list.closed(now), ...meant(next) }), false),
    turn: (page) => go((now) => ({ ...list.closed(now), page: page > 0 ? String(page + 1) : undefined }), true),
    open: (next) => go((now) => ({ ...now, ...next }), false),
    clear: () => go((now) => ({ ...list.cleared(now), ...all }), true),
    openView: (view, { isStep }) => go((now) => ({ ...list.placed(now), ...view }), isStep),
  }
  return { ...listing, query: list.callQuery(address) }
}
