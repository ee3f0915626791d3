import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { BulkAction } from '@wattdesk/contract/bulk-actions/models.ts'
import { bulkActionUndoPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useState } from 'react'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { UndoDialog } from './BulkActionDialogs.tsx'

/** The undo button with its remaining time, or a note that there is no undo. */
export function UndoButton({ bulkAction, now }: { bulkAction: BulkAction; now: number }) {
  const t = useT('bulkActions')
  const can = useCan()
  const [asks, setAsks] = useState(false)
  const { kind, undoUntil, acted } = bulkAction
  const needed = bulkActionUndoPermissions[kind]
  if (acted === 0) return null
  if (!needed || !undoUntil || (kind !== 'assign-feature-groups' && kind !== 'deactivate')) {
    return <p className={layout.hint}>{t('bulkActions.undo.never')}</p>
  }
  const isOver = now >= Date.parse(undoUntil)
  const refusal = isOver ? t('bulkActions.undo.ended') : can(needed, { all: true }) ? undefined : t('bulkActions.noPermission.undo')
  return (
    <div className={layout.buttons}>
      <p className={layout.hint}>
        {isOver ? (
          t('bulkActions.undo.ended')
        ) : (
          <>
            {t('bulkActions.undo.left')} <Countdown until={undoUntil} isShort />
          </>
        )}
      </p>
      <Tooltip label={refusal}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={refusal !== undefined}
          onClick={() => setAsks(true)}
        >
          {t('bulkActions.undo.action')}
        </Button>
      </Tooltip>
      {asks ? <UndoDialog bulkAction={bulkAction} kind={kind} onClose={() => setAsks(false)} /> : null}
    </div>
  )
}
