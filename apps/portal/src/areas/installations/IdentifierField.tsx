import { useQuery } from '@tanstack/react-query'
import { type FieldProps, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { lookupQuery } from './installations.queries.ts'

type Props = FieldProps & {
  customerId: string
  vendorName: string | undefined
  maxLength: number
  /** Its value in this installation. */
  own: string
}

/** A serial number, station number or similar. When the field loses focus, checks whether the value is already in use. */
export function IdentifierField({ customerId, vendorName, own, ...field }: Props) {
  const t = useT('installations')
  const [left, setLeft] = useState('')
  const typed = String(field.form.read(field.name) ?? '').trim()
  const { data } = useQuery({ ...lookupQuery(customerId, left, vendorName), enabled: left !== '' && left !== own })
  const isAbout = left === typed && data?.isInUse
  const hint = !isAbout
    ? field.help
    : data.isOfThisCustomer
      ? t('installations.help.serialInUseHere')
      : t('installations.help.serialInUse', { vendor: data.vendor?.displayName ?? '' })
  const touch = (...paths: string[]) => {
    field.form.touch(...paths)
    setLeft(typed)
  }
  return <TextField {...field} form={{ ...field.form, touch }} help={hint} isMono />
}
