import type { Fields } from '@wattdesk/contract/content/document.ts'
import type { Field } from '@wattdesk/contract/content/fields.ts'
import { kindOf } from '@wattdesk/contract/content-schemas/conversion-places.ts'
import type { Conversion } from '@wattdesk/contract/content-schemas/conversions.ts'

/** A conversion of content, in its own fields or in those that hold a microschema. Both fields are as of that version. */
export type Step = { within: string | null; conversion: Conversion; before: Field | null; after: Field | null }

/** Content in the shape that the steps lead to. Input and output are values: nothing is changed in place. */
export function converted(fields: Fields, steps: readonly Step[]): Fields {
  let values = fields
  for (const { within, ...step } of steps) values = within === null ? applied(values, step) : appliedWithin(values, within, step)
  return values
}

function appliedWithin(values: Fields, within: string, step: Omit<Step, 'within'>): Fields {
  const held = values[within]
  if (Array.isArray(held)) return { ...values, [within]: held.map((one) => (isFields(one) ? applied(one, step) : one)) }
  return isFields(held) ? { ...values, [within]: applied(held, step) } : values
}

function applied(values: Fields, { conversion, before, after }: Omit<Step, 'within'>): Fields {
  const { field } = conversion
  switch (conversion.kind) {
    case 'rename': {
      const { [conversion.from]: value, ...rest } = values
      return value === undefined ? values : { ...rest, [field]: value }
    }
    case 'convert': {
      const { [field]: value, ...rest } = values
      const next = value === undefined || !before || !after ? undefined : convertedValue(value, before, after)
      return next === undefined ? rest : { ...rest, [field]: next }
    }
    case 'replace':
      return field in values ? { ...values, [field]: replaced(values[field], conversion) } : values
    case 'default':
      return field in values ? values : { ...values, [field]: conversion.value }
    case 'drop': {
      const { [field]: _, ...rest } = values
      return rest
    }
  }
}

function replaced(value: unknown, { from, to }: { from: string; to: string }): unknown {
  if (!Array.isArray(value)) return value === from ? to : value
  return [...new Set(value.map((one) => (one === from ? to : one)))]
}

const isArrayType = (type: string) => type === 'list' || type === 'multiple-select'

/** A value in the type of a changed field; undefined if it has none there. */
function convertedValue(value: unknown, before: Field, after: Field): unknown {
  const one = (entry: unknown) => convertedEntry(entry, kindOf(before), kindOf(after), after)
  const entries = (isArrayType(before.type) && Array.isArray(value) ? value : [value]).map(one).filter((entry) => entry !== undefined)
  if (!isArrayType(after.type)) return entries[0]
  return entries.length > 0 ? entries : undefined
}

function convertedEntry(value: unknown, from: string, to: string, after: Field): unknown {
  if (from === 'microschema' || to === 'microschema') return from === to ? value : undefined
  switch (to) {
    case 'string':
      return from === 'html' ? withoutMarkup(String(value)) : String(value)
    case 'html':
      return from === 'html' ? value : `<p>${escaped(String(value))}</p>`
    case 'number':
      return numberIn(value)
    case 'integer': {
      const number = numberIn(value)
      return number === undefined ? undefined : Math.round(number)
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : ({ true: true, false: false } as Record<string, boolean>)[String(value).toLowerCase()]
    case 'simple-select':
    case 'multiple-select':
      return choiceIn(String(value), after)
    case 'node':
    case 'binary':
      // An ID of something else references nothing.
      return from === to ? value : undefined
    default:
      // Dates, addresses and IDs are not converted; they are validated with the rest of the content.
      return typeof value === 'string' ? value : undefined
  }
}

export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return undefined
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(String(value)) ? Number(value) : undefined
}

function choiceIn(text: string, { allowedValues }: Field): string | undefined {
  const wanted = text.trim().toLowerCase()
  return allowedValues.find(({ value, title }) => value.toLowerCase() === wanted || title.toLowerCase() === wanted)?.value
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
export const withoutMarkup = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The steps of a change, each based on the previous ones. */
export function stepsOf(
  conversions: readonly Conversion[],
  before: readonly Field[],
  after: readonly Field[],
  within: string | null,
): Step[] {
  const rank = { rename: 0, convert: 1, replace: 2, default: 3, drop: 4 } as const
  const named = (fields: readonly Field[], name: string) => fields.find((field) => field.name === name) ?? null
  return conversions
    .toSorted((a, b) => rank[a.kind] - rank[b.kind])
    .map((conversion) => {
      const source = conversions.find((one) => one.kind === 'rename' && one.field === conversion.field)
      const oldName = source?.kind === 'rename' ? source.from : conversion.field
      return { within, conversion, before: named(before, oldName), after: named(after, conversion.field) }
    })
}
