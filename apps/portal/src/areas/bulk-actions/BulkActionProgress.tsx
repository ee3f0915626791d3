import type { BulkAction } from '@wattdesk/contract/bulk-actions/models.ts'
import { ProgressBar } from '@wattdesk/ui/feedback/ProgressBar.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import layout from '../../page/layout.module.css'
import { isInProgress } from './bulk-actions.queries.ts'

export function BulkActionProgress({ bulkAction }: { bulkAction: BulkAction }) {
  const t = useT('bulkActions')
  if (!isInProgress(bulkAction)) return null
  const { status, total, planned, refused, acted, overtaken, undone, kept } = bulkAction
  const of = {
    freezing: { done: planned + refused, total },
    running: { done: acted + overtaken, total: planned },
    undoing: { done: undone + kept, total: acted },
  }
  const far = of[status as keyof typeof of] // both are in progress
  const isGathering = status === 'freezing' && far.done === 0
  const words = isGathering
    ? t('bulkActions.preview.gathering')
    : t(
        status === 'freezing'
          ? 'bulkActions.preview.checking'
          : status === 'running'
            ? 'bulkActions.run.progress'
            : 'bulkActions.run.undoProgress',
        far,
      )
  return (
    <>
      <ProgressBar label={t(`bulkActions.status.${status}`)} done={far.done} total={far.total} isUnknown={isGathering} />
      <p className={layout.meta} aria-live="polite">
        <span className="wd-figures">{words}</span>
        <span>{t('bulkActions.preview.leave')}</span>
      </p>
    </>
  )
}
