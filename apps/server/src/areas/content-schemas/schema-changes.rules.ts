import { documentOf, type Fields } from '@wattdesk/contract/content/document.ts'
import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import type { Conversion } from '@wattdesk/contract/content-schemas/conversions.ts'
import type { SchemaChangePreview } from '@wattdesk/contract/content-schemas/models.ts'
import type { ContentOutcome } from '@wattdesk/contract/content-schemas/terms.ts'
import { converted, type Step } from './conversions.rules.ts'

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

const canDefault = ({ type }: Field) => !['list', 'node', 'binary', 'microschema'].includes(type)

export type Judged = { outcome: ContentOutcome; fields: string[] }

/** The effect of a change on one content: the worst of its fields. */
export function judgeContent(values: Fields, after: Definition, steps: readonly Step[]): Judged {
  const next = converted(values, steps)
  const parsed = documentOf(after).safeParse(next)
  if (!parsed.success) {
    const broken = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0] ?? '')],
    )
    return { outcome: 'breaks', fields: [...new Set(broken)] }
  }
  const lost = lostFields(values, next, steps)
  if (lost.length > 0) return { outcome: 'loses', fields: lost }
  return { outcome: JSON.stringify(values) === JSON.stringify(next) ? 'unchanged' : 'converted', fields: [] }
}

/** Fields whose value is lost, wholly or in part. */
function lostFields(values: Fields, next: Fields, steps: readonly Step[]): string[] {
  const newName = (name: string) => {
    const renamed = steps.find(({ within, conversion }) => within === null && conversion.kind === 'rename' && conversion.from === name)
    return renamed?.conversion.field ?? name
  }
  return Object.keys(values).filter((name) => {
    const [before, after] = [values[name], next[newName(name)]]
    if (after === undefined) return true
    if (isPartLost(before, after)) return true
    return Number.isFinite(before) && Number.isInteger(after) && before !== after
  })
}

/** Lost list entries, or values within a microschema. */
function isPartLost(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return before.length > 1
    return after.length < before.length || before.some((one, index) => isPartLost(one, after[index]))
  }
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null || Array.isArray(after)) return false
  return Object.keys(after).length < Object.keys(before).length
}

/** The conversions of a change that name a field which the schema does not have, by their place. */
export function misplacedConversions(conversions: readonly Conversion[], before: readonly Field[], after: readonly Field[]): number[] {
  const has = (fields: readonly Field[], name: string) => fields.some((field) => field.name === name)
  return conversions.flatMap((one, index) => {
    if (one.kind === 'rename') return has(before, one.from) && has(after, one.field) && !has(after, one.from) ? [] : [index]
    if (one.kind === 'drop') return has(before, one.field) || has(after, one.field) ? [] : [index]
    if (one.kind === 'default') return has(after, one.field) ? [] : [index]
    return has(after, one.field) ? [] : [index]
  })
}
