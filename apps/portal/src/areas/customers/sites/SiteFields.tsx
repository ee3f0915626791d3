import { countries } from '@wattdesk/contract/formats.ts'
import { timeZones } from '@wattdesk/contract/time-zones.ts'
import { FieldGroup, type FieldProps, SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { TimeZoneField } from '@wattdesk/ui/form/TimeZoneField.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { useFlag } from '../../../flags/use-flag.ts'

type Props = { form: FieldProps['form']; prefix?: string; help?: string }

export function SiteFields({ form, prefix = '', help }: Props) {
  const t = useT('customers')
  const hasCroatia = useFlag('croatia-customer-country')
  const [before] = useState(() => form.read(`${prefix}country`))
  const offered = countries.filter((code) => code !== 'HR' || hasCroatia || before === 'HR')
  const choices = offered.map((code) => ({ value: code, label: t(`customers.country.${code}`) }))
  return (
    <FieldGroup help={help}>
      <TextField form={form} name={`${prefix}name`} label={t('customers.field.siteName')} maxLength={120} isRequired hasAutofocus />
      <TextField form={form} name={`${prefix}address`} label={t('customers.field.address')} maxLength={200} isRequired />
      <TextField form={form} name={`${prefix}zipCode`} label={t('customers.field.zipCode')} maxLength={12} isRequired />
      <TextField form={form} name={`${prefix}city`} label={t('customers.field.city')} maxLength={120} isRequired />
      <SelectField form={form} name={`${prefix}country`} label={t('customers.field.country')} choices={choices} emptyLabel="" isRequired />
      <TimeZoneField
        form={form}
        name={`${prefix}timeZone`}
        zones={timeZones}
        label={t('customers.field.timeZone')}
        help={t('customers.add.timeZoneHelp')}
      />
    </FieldGroup>
  )
}
