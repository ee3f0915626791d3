import type { Field } from '@wattdesk/contract/content/fields.ts'

/** A field of a schema: a text, unless something else is said. */
export const fieldOf = (name: string, more: Partial<Field> = {}): Field => ({
  ...{ name, label: name || 'Label', type: 'string', isRequired: false, listType: null, allowedValues: [], microschemaId: null },
  ...{ order: 1, minimum: null, maximum: null },
  ...more,
})

export const schemaModel = (name: string, fields: Field[]) => ({
  ...{ name, title: name, description: null, audience: 'customers' as const },
  fields,
})
