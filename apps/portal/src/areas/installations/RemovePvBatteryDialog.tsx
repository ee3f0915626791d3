import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { sentenceOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { dropPvBattery, refreshInstallations } from './installations.queries.ts'

type Props = { customerId: string; installation: PvBattery; onClose: () => void }

/** Asks before an installation is removed. */
export function RemovePvBatteryDialog({ customerId, installation, onClose }: Props) {
  const t = useT('installations')
  const speech = useLanguage()
  const client = useQueryClient()
  const remove = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => dropPvBattery(customerId, installation.configurationId),
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
