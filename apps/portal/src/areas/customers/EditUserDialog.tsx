import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CustomerUser, customerUserUpdateModel } from '@wattdesk/contract/customer-users.ts'
import { type Language, languages } from '@wattdesk/contract/formats.ts'
import { CheckField, FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toasts } from '../../api/toasts.ts'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useCan } from '../../session/use-session.ts'
import { changeUser, customerUserQuery } from './customer-users.queries.ts'
import { refreshCustomers } from './customers.queries.ts'

type Values = ReturnType<typeof valuesOf>

function valuesOf({ version, firstName, lastName, language, consents }: CustomerUser) {
  return { version, firstName, lastName, language, consents }
}

const toModel = (values: Values) => values

/** Name, language and consents of a user. */
export function EditUserDialog({ user, onClose }: { user: CustomerUser; onClose: () => void }) {
  const t = useT('users', 'customers')
  const { find } = useLanguage()
  const client = useQueryClient()
  const mayConsent = useCan()('write:customers')
  const [initial] = useState(() => valuesOf(user))
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: (model: Parameters<typeof changeUser>[1]) => changeUser(user, model),
    onSuccess: () => {
      toasts.show({ message: t('users.edit.saved'), toastType: 'success' })
      void refreshCustomers(client)
      onClose()
    },
    onError: (error) => conflict.handle(error) || (error instanceof CallError && form.refuse(error.faults)),
  })
  const form = useSchemaForm({ initial, schema: customerUserUpdateModel, toModel, onSubmit: (model) => save.mutate(model) })
  const consents = Object.keys(initial.consents)
  const consentWord = (name: string) => find(`users.consent.${name}`) ?? name
  const conflict = useEditConflict({
    form,
    initial,
    code: 'CustomerUserChanged',
    load: async () => {
      const saved = await client.fetchQuery({ ...customerUserQuery(user.customerId, user.id), staleTime: 0 })
      return { values: valuesOf(saved), savedAt: saved.updatedAt }
    },
    labels: {
      firstName: t('customers.field.firstName'),
      lastName: t('customers.field.lastName'),
      language: t('customers.field.language'),
      ...(mayConsent ? Object.fromEntries(consents.map((name) => [`consents.${name}`, consentWord(name)])) : {}),
    },
    wordsOf: (name, value) => (name === 'language' ? t(`customers.language.${value as Language}`) : String(value)), // the form offers no other
  })
  return (
    <Dialog title={t('users.edit.title')} onClose={onClose} size="md" isPinned={save.isPending || form.isDirty}>
      {conflict.chooser ?? (
        <DialogForm onSubmit={form.onSubmit} action={save} failed={(reason) => t('users.edit.failed', { reason })} onCancel={onClose}>
          <FieldGroup>
            <TextField form={form} name="firstName" label={t('customers.field.firstName')} maxLength={80} isRequired hasAutofocus />
            <TextField form={form} name="lastName" label={t('customers.field.lastName')} maxLength={80} isRequired />
            <SelectField
              form={form}
              name="language"
              label={t('customers.field.language')}
              choices={languages.map((value) => ({ value, label: t(`customers.language.${value}`) }))}
              isRequired
            />
          </FieldGroup>
          {consents.length > 0 ? (
            <FieldGroup title={t('users.edit.consents')} help={mayConsent ? undefined : t('users.noPermission.consents')}>
              {consents.map((name) => (
                <CheckField key={name} form={form} name={`consents.${name}`} label={consentWord(name)} isDisabled={!mayConsent} />
              ))}
            </FieldGroup>
          ) : null}
        </DialogForm>
      )}
    </Dialog>
  )
}
