import { type CustomerUser, customerUserUpdateModel } from '@wattdesk/contract/customers/users/models.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { CheckField, FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { useCan } from '../../../session/use-session.ts'
import { refreshCustomers } from '../customers.queries.ts'
import { changeUser, customerUserQuery } from './customer-users.queries.ts'

function valuesOf({ version, firstName, lastName, language, consents }: CustomerUser) {
  return { version, firstName, lastName, language, consents }
}

export function EditUserDialog({ user, onClose }: { user: CustomerUser; onClose: () => void }) {
  const t = useT('customerUsers', 'customers')
  const languageName = useLanguageName()
  const { find } = useLanguage()
  const mayConsent = useCan()('write:customers')
  const saving = useSaveRecord({
    schema: customerUserUpdateModel,
    initial: () => valuesOf(user),
    save: (model) => changeUser(user, model),
    conflict: {
      code: 'CustomerUserChanged',
      load: async (read) => {
        const saved = await read(customerUserQuery(user.customerId, user.id))
        return { values: valuesOf(saved), savedAt: saved.updatedAt }
      },
    },
    saved: t('customerUsers.edit.saved'),
    failed: (reason) => t('customerUsers.edit.failed', { reason }),
    refresh: refreshCustomers,
    onSaved: onClose,
  })
  const { form } = saving
  const consents = Object.keys(form.values.consents)
  return (
    <SaveDialog saving={saving} title={t('customerUsers.edit.title')} size="md" onClose={onClose}>
      <FieldGroup>
        <TextField form={form} name="firstName" label={t('customers.field.firstName')} maxLength={80} isRequired hasAutofocus />
        <TextField form={form} name="lastName" label={t('customers.field.lastName')} maxLength={80} isRequired />
        <SelectField
          form={form}
          name="language"
          label={t('customers.field.language')}
          choices={languages.map((value) => ({ value, label: languageName(value) }))}
          isRequired
        />
      </FieldGroup>
      {consents.length > 0 ? (
        <FieldGroup title={t('customerUsers.edit.consents')} help={mayConsent ? undefined : t('customerUsers.noPermission.consents')}>
          {consents.map((name) => (
            <CheckField
              key={name}
              form={form}
              name={`consents.${name}`}
              label={find(`customerUsers.consent.${name}`) ?? name}
              isDisabled={!mayConsent}
            />
          ))}
        </FieldGroup>
      ) : null}
    </SaveDialog>
  )
}
