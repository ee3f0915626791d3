import { useQuery } from '@tanstack/react-query'
import { languages } from '@wattdesk/contract/languages.ts'
import { roles } from '@wattdesk/contract/permissions.ts'
import { CheckField, FieldGroup, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import type { ReactNode } from 'react'
import { profileQuery } from '../profile/profile.queries.ts'
import type { MemberValues } from './member-form.ts'

type Props<Values extends MemberValues> = {
  form: Form<Values>
  /** The member is the reader, whose roles only others may change. */
  isSelf?: boolean
  /** Shown before the name. */
  children?: ReactNode
}

export function MemberFields<Values extends MemberValues>({ form, isSelf = false, children }: Props<Values>) {
  const t = useT('account')
  const languageName = useLanguageName()
  const mayMakeRoot = useQuery(profileQuery).data?.roles.includes('root') ?? false
  const choices = roles.filter((role) => role !== 'root' || mayMakeRoot)
  return (
    <>
      <FieldGroup>
        {children}
        <TextField form={form} name="firstName" label={t('account.field.firstName')} maxLength={100} isRequired />
        <TextField form={form} name="lastName" label={t('account.field.lastName')} maxLength={100} isRequired />
        <SelectField
          form={form}
          name="language"
          label={t('account.field.language')}
          choices={languages.map((value) => ({ value, label: languageName(value) }))}
          emptyLabel={form.values.language === '' ? '' : undefined}
          isRequired
        />
        <SelectField
          form={form}
          name="role"
          label={t('account.field.role')}
          help={isSelf ? t('account.ownRole') : form.values.role ? t(`account.roleHelp.${form.values.role}`) : undefined}
          choices={choices.map((value) => ({ value, label: t(`account.role.${value}`) }))}
          emptyLabel={form.values.role === '' ? '' : undefined}
          isRequired
          isDisabled={isSelf}
        />
      </FieldGroup>
      <FieldGroup title={t('account.also')} help={t('account.alsoHelp')}>
        {choices
          .filter((role) => role !== form.values.role)
          .map((role) => (
            <CheckField key={role} form={form} name={`also.${role}`} label={t(`account.role.${role}`)} isDisabled={isSelf} isLine />
          ))}
      </FieldGroup>
    </>
  )
}
