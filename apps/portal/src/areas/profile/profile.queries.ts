import { hashKey, type QueryClient, type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownTenant } from '@wattdesk/contract/endpoint.ts'
import { getPreferences, getProfile, updatePreferences } from '@wattdesk/contract/profile/calls.ts'
import type { Preferences, Profile } from '@wattdesk/contract/profile/models.ts'
import { call } from '../../api/call.ts'
import { clearSelections } from '../../lists/use-selection.ts'
import { underLock } from '../../session/browser-lock.ts'
import { updateScopes } from '../../session/session-store.ts'
import { noteShownTenant, shownTenant } from '../../session/shown-tenant.ts'
import { useCan } from '../../session/use-session.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile', 'me'],
  queryFn: async ({ signal }) => {
    const profile = await call(getProfile, {}, { signal })
    // A changed role takes effect immediately: menus and buttons follow the server's current permissions.
    updateScopes(profile.permissions)
    return profile
  },
})

/** Calls say which tenant this tab shows: the one of the profile that its banner shows. */
export function followShownTenant(client: QueryClient): void {
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hashKey(profileQuery.queryKey)) return
    const profile = client.getQueryData(profileQuery.queryKey)
    if (!profile) return
    const [before, tenant] = [shownTenant(), profile.workingIn?.tenant.id ?? ownTenant]
    noteShownTenant(tenant)
    // Its lists have other rows.
    if (before && before !== tenant) clearSelections()
  })
}

/** The tenant whose records the member sees, with those below it: the one in which they work, or their own. Undefined until it is known. */
export function useScopeTenant(): Profile['tenant'] | undefined {
  const profile = useQuery(profileQuery).data
  return profile?.workingIn?.tenant ?? profile?.tenant
}

/** Whether the member sees the records of all tenants; undefined until that is known. */
export function useIsOperator(): boolean | undefined {
  const kind = useScopeTenant()?.kind
  return kind && kind === 'operator'
}

/** Refetches the permissions, then everything shown under the previous ones. */
export async function readAnew(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...profileQuery, staleTime: 0 })
  await forgetShown(client)
}

/** Nothing that was read before a switch is shown after it. */
export async function forgetShown(client: QueryClient): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== profileQuery.queryKey[0]
  client.removeQueries({ predicate, type: 'inactive' })
  await client.invalidateQueries({ predicate })
}

export const preferencesQuery = queryOptions({
  queryKey: ['profile', 'preferences'],
  queryFn: ({ signal }) => call(getPreferences, {}, { signal }),
  meta: { showsErrors: true },
})

type Choice = Preferences | ((kept: Preferences) => Preferences)

/**
 * Saves a choice in the member's preferences, so that it applies in their other browsers too. One that depends on what is kept, such as an
 * entry of a list, is a function: it gets what the server keeps now, as another tab may have changed it.
 */
export function useKeepPreference(): (choice: Choice) => void {
  const can = useCan()
  const client = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that none starts from, or shows, what an earlier one replaces.
    scope: { id: 'preferences' },
    mutationFn: (choice: Choice) =>
      underLock('preferences', async () => {
        const body = typeof choice === 'function' ? choice(await client.fetchQuery({ ...preferencesQuery, staleTime: 0 })) : choice
        return call(updatePreferences, { body })
      }),
    onSuccess: (kept) => client.setQueryData(preferencesQuery.queryKey, kept),
  })
  return (choice) => {
    if (can('write:profile')) mutate(choice)
  }
}

export const refreshProfile = (client: QueryClient) => client.invalidateQueries({ queryKey: ['profile'] })
