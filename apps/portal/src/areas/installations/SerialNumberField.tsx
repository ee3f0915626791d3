import { useQuery } from '@tanstack/react-query'
import { TextField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { lookupQuery } from './installations.queries.ts'
import type { PvBatteryValues } from './pvbattery-form.ts'

type Props = {
  form: Form<PvBatteryValues>
  customerId: string
  vendorName: string | undefined
  /** The number this installation already has. */
  own?: string
  isRequired?: boolean
}

/** A serial number; once it is left, it says whether the number is in use already. */
export function SerialNumberField({ form, customerId, vendorName, own, isRequired }: Props) {
  const t = useT('installations')
  const [left, setLeft] = useState('')
  const { data } = useQuery({ ...lookupQuery(customerId, left, vendorName), enabled: left !== '' && left !== own })
  const isAbout = left === form.values.serialNumber.trim() && data?.isInUse
  const hint = !isAbout
    ? undefined
    : data.isOfThisCustomer
      ? t('installations.help.serialInUseHere')
      : t('installations.help.serialInUse', { vendor: data.vendor?.displayName ?? '' })
  const touch = (...paths: string[]) => {
    form.touch(...paths)
    setLeft(form.values.serialNumber.trim())
  }
  return (
    <TextField
      form={{ ...form, touch }}
      name="serialNumber"
      label={t('installations.field.serialNumber')}
      help={hint}
      maxLength={64}
      isMono
      isRequired={isRequired}
    />
  )
}
