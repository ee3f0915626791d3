import { Checkbox, TextInput } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import layout from '../../page/layout.module.css'
import type { PrepareProps } from './AssignGroupsDialog.tsx'
import classes from './bulk-actions.module.css'

/** Asks why customers are to be deactivated, and whether those are meant who were created automatically. */
export function DeactivateDialog({ preview, onClose }: PrepareProps) {
  const t = useT('bulk')
  const [reason, setReason] = useState('')
  const [includesAutomated, setIncludesAutomated] = useState(false)
  return (
    <Dialog title={t('bulk.heading.deactivate')} onClose={onClose}>
      <DialogForm
        onSubmit={() => preview.run({ kind: 'deactivate', includesAutomated, ...(reason.trim() ? { reason } : {}) })}
        action={preview}
        isDirty={reason !== '' || includesAutomated}
        submit={t('bulk.prepare.preview')}
      >
        <TextInput
          data-autofocus
          label={
            <>
              {t('bulk.prepare.reason')} <span className={classes.optional}>{t('ui.optional')}</span>
            </>
          }
          description={t('bulk.prepare.reasonHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Checkbox
          label={t('bulk.prepare.includesAutomated')}
          description={t('bulk.prepare.includesAutomatedHelp')}
          checked={includesAutomated}
          onChange={(event) => setIncludesAutomated(event.currentTarget.checked)}
        />
        <p className={layout.hint}>{t('bulk.prepare.hint')}</p>
      </DialogForm>
    </Dialog>
  )
}
