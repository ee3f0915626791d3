import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SavedView, savedViewAddition, type ViewedList, type ViewState } from '@wattdesk/contract/saved-views.ts'
import { CheckField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useCallback, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { toasts } from '../api/toasts.ts'
import { DialogForm } from '../forms/DialogForm.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { addView, refreshViews } from './saved-views.queries.ts'

type Props = {
  list: ViewedList
  state: ViewState
  /** The name of the view that is copied. */
  proposed: string
  onSaved: (view: SavedView) => void
  onClose: () => void
}

/** Saves what the list shows now under a name. */
export function SaveViewDialog({ list, state, proposed, onSaved, onClose }: Props) {
  const t = useT('views')
  const client = useQueryClient()
  const [initial] = useState(() => ({ name: proposed, isDefault: false }))
  const toModel = useCallback((values: typeof initial) => ({ ...values, list, state }), [list, state])
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: addView,
    onSuccess: async (view) => {
      toasts.show({ message: t('views.saved', { name: view.name }), toastType: 'success' })
      await refreshViews(client)
      onClose()
      onSaved(view)
    },
    onError: (error) => error instanceof CallError && form.refuse(error.faults),
  })
  const form = useSchemaForm({ initial, schema: savedViewAddition, toModel, onSubmit: (model) => save.mutate(model) })
  return (
    <Dialog title={t('views.saveAs').replace(/\s*…$/, '')} onClose={onClose} isPinned={save.isPending}>
      <DialogForm onSubmit={form.onSubmit} action={save} failed={(reason) => t('views.failed', { reason })} onCancel={onClose}>
        <TextField form={form} name="name" label={t('views.name')} help={t('views.nameHelp')} maxLength={60} isRequired hasAutofocus />
        <CheckField form={form} name="isDefault" label={t('views.asDefault')} />
      </DialogForm>
    </Dialog>
  )
}
