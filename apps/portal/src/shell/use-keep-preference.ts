import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Preferences, updatePreferences } from '@wattdesk/contract/profile.ts'
import { call } from '../api/call.ts'
import { preferencesQuery } from '../areas/profile/profile.queries.ts'
import { useCan } from '../session/use-session.ts'

/** Keeps a choice with the member's account, so that it holds in their other browsers too. */
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
