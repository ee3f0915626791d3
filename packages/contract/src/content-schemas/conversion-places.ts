import type { Field } from '../content/fields.ts'
import type { Conversion } from './conversions.ts'

/** The type of a field's entries. */
export const kindOf = ({ type, listType }: Pick<Field, 'type' | 'listType'>) => (type === 'list' ? (listType ?? 'string') : type)

/** Whether contents without a value of the field can all get the same one. */
export const canDefault = ({ type }: Field) => !['list', 'node', 'binary', 'microschema'].includes(type)

/** Whether values of a field would be taken for others in its new type, so that they need a decision. */
export function mustConvert(before: Field, after: Field): boolean {
  const [from, to] = [kindOf(before), kindOf(after)]
  return from !== to && (from === 'html' || ['html', 'node', 'binary'].includes(to))
}

/** Whether the values of a removed field move to an added one that holds nothing else, of the same type or converted to it. */
function isRename(
  { field, from }: Extract<Conversion, { kind: 'rename' }>,
  index: number,
  conversions: readonly Conversion[],
  before: readonly Field[],
  after: readonly Field[],
): boolean {
  const named = (fields: readonly Field[], name: string) => fields.find((one) => one.name === name)
  const [old, added] = [named(before, from), named(after, field)]
  if (!old || !added || named(after, from) || named(before, field)) return false
  if (conversions.slice(0, index).some((one) => one.kind === 'rename' && one.field === field)) return false
  return !mustConvert(old, added) || conversions.some((one) => one.kind === 'convert' && one.field === field)
}

/** The conversions of a change that do not fit its fields, by their place. */
export function misplacedConversions(conversions: readonly Conversion[], before: readonly Field[], after: readonly Field[]): number[] {
  const has = (fields: readonly Field[], name: string) => fields.some((field) => field.name === name)
  return conversions.flatMap((one, index) => {
    if (one.kind === 'rename') return isRename(one, index, conversions, before, after) ? [] : [index]
    if (one.kind === 'drop') return has(before, one.field) || has(after, one.field) ? [] : [index]
    if (one.kind === 'default') return after.some((field) => field.name === one.field && canDefault(field)) ? [] : [index]
    return has(after, one.field) ? [] : [index]
  })
}
