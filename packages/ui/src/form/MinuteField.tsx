import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from './fields.tsx'

/** A day and time such as `2026-11-28T09:30`, in the browser's own control. */
export function MinuteField({ min, max, ...field }: FieldProps & { min?: string; max?: string }) {
  return (
    <TextInput
      {...useField(field)}
      type="datetime-local"
      min={min}
      max={max}
      value={String(field.form.read(field.name) ?? '')}
      onChange={(event) => field.form.set(field.name, event.currentTarget.value)}
    />
  )
}
