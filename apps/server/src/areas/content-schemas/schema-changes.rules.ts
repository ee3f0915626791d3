import { documentOf, type Fields } from '@wattdesk/contract/content/document.ts'
import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { canDefault, mustConvert } from '@wattdesk/contract/content-schemas/conversion-places.ts'
import type { Conversion } from '@wattdesk/contract/content-schemas/conversions.ts'
import type { SchemaChangePreview } from '@wattdesk/contract/content-schemas/models.ts'
import type { ContentOutcome } from '@wattdesk/contract/content-schemas/terms.ts'
import { converted, numberIn, type Step, withoutMarkup } from './conversions.rules.ts'

type Change = SchemaChangePreview['changes'][number]
type ChangedField = Pick<Change, 'field' | 'change' | 'offers' | 'removedChoices' | 'renameFrom'>

/** The effects of a change on fields, with the options for their existing values. */
export function fieldChanges(before: readonly Field[], after: readonly Field[]): ChangedField[] {
  const removed = before.filter((field) => !after.some((one) => one.name === field.name))
  const isAlike = (one: Field, other: Field) => one.type === other.type && one.listType === other.listType
  const changed = after.flatMap((field): ChangedField[] => {
    const old = before.find((one) => one.name === field.name)
    const base = { field: field.name, removedChoices: [], renameFrom: [] }
    if (!old) {
      const renameFrom = removed.filter((one) => isAlike(one, field)).map((one) => one.name)
      const offers = [...(renameFrom.length > 0 ? (['rename'] as const) : []), ...(canDefault(field) ? (['default'] as const) : [])]
      return [{ ...base, change: 'added', offers, renameFrom }]
    }
    if (!isAlike(old, field) || old.microschemaId !== field.microschemaId) return [{ ...base, change: 'type', offers: ['convert', 'drop'] }]
    const choices = field.allowedValues.map(({ value }) => value)
    const removedChoices = old.allowedValues.map(({ value }) => value).filter((value) => !choices.includes(value))
    if (removedChoices.length > 0) return [{ ...base, change: 'choices', offers: ['replace', 'drop'], removedChoices }]
    if (field.isRequired && !old.isRequired) {
      return [{ ...base, change: 'required', offers: canDefault(field) ? ['default'] : [] }]
    }
    if (old.minimum !== field.minimum || old.maximum !== field.maximum) return [{ ...base, change: 'bounds', offers: ['drop'] }]
    return []
  })
  const gone = removed.map(
    ({ name }): ChangedField => ({ field: name, change: 'removed', offers: ['drop'], removedChoices: [], renameFrom: [] }),
  )
  return [...gone, ...changed]
}

export type Judged = { outcome: ContentOutcome; fields: string[] }

/** A changed field whose values must not stay as they are, in the content itself or in the field that holds its microschema. */
export type Unconverted = { within: string | null; field: string }

/** Fields that change between markup and text, or become references, without a decision: validation cannot tell such values apart. */
export function unconvertedFields(
  conversions: readonly Conversion[],
  before: readonly Field[],
  after: readonly Field[],
  within: string | null,
): Unconverted[] {
  const isDecided = (name: string) => conversions.some(({ kind, field }) => field === name && (kind === 'convert' || kind === 'drop'))
  return after.flatMap((field) => {
    const old = before.find(({ name }) => name === field.name)
    return old && mustConvert(old, field) && !isDecided(field.name) ? [{ within, field: field.name }] : []
  })
}

/** The effect of a change on one content: the worst of its fields. */
export function judgeContent(values: Fields, after: Definition, steps: readonly Step[], unconverted: readonly Unconverted[]): Judged {
  const next = converted(values, steps)
  const parsed = documentOf(after).safeParse(next)
  const invalid = (parsed.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0] ?? '')],
  )
  const left = unconverted.filter((one) => hasValue(values, one)).map(({ within, field }) => within ?? field)
  const broken = [...new Set([...invalid, ...left])]
  if (broken.length > 0) return { outcome: 'breaks', fields: broken }
  const lost = lostFields(values, next, steps)
  if (lost.length > 0) return { outcome: 'loses', fields: lost }
  return { outcome: JSON.stringify(values) === JSON.stringify(next) ? 'unchanged' : 'converted', fields: [] }
}

function hasValue(values: Fields, { within, field }: Unconverted): boolean {
  if (within === null) return field in values
  const held = values[within]
  return (Array.isArray(held) ? held : [held]).some((one) => typeof one === 'object' && one !== null && field in one)
}

/** Fields whose value is lost, wholly or in part. */
function lostFields(values: Fields, next: Fields, steps: readonly Step[]): string[] {
  const newName = (name: string) => {
    const renamed = steps.find(({ within, conversion }) => within === null && conversion.kind === 'rename' && conversion.from === name)
    return renamed?.conversion.field ?? name
  }
  return Object.keys(values).filter((name) => isLost(values[name], next[newName(name)]))
}

function isLost(before: unknown, after: unknown): boolean {
  if (after === undefined) return true
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return before.length > 1 || (before.length === 1 && isLost(before[0], after))
    return after.length < before.length || before.some((one, index) => isLost(one, after[index]))
  }
  // One value that became a list.
  if (Array.isArray(after)) return isLost(before, after[0])
  if (typeof before === 'object' && before !== null && typeof after === 'object' && after !== null) {
    const [old, current] = [Object.entries(before), after as Fields]
    return Object.keys(after).length < old.length || old.some(([name, value]) => name in current && isLost(value, current[name]))
  }
  return isRounded(before, after) || isUnformatted(before, after)
}

const isRounded = (before: unknown, after: unknown) => typeof after === 'number' && numberIn(before) !== after

/** Whether text lost its links, lists or emphasis; paragraphs alone are no formatting. */
function isUnformatted(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || before === after) return false
  return /<(?!\/?(p|br)\b)[a-z]/i.test(before) && withoutMarkup(before) === after
}
