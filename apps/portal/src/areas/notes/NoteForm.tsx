import { type CustomerNote, noteAddModel, noteUpdateModel } from '@wattdesk/contract/notes/models.ts'
import { CheckField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback, useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveForm } from '../../forms/SaveForm.tsx'
import { type Saving, useSaveRecord } from '../../forms/use-save-record.ts'
import { refreshRecord } from '../customers/customer-record.queries.ts'
import { MentionField } from './MentionField.tsx'
import { allMembers, mentionsIn, type NoteValues, noteValues, toNoteUpdate } from './note-form.ts'
import { changeNote, savedNoteQuery, writeNote } from './notes.queries.ts'

/** The ID is chosen once, so retries are idempotent. */
export function NewNoteForm({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const t = useT('notes')
  const [id] = useState(newId)
  const toModel = useCallback(
    (values: NoteValues) => ({ id, text: values.text, isPinned: values.isPinned, mentions: mentionsIn(values) }),
    [id],
  )
  const saving = useSaveRecord({
    schema: noteAddModel,
    initial: (): NoteValues => ({ text: '', isPinned: false, mentions: [], version: 0 }),
    toModel,
    save: (model) => writeNote(customerId, model),
    saved: t('notes.written'),
    refresh: (client) => refreshRecord(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveForm saving={saving} submit={t('notes.write')} onCancel={onClose}>
      <MentionField form={saving.form} customerId={customerId} label={t('notes.new')} help={t('notes.textHelp')} />
      <CheckField form={saving.form} name="isPinned" label={t('notes.pinNew')} isLine />
    </SaveForm>
  )
}

export function EditNoteForm({ customerId, note, onClose }: { customerId: string; note: CustomerNote; onClose: () => void }) {
  const t = useT('notes')
  const saving: Saving & { form: Form<NoteValues> } = useSaveRecord({
    schema: noteUpdateModel,
    initial: () => noteValues(note),
    toModel: toNoteUpdate,
    save: (model) => changeNote(customerId, note.id, model),
    conflict: {
      code: 'NoteChanged',
      load: async (read) => {
        const saved = await read(savedNoteQuery(customerId, note.id))
        if (!saved) throw new Error('The note no longer exists')
        // The saved text decides which of them are mentioned.
        const mentions = allMembers(saved.mentions, saving.form.values.mentions)
        return { values: { ...noteValues(saved), mentions }, savedAt: saved.editedAt }
      },
    },
    saved: t('notes.changed'),
    refresh: (client) => refreshRecord(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveForm saving={saving} onCancel={onClose}>
      <MentionField form={saving.form} customerId={customerId} label={t('notes.text')} help={t('notes.textHelp')} />
    </SaveForm>
  )
}
