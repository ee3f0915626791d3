import type { Form } from '@wattdesk/ui/form/use-form.ts'

// biome-ignore lint/suspicious/noExplicitAny: schemas are data, so the paths of their fields are no types
export type AnyForm = Pick<Form<any>, 'read' | 'set' | 'touch' | 'errorOf' | 'describe'>

/** Emptied fields have no value instead of an empty one, because content marks missing values by absence. */
export const withoutEmpty = (form: AnyForm): AnyForm => ({
  ...form,
  set: (path, value) => form.set(path, value === '' ? undefined : value),
})

/** An optional group has no value once all of its fields are empty. Otherwise, those that are required within it could not stay empty. */
export const withoutEmptyGroup = (form: AnyForm, group: string): AnyForm => ({
  ...form,
  set: (path, value) => {
    const values = form.read(group)
    const isEmptied =
      value === undefined && Object.entries(values ?? {}).every(([name, one]) => one === undefined || path === `${group}.${name}`)
    if (isEmptied) form.set(group, undefined)
    else form.set(path, value)
  },
})
