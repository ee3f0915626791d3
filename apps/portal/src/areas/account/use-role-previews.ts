import { IconEye } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type LentRole, lentRoles } from '@wattdesk/contract/account/access/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { useAction } from '../../forms/use-action.ts'
import { startPath } from '../../session/guards.ts'
import { useCan } from '../../session/use-session.ts'
import { profileQuery } from '../profile/profile.queries.ts'
import { beginPreview } from './member-access.queries.ts'

/** Menu items that preview another role; none for members who may not. */
export function useRolePreviews(): MenuItem[] {
  const t = useT('access', 'account')
  const can = useCan()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { roles: own, workingIn } = useQuery(profileQuery).data ?? {}
  const preview = useAction({
    act: async (role: LentRole) => {
      await beginPreview(role)
      await client.fetchQuery({ ...profileQuery, staleTime: 0 })
    },
    failed: (reason) => t('access.preview.failed', { reason }),
    onDone: () => {
      void client.invalidateQueries()
      void navigate({ to: startPath() })
    },
  })
  if (!own || !can('write:account-users')) return []
  return lentRoles
    .filter((role) => !own.includes(role))
    .map((role) => ({
      key: role,
      label: t('access.preview.action', { role: t(`account.role.${role}`) }),
      icon: IconEye,
      disabledReason: workingIn ? t('access.working.noPreview', { tenant: workingIn.tenant.name }) : undefined,
      onSelect: () => preview.run(role),
    }))
}
