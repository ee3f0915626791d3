import { Checkbox, TextInput } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import layout from '../../page/layout.module.css'
import type { PrepareProps } from './AssignGroupsDialog.tsx'
import classes from './bulk-actions.module.css'

/** Asks why customers are to be deactivated, and whether those are meant who were created automatically. */
export function DeactivateDialog({ preview, onClose }: PrepareProps) {
  const t = useT('bulk')
  const [reason, setReason] = useState('')
  const [includesAutomated, setIncludesAutomated] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    preview.mutate({ kind: 'deactivate', includesAutomated, ...(reason.trim() ? { reason } : {}) })
  }
  return (
    <Dialog title={t('bulk.heading.deactivate')} onClose={onClose} isPinned={preview.isPending}>
      <DialogForm
        onSubmit={submit}
        action={preview}
        failed={(why) => t('bulk.prepare.failed', { reason: why })}
        submit={t('bulk.prepare.preview')}
        onCancel={onClose}
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
