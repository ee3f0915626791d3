import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'

export type LifecycleStep = 'deactivate' | 'reactivate' | 'migrate' | 'purge'

/** Why each lifecycle step is unavailable; undefined if it is available. */
export function useLifecycleReasons({ status, purgeAt }: Pick<Customer, 'status' | 'purgeAt'>): Record<LifecycleStep, string | undefined> {
  const t = useT('customerLifecycle')
  const can = useCan()
  const gone = status === 'deleted' ? t('customerLifecycle.purge.isPurged') : undefined
  const isOver = purgeAt !== null && nowMs() >= Date.parse(purgeAt)
  const notInactive = status === 'active' ? t('customerLifecycle.reactivate.notInactive') : undefined
  const mayEnd = can('delete:customers')
  const mayMove = can(['write:customers', 'write:customers-sub-customers'], { all: true })
  return {
    deactivate: mayEnd
      ? (gone ?? (status === 'inactive' ? t('customerLifecycle.deactivate.notActive') : undefined))
      : t('customerLifecycle.noPermission.deactivate'),
    reactivate: can('write:customers')
      ? (gone ?? notInactive ?? (isOver ? t('customerLifecycle.reactivate.ended') : undefined))
      : t('customerLifecycle.noPermission.reactivate'),
    migrate: mayMove ? gone : t('customerLifecycle.migration.noPermission'),
    purge: mayEnd
      ? (gone ?? (status === 'active' ? t('customerLifecycle.purge.notInactive') : undefined))
      : t('customerLifecycle.noPermission.purge'),
  }
}
