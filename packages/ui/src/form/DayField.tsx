import { DayInput } from '../day/DayInput.tsx'
import { type FieldProps, useField } from './fields.tsx'

/** A day, typed in any common notation or chosen from a calendar. A text that is not a day stays as typed and fails validation. */
export function DayField(field: FieldProps) {
  const { 'data-autofocus': hasAutofocus, ...shared } = useField(field)
  return (
    <DayInput
      {...shared}
      title={field.label}
      hasAutofocus={hasAutofocus}
      value={String(field.form.read(field.name) ?? '')}
      onChange={(value) => field.form.set(field.name, value)}
    />
  )
}
