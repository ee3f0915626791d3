import type { Form } from '@wattdesk/ui/form/use-form.ts'

// biome-ignore lint/suspicious/noExplicitAny: schemas are data, so the paths of their fields are no types
export type AnyForm = Pick<Form<any>, 'read' | 'set' | 'touch' | 'errorOf' | 'describe'>

/** Emptied fields have no value instead of an empty one, because content marks missing values by absence. */
export const withoutEmpty = (form: AnyForm): AnyForm => ({
  ...form,
  set: (path, value) => form.set(path, value === '' ? undefined : value),
})
