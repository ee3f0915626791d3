import { type SavedView, savedViewAddition, type ViewedList, type ViewState } from '@wattdesk/contract/saved-views.ts'
import { CheckField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback } from 'react'
import { SaveDialog } from '../forms/SaveDialog.tsx'
import { useSaveRecord } from '../forms/use-save-record.ts'
import { addView, noteView } from './saved-views.queries.ts'

type Props = {
  list: ViewedList
  state: ViewState
  /** The name of the copied view. */
  proposed: string
  onSaved: (view: SavedView) => void
  onClose: () => void
}
type Values = { name: string; isShared: boolean; isDefault: boolean }

/** Saves the state of a list under a name. */
export function SaveViewDialog({ list, state, proposed, onSaved, onClose }: Props) {
  const t = useT('views')
  const toModel = useCallback(
    ({ isShared, ...values }: Values) => ({ ...values, visibility: isShared ? 'team' : 'private', list, state }),
    [list, state],
  )
  const saving = useSaveRecord({
    schema: savedViewAddition,
    initial: (): Values => ({ name: proposed, isShared: false, isDefault: false }),
    toModel,
    save: addView,
    saved: ({ name }) => t('views.saved', { name }),
    failed: (reason) => t('views.failed', { reason }),
    refresh: noteView,
    onSaved: (view) => {
      onClose()
      onSaved(view)
    },
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('views.saveAs').replace(/\s*…$/, '')} onClose={onClose}>
      <TextField form={form} name="name" label={t('views.name')} help={t('views.nameHelp')} maxLength={60} isRequired hasAutofocus />
      <CheckField form={form} name="isShared" label={t('views.share')} help={t('views.shareHelp')} />
      <CheckField form={form} name="isDefault" label={t('views.asDefault')} />
    </SaveDialog>
  )
}
