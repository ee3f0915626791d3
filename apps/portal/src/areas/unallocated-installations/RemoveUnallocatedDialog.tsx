import { useNavigate } from '@tanstack/react-router'
import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { refreshUnallocated, remove } from './unallocated-installations.queries.ts'

/** Lists what is deleted with the installation. */
export function RemoveUnallocatedDialog({ installation, onClose }: { installation: UnallocatedInstallation; onClose: () => void }) {
  const t = useT('unallocatedInstallations')
  const navigate = useNavigate()
  const action = useAction({
    act: () => remove(installation.id),
    done: t('unallocatedInstallations.remove.done'),
    failed: (reason) => t('unallocatedInstallations.remove.failed', { reason }),
    onDone: () => navigate({ to: '/dashboard/unallocated-installations/list', search: {} }),
    refresh: refreshUnallocated,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('unallocatedInstallations.remove.title')}
      confirmLabel={t('unallocatedInstallations.remove.action')}
      isDanger
      isPending={action.isPending}
      onConfirm={action.run}
      onClose={onClose}
    >
      <p>{t('unallocatedInstallations.remove.text', { serial: installation.serialNumber })}</p>
    </ConfirmDialog>
  )
}
