import { type Fields, titleOf } from '@wattdesk/contract/content/document.ts'
import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { appFields } from '@wattdesk/contract/content/terms.ts'
import { fieldsIn, isRecord } from './field-values.ts'

/** Labels of filled fields that the app does not show. */
export function unshownFields(definition: Definition, values: Fields): string[] {
  const { heading, text, steps, until } = appFields
  const isFilled = ({ name }: Field) => values[name] !== undefined && values[name] !== ''
  // Without a heading, the first text field is the heading.
  const title = typeof values[heading] === 'string' ? undefined : titleOf(definition, values)
  const isShown = (field: Field) =>
    [heading, text, steps, until].some((name) => name === field.name) || (title !== undefined && values[field.name] === title)
  const ofSteps = definition.fields
    .filter(({ name }) => name === steps)
    .flatMap((field) => {
      const entries = [values[steps]].flat().filter(isRecord)
      return fieldsIn(definition, field).filter(
        ({ name }) => name !== heading && name !== text && entries.some((entry) => entry[name] !== undefined),
      )
    })
  return [...definition.fields.filter((field) => isFilled(field) && !isShown(field)), ...ofSteps].map(({ label }) => label)
}
