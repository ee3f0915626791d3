import { DayInput } from '../day/DayInput.tsx'
import { type FieldProps, useField } from './fields.tsx'

/** A day, typed in any common notation or chosen from a calendar. What is no day stays as typed, and is a fault. */
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
