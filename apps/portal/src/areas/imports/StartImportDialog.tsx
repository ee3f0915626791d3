import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CustomerImport } from '@wattdesk/contract/imports.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useState } from 'react'
import { sentenceOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import classes from './imports.module.css'
import { beginImport, noteImport, refreshImport } from './imports.queries.ts'

/** Says in numbers what the import will do, and asks about customers that differ. */
export function StartImportDialog({ upload, onClose }: { upload: CustomerImport; onClose: () => void }) {
  const t = useT('imports')
  const speech = useLanguage()
  const client = useQueryClient()
  const { details } = upload
  // Without new customers there is nothing to do but to update.
  const [existing, setExisting] = useState<'keep' | 'update'>(details.new > 0 ? 'keep' : 'update')
  const start = useMutation({
    meta: { showsErrors: true },
    mutationFn: () => beginImport(upload, existing),
    onSuccess: (started) => noteImport(client, started),
    onError: (error) => {
      void refreshImport(client, upload.id)
      toasts.show({ message: t('imports.start.failed', { reason: sentenceOf(error, speech) }), toastType: 'error' })
    },
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title={t('imports.start.title')}
      confirmLabel={t('imports.start.confirm')}
      isPending={start.isPending}
      isBlocked={details.new === 0 && existing === 'keep'}
      onConfirm={() => start.mutate()}
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
