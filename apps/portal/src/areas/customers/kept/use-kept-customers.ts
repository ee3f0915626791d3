import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import { favoritesMax } from '@wattdesk/contract/profile/terms.ts'
import { call } from '../../../api/call.ts'
import { recentCustomers } from '../../../page/recent-customers.ts'
import { useCan } from '../../../session/use-session.ts'
import { preferencesQuery, useKeepPreference } from '../../profile/profile.queries.ts'

/** Omits customers that the member may not see. */
const namedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['customers', 'list', 'kept', ids],
    queryFn: ({ signal }) =>
      call(listCustomers, { query: { limit: 100, filter: JSON.stringify({ id: { op: 'in', value: ids } }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export function useKeptCustomers(isAsked: boolean): { favorites: CustomerRow[]; recent: CustomerRow[] } {
  const isKept = useCan()('read:customers') && isAsked
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: isKept })
  const favorites = preferences?.favoriteCustomers ?? []
  const recent = isKept ? recentCustomers().filter((id) => !favorites.includes(id)) : []
  const { data } = useQuery({ ...namedQuery([...favorites, ...recent]), enabled: isKept && favorites.length + recent.length > 0 })
  const rowsOf = (ids: readonly string[]) => (isKept ? ids.flatMap((id) => data?.items.find((one) => one.id === id) ?? []) : [])
  return { favorites: rowsOf(favorites), recent: rowsOf(recent) }
}

/** `toggle` is undefined when the member has too many favourites. */
export function useFavorite(id: string): { isFavorite: boolean; toggle: (() => void) | undefined } {
  const can = useCan()
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: can('read:profile') })
  const keep = useKeepPreference()
  const kept = preferences?.favoriteCustomers ?? []
  const isFavorite = kept.includes(id)
  const mayToggle = preferences && can('write:profile') && (isFavorite || kept.length < favoritesMax)
  const toggle = () =>
    keep(({ favoriteCustomers = [] }) => {
      const others = favoriteCustomers.filter((one) => one !== id)
      return { favoriteCustomers: isFavorite ? others : [id, ...others] }
    })
  return { isFavorite, toggle: mayToggle ? toggle : undefined }
}
