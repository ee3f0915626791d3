import type { BulkAction } from '@wattdesk/contract/bulk-actions/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { toasts } from '../../api/toasts.ts'
import { clearSelections } from '../../lists/use-selection.ts'
import layout from '../../page/layout.module.css'
import { cancelAction, startAction, undoAction, undoToast } from './bulk-actions.queries.ts'
import { useStep } from './use-step.ts'

type Props = { bulkAction: BulkAction; onClose: () => void }

/** Deactivation is confirmed by typing the number of customers. */
export function StartDialog({ bulkAction, onClose }: Props) {
  const t = useT('bulkActions')
  const { kind, planned } = bulkAction
  const start = useStep(bulkAction, startAction, { onDone: clearSelections, onEnd: onClose })
  const isDanger = kind === 'deactivate'
  return (
    <ConfirmDialog
      title={t('bulkActions.confirm.title')}
      confirmLabel={t(`bulkActions.start.${kind}`, { count: planned })}
      isDanger={isDanger}
      isPending={start.isPending}
      typed={isDanger ? { label: t('bulkActions.confirm.number'), value: planned } : undefined}
      onConfirm={start.run}
      onClose={onClose}
    >
      <p className={layout.hint}>{t(`bulkActions.confirm.${kind}`)}</p>
    </ConfirmDialog>
  )
}

export function CancelDialog({ bulkAction, onClose }: Props) {
  const t = useT('bulkActions')
  const cancel = useStep(bulkAction, cancelAction, { onEnd: onClose })
  return (
    <ConfirmDialog
      title={t('bulkActions.run.cancelTitle')}
      confirmLabel={t('bulkActions.run.stop')}
      isPending={cancel.isPending}
      onConfirm={cancel.run}
      onClose={onClose}
    >
      <p className={layout.hint}>{t('bulkActions.run.cancelText')}</p>
    </ConfirmDialog>
  )
}

type UndoProps = { bulkAction: BulkAction; kind: 'assign-feature-groups' | 'deactivate'; onClose: () => void }

export function UndoDialog({ bulkAction, kind, onClose }: UndoProps) {
  const t = useT('bulkActions')
  const undo = useStep(bulkAction, undoAction, { onDone: () => toasts.close(undoToast(bulkAction)), onEnd: onClose })
  return (
    <ConfirmDialog
      title={t('bulkActions.undo.title')}
      confirmLabel={t('bulkActions.undo.action')}
      isPending={undo.isPending}
      onConfirm={undo.run}
      onClose={onClose}
    >
      <p className={layout.hint}>{t(`bulkActions.undo.${kind}`, { count: bulkAction.acted })}</p>
      <p className={layout.hint}>{t('bulkActions.undo.text')}</p>
    </ConfirmDialog>
  )
}
