import { languages } from '@wattdesk/contract/languages.ts'
import { type Profile, profileUpdate } from '@wattdesk/contract/profile/models.ts'
import { FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { changeProfile } from './own-account.queries.ts'
import { profileQuery } from './profile.queries.ts'

const valuesOf = ({ firstName, lastName, language, version }: Profile) => ({ firstName, lastName, language, version })

export function EditProfileDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useT('profile')
  const languageName = useLanguageName()
  const saving = useSaveRecord({
    schema: profileUpdate,
    initial: () => valuesOf(profile),
    save: changeProfile,
    conflict: { code: 'ProfileChanged', load: async (read) => ({ values: valuesOf(await read(profileQuery)) }) },
    saved: t('profile.saved'),
    refresh: (client, saved) => client.setQueryData(profileQuery.queryKey, saved),
    onSaved: onClose,
  })
  const { form } = saving
  const choices = languages.map((value) => ({ value, label: languageName(value) }))
  return (
    <SaveDialog saving={saving} title={t('profile.edit')} onClose={onClose}>
      <FieldGroup>
        <TextField form={form} name="firstName" label={t('profile.field.firstName')} maxLength={100} isRequired hasAutofocus />
        <TextField form={form} name="lastName" label={t('profile.field.lastName')} maxLength={100} isRequired />
        <SelectField form={form} name="language" label={t('profile.field.language')} choices={choices} isRequired />
      </FieldGroup>
    </SaveDialog>
  )
}
