import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useAction } from '../../forms/use-action.ts'
import { refreshInstallations } from './installations.queries.ts'

type Props = {
  customerId: string
  title: string
  confirmLabel: string
  /** The removed record, and what is deleted with it. */
  text: string
  act: () => Promise<unknown>
  /** Shown in a toast after the removal. */
  done: string
  onClose: () => void
}

export function RemovalDialog({ customerId, title, confirmLabel, text, act, done, onClose }: Props) {
  const t = useT('installations')
  const remove = useAction({
    act,
    done,
    failed: (message) => t('installations.failed.removed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    showsErrors: true,
    onDone: onClose,
  })
  return (
    <ConfirmDialog title={title} confirmLabel={confirmLabel} isDanger isPending={remove.isPending} onConfirm={remove.run} onClose={onClose}>
      <p>{text}</p>
      <FormFailure error={remove.error} words={remove.failed} />
    </ConfirmDialog>
  )
}
