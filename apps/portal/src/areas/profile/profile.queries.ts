import { hashKey, type QueryClient, type QueryKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listOwnAccess, startWorkingInTenant, stopWorkingInTenant } from '@wattdesk/contract/account/access/calls.ts'
import { changeOwnEmail, changeOwnPassword, validateOwnEmail } from '@wattdesk/contract/account/own-sign-in/calls.ts'
import { type CallInput, ownTenant } from '@wattdesk/contract/endpoint.ts'
import {
  endMySession,
  getPreferences,
  getProfile,
  listMySessions,
  removeMultifactor,
  startMultifactor,
  updatePreferences,
  updateProfile,
  validateMultifactor,
} from '@wattdesk/contract/profile/calls.ts'
import type { Preferences, Profile } from '@wattdesk/contract/profile/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { call } from '../../api/call.ts'
import { useAction } from '../../forms/use-action.ts'
import { clearSelections } from '../../lists/use-selection.ts'
import { underLock } from '../../session/browser-lock.ts'
import { startPath } from '../../session/guards.ts'
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

/** Starts working in the tenant of a loan, or stops it (null). The shell says where the member works then. */
export function useSwitchTenant(onSwitched?: () => void) {
  const t = useT('access')
  const client = useQueryClient()
  const navigate = useNavigate()
  return useAction({
    act: async (loanId: string | null) => {
      await (loanId ? call(startWorkingInTenant, { params: { loanId } }) : call(stopWorkingInTenant, {}))
      await client.fetchQuery({ ...profileQuery, staleTime: 0 })
    },
    failed: (reason) => t('access.working.failed', { reason }),
    refresh: refreshProfile,
    onDone: () => {
      onSwitched?.()
      return navigate({ to: startPath() })
    },
  })
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

export const ownAccessQuery = queryOptions({
  queryKey: ['profile', 'access'],
  queryFn: ({ signal }) => call(listOwnAccess, {}, { signal }),
})

export const mySessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: ({ signal }) => call(listMySessions, {}, { signal }),
})

export const endSession = (id: string) => call(endMySession, { params: { id } })

export const changeProfile = (body: CallInput<typeof updateProfile>['body']) => call(updateProfile, { body })
export const beginMultifactor = () => call(startMultifactor, {})
export const activateMultifactor = (multifactorToken: string) => call(validateMultifactor, { body: { multifactorToken } })
export const dropMultifactor = () => call(removeMultifactor, {})

export const changeEmail = (email: string) => call(changeOwnEmail, { body: { email } })
export const confirmEmail = (token: string) => call(validateOwnEmail, { body: { token } })
export const mailPasswordLink = () => call(changeOwnPassword, {})

export const refreshProfile = (client: QueryClient) => client.invalidateQueries({ queryKey: ['profile'] })
