import { useMutation, useQueryClient } from '@tanstack/react-query'
import { languages } from '@wattdesk/contract/languages.ts'
import { type Profile, profileUpdate } from '@wattdesk/contract/profile.ts'
import { FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { changeProfile, profileQuery } from './profile.queries.ts'

const valuesOf = ({ firstName, lastName, language, version }: Profile) => ({ firstName, lastName, language, version })
const toModel = (values: ReturnType<typeof valuesOf>) => values

export function EditProfileDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useT('profile')
  const client = useQueryClient()
  const [initial] = useState(() => valuesOf(profile))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: changeProfile,
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved)
      toasts.show({ message: t('profile.saved'), toastType: 'success' })
      onClose()
    },
    onError: (error) => error instanceof CallError && form.refuse(error.faults),
  })
  const form = useSchemaForm({ initial, schema: profileUpdate, toModel, onSubmit: (model) => save.mutate(model) })
  const choices = languages.map((value) => ({ value, label: t(`profile.language.${value}`) }))
  return (
    <Dialog title={t('profile.edit')} onClose={onClose} isPinned={save.isPending || form.isDirty}>
      <DialogForm onSubmit={form.onSubmit} action={save} onCancel={onClose}>
        <FieldGroup>
          <TextField form={form} name="firstName" label={t('profile.field.firstName')} maxLength={100} isRequired hasAutofocus />
          <TextField form={form} name="lastName" label={t('profile.field.lastName')} maxLength={100} isRequired />
          <SelectField form={form} name="language" label={t('profile.field.language')} choices={choices} isRequired />
        </FieldGroup>
      </DialogForm>
    </Dialog>
  )
}
