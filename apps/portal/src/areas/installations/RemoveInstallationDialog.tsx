import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import { dropInstallation, refreshInstallations } from './installations.queries.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'

type Props = { kind: KindForm; customerId: string; installation: Installation; onClose: () => void }

/** Asks before an installation is removed. */
export function RemoveInstallationDialog({ kind, customerId, installation, onClose }: Props) {
  const t = useT('installations')
  const remove = useAction({
    act: () => dropInstallation(kind, customerId, installation.configurationId),
    done: t('installations.removed'),
    failed: (message) => t('installations.failed.removed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    showsErrors: true,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('installations.remove.title')}
      confirmLabel={t('installations.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('installations.remove.text', { vendor: installation.vendor.displayName, id: installation.installationId })}</p>
      <FormFailure error={remove.error} words={remove.failed} />
    </ConfirmDialog>
  )
}
