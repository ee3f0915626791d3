import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'

/** Asks before typed work is dropped. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const t = useT('forms')
  return (
    <ConfirmDialog
      title={t('forms.discard.title')}
      cancelLabel={t('forms.discard.keep')}
      confirmLabel={t('forms.discard.discard')}
      isDanger
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <p>{t('forms.discard.text')}</p>
    </ConfirmDialog>
  )
}
