import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { sentenceOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { dropInstallation, refreshInstallations } from './installations.queries.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'

type Props = { kind: KindForm; customerId: string; installation: Installation; onClose: () => void }

/** Asks before an installation is removed. */
export function RemoveInstallationDialog({ kind, customerId, installation, onClose }: Props) {
  const t = useT('installations')
  const speech = useLanguage()
  const client = useQueryClient()
  const remove = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => dropInstallation(kind, customerId, installation.configurationId),
    onSuccess: () => toasts.show({ message: t('installations.removed'), toastType: 'success' }),
    onError: (error) =>
      toasts.show({ message: t('installations.failed.removed', { message: sentenceOf(error, speech) }), toastType: 'error' }),
    onSettled: () => {
      onClose()
      return refreshInstallations(client, customerId)
    },
  })
  return (
    <ConfirmDialog
      title={t('installations.remove.title')}
      confirmLabel={t('installations.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('installations.remove.text', { vendor: installation.vendor.displayName, id: installation.installationId })}</p>
    </ConfirmDialog>
  )
}
