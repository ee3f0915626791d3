import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { startWorkingInTenant, stopWorkingInTenant } from '@wattdesk/contract/account/access/calls.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { call } from '../../api/call.ts'
import { useAction } from '../../forms/use-action.ts'
import { startPath } from '../../session/guards.ts'
import { profileQuery, refreshProfile } from './profile.queries.ts'

type Options = { onSwitched?: () => void; onFailed?: () => void }

/** Starts working in the tenant of a loan, or stops it (null). The shell says where the member works then. */
export function useSwitchTenant({ onSwitched, onFailed }: Options = {}) {
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
    onError: () => {
      onFailed?.()
      return false
    },
  })
}
