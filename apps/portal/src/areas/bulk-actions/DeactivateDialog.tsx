import { Checkbox, TextInput } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import layout from '../../page/layout.module.css'
import type { PrepareProps } from './AssignGroupsDialog.tsx'
import classes from './bulk-actions.module.css'

/** Asks for a reason, and whether to include automatically created customers. */
export function DeactivateDialog({ preview, onClose }: PrepareProps) {
  const t = useT('bulkActions')
  const [reason, setReason] = useState('')
  const [includesAutomated, setIncludesAutomated] = useState(false)
  return (
    <Dialog title={t('bulkActions.heading.deactivate')} onClose={onClose}>
      <DialogForm
        onSubmit={() => preview.run({ kind: 'deactivate', includesAutomated, ...(reason.trim() ? { reason } : {}) })}
        action={preview}
        isDirty={reason !== '' || includesAutomated}
        submit={t('bulkActions.prepare.preview')}
      >
        <TextInput
          data-autofocus
          label={
            <>
              {t('bulkActions.prepare.reason')} <span className={classes.optional}>{t('ui.optional')}</span>
            </>
          }
          description={t('bulkActions.prepare.reasonHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Checkbox
          label={t('bulkActions.prepare.includesAutomated')}
          description={t('bulkActions.prepare.includesAutomatedHelp')}
          checked={includesAutomated}
          onChange={(event) => setIncludesAutomated(event.currentTarget.checked)}
        />
        <p className={layout.hint}>{t('bulkActions.prepare.hint')}</p>
      </DialogForm>
    </Dialog>
  )
}
