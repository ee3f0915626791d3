import { type SavedView, savedViewAddition, type ViewState } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'
import { CheckField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback } from 'react'
import { SaveDialog } from '../forms/SaveDialog.tsx'
import { useSaveRecord } from '../forms/use-save-record.ts'
import { addView, noteView } from './saved-views.queries.ts'

type Props = {
  list: ViewedList
  state: ViewState
  /** The suggested name. */
  proposed: string
  onSaved: (view: SavedView) => void
  onClose: () => void
}
type Values = { name: string; isShared: boolean; isDefault: boolean }

export function SaveViewDialog({ list, state, proposed, onSaved, onClose }: Props) {
  const t = useT('savedViews')
  const toModel = useCallback(
    ({ isShared, ...values }: Values) => ({ ...values, visibility: isShared ? 'team' : 'private', list, state }),
    [list, state],
  )
  const saving = useSaveRecord({
    schema: savedViewAddition,
    initial: (): Values => ({ name: proposed, isShared: false, isDefault: false }),
    toModel,
    save: addView,
    saved: ({ name }) => t('savedViews.saved', { name }),
    failed: (reason) => t('savedViews.failed', { reason }),
    refresh: noteView,
    onSaved: (view) => {
      onClose()
      onSaved(view)
    },
  })
  const { form } = saving
  return (
    <SaveDialog saving={saving} title={t('savedViews.saveAs').replace(/\s*…$/, '')} onClose={onClose}>
      <TextField
        form={form}
        name="name"
        label={t('savedViews.name')}
        help={t('savedViews.nameHelp')}
        maxLength={60}
        isRequired
        hasAutofocus
      />
      <CheckField form={form} name="isShared" label={t('savedViews.share')} help={t('savedViews.shareHelp')} />
      <CheckField form={form} name="isDefault" label={t('savedViews.asDefault')} />
    </SaveDialog>
  )
}
