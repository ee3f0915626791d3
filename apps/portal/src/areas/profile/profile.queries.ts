import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listOwnAccess } from '@wattdesk/contract/account/access/calls.ts'
import { changeOwnEmail, changeOwnPassword, validateOwnEmail } from '@wattdesk/contract/account/own-sign-in/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
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
import type { Preferences } from '@wattdesk/contract/profile/models.ts'
import { call } from '../../api/call.ts'
import { updateScopes } from '../../session/session-store.ts'
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

/** Whether the member belongs to the operator; undefined until that is known. */
export function useIsOperator(): boolean | undefined {
  const kind = useQuery(profileQuery).data?.tenant.kind
  return kind && kind === 'operator'
}

export const preferencesQuery = queryOptions({
  queryKey: ['profile', 'preferences'],
  queryFn: ({ signal }) => call(getPreferences, {}, { signal }),
  meta: { showsErrors: true },
})

/** Saves a choice in the member's preferences, so that it applies in their other browsers too. */
export function useKeepPreference(): (preferences: Preferences) => void {
  const can = useCan()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (preferences: Preferences) => call(updatePreferences, { body: preferences }),
    onSuccess: (kept) => client.setQueryData(preferencesQuery.queryKey, kept),
  })
  return (preferences) => {
    if (can('write:profile')) mutate(preferences)
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
