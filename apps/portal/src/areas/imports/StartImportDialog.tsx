import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import classes from './imports.module.css'
import { beginImport, cacheImport } from './imports.queries.ts'

/** Shows the import's effect in numbers, and asks how to treat customers that differ. */
export function StartImportDialog({ upload, onClose }: { upload: CustomerImport; onClose: () => void }) {
  const t = useT('imports')
  const { details } = upload
  // Without new customers, only updating is useful.
  const [existing, setExisting] = useState<'keep' | 'update'>(details.new > 0 ? 'keep' : 'update')
  const start = useAction({
    act: () => beginImport(upload, existing),
    failed: (reason) => t('imports.start.failed', { reason }),
    refresh: (client, started) => cacheImport(client, upload.id, started),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('imports.start.title')}
      confirmLabel={t('imports.start.confirm')}
      isPending={start.isPending}
      isBlocked={details.new === 0 && existing === 'keep'}
      onConfirm={start.run}
      onClose={onClose}
    >
      <ul className={classes.plan}>
        <li>{t('imports.start.willCreate', { count: details.new })}</li>
        {details.unchanged > 0 ? <li>{t('imports.start.willSkip', { count: details.unchanged })}</li> : null}
        {details.faulty > 0 ? <li>{t('imports.start.willLeave', { count: details.faulty })}</li> : null}
      </ul>
      {details.differs > 0 ? (
        <fieldset className={classes.choices}>
          <legend>{t('imports.start.existing', { count: details.differs })}</legend>
          {(['keep', 'update'] as const).map((choice) => (
            <label key={choice} className={classes.choice}>
              <input type="radio" name="existing" checked={existing === choice} onChange={() => setExisting(choice)} />
              {t(`imports.start.${choice}`)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </ConfirmDialog>
  )
}
