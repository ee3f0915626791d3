import type { Site } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import type { KindForm } from './kinds/kind-form.ts'

/** Why an action is disabled; absent if it is available. */
export type Reasons = { add?: string; edit?: string; remove?: string; act?: string; guarded?: string }

export function useInstallationRights(
  isActive: boolean,
  sites: readonly Site[] | undefined,
): (kind?: Pick<KindForm, 'guarded'>) => Reasons {
  const t = useT('installations')
  const can = useCan()
  const inactive = isActive ? undefined : t('installations.notActive')
  const missing = t('installations.noPermission')
  const write = can('write:customers') ? inactive : missing
  return ({ guarded } = {}) => ({
    add: write ?? (sites?.length === 0 ? t('installations.noSite') : undefined),
    edit: write,
    act: write,
    guarded: guarded && can(guarded.permission) ? inactive : missing,
    remove: can('delete:customers') ? inactive : missing,
  })
}
