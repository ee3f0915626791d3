import type { Field } from '@wattdesk/contract/content/fields.ts'

/** What was typed into the form of a schema. */
export type Typed = { fields: readonly Field[]; values: Record<string, unknown> }

/**
 * The values that a form begins with when its schema replaces another: those of fields that both share, and what was typed into its other
 * fields before, so that a schema that was chosen by mistake costs no input.
 */
export function carriedValues(from: Typed, to: readonly Field[], before: Record<string, unknown> = {}): Record<string, unknown> {
  const origin = (field: Field) => (from.fields.some((one) => isSame(one, field)) ? from.values : before)
  const values = to.map((field) => [field.name, origin(field)[field.name]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Whether a value of one field is shown and edited by the other as well. Bounds differ, and are checked. */
const isSame = (one: Field, other: Field): boolean => JSON.stringify(kindOf(one)) === JSON.stringify(kindOf(other))

const kindOf = ({ name, type, listType, microschemaId, allowedValues }: Field) => [
  name,
  type,
  listType,
  microschemaId,
  allowedValues.map(({ value }) => value),
]
