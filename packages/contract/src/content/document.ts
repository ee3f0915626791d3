import { z } from 'zod'
import { line, numberBetween, wholeNumberBetween } from '../formats.ts'
import { contentText, type Definition, type Field, orderMax, orderMin } from './fields.ts'

/** Values by field name. */
export type Fields = Record<string, unknown>

const stringMax = 2_000
const htmlMax = 100_000
const listMax = 100

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'TimeInvalid')
const uri = z.string().max(2_000).refine(isUri, 'UrlInvalid').meta({ format: 'uri' })

/** A link that content may contain: a web or mail address, a telephone number, or a path of the app. */
function isUri(text: string): boolean {
  if (/\s/.test(text)) return false
  return URL.canParse(text) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(text).protocol)
}

/**
 * The schema that validates a content, derived from its definition. Portal and server share it, its faults are reported like those of any
 * call, and `z.toJSONSchema` turns it into the JSON Schema for programs.
 */
export function documentOf({ fields, microschemas }: Definition): z.ZodType<Fields> {
  const inner = (field: Field): z.ZodType => {
    const micro = microschemas[field.microschemaId ?? '']
    return micro ? objectOf(micro.fields, (one) => valueCheck(one, () => z.never())) : z.never()
  }
  return objectOf(fields, (field) => valueCheck(field, inner))
}

function objectOf(fields: readonly Field[], valueFor: (field: Field) => z.ZodType): z.ZodType<Fields> {
  const shape = fields.toSorted((a, b) => a.order - b.order).map((field) => [field.name, presentOf(field, valueFor(field))] as const)
  return z.strictObject(Object.fromEntries(shape))
}

const presentOf = (field: Field, value: z.ZodType) => {
  const titled = value.meta({ ...value.meta(), title: field.label })
  return field.isRequired ? titled : titled.optional()
}

function valueCheck(field: Field, inner: (field: Field) => z.ZodType): z.ZodType {
  if (field.type === 'microschema') return inner(field)
  if (field.type !== 'list') return plainOf(field.type, field)
  const entry =
    field.listType === 'microschema'
      ? inner(field)
      : plainOf(field.listType ?? 'string', { ...field, isRequired: true, minimum: null, maximum: null })
  return counted(z.array(entry), field, listMax)
}

function plainOf(type: Field['type'], field: Field): z.ZodType {
  switch (type) {
    case 'string':
      return textOf(field, stringMax)
    case 'html':
      return textOf(field, htmlMax).meta({ contentMediaType: 'text/html' })
    case 'number':
      return numberBetween(...boundsOf(field))
    case 'integer':
      return wholeNumberBetween(...boundsOf(field))
    case 'boolean':
      return z.boolean()
    case 'simple-select':
      return z.enum(field.allowedValues.map(({ value }) => value))
    case 'multiple-select':
      return counted(z.array(z.enum(field.allowedValues.map(({ value }) => value))), field, field.allowedValues.length)
        .refine((values) => new Set(values as unknown[]).size === (values as unknown[]).length, 'ValueTwice')
        .meta({ uniqueItems: true })
    case 'date':
      return z.iso.date('DateInvalid')
    case 'time':
      return time
    case 'uri':
      return uri
    case 'email':
      return z.email('EmailInvalid').max(254)
    case 'uuid':
    case 'node':
    case 'binary':
      return z.uuid('IdInvalid')
    case 'list':
    case 'microschema':
      return z.never() // made by `valueCheck`
  }
}

function textOf({ minimum, maximum, isRequired }: Field, max: number): z.ZodType {
  const least = Math.max(minimum ?? 0, isRequired ? 1 : 0)
  const text = contentText(Math.min(maximum ?? max, max))
  return least === 0 ? text : text.min(least, least === 1 ? 'Required' : undefined)
}

/** The bounds of a number field. The default is 1 to 100; a single bound outside of it widens the range. */
export function boundsOf({ minimum, maximum }: Pick<Field, 'minimum' | 'maximum'>): [number, number] {
  if (minimum === null && maximum === null) return [orderMin, orderMax]
  return [minimum ?? Math.min(orderMin, maximum ?? orderMin), maximum ?? Math.max(orderMax, minimum ?? orderMax)]
}

function counted(list: z.ZodArray, { minimum, maximum, isRequired }: Field, max: number): z.ZodArray {
  const least = Math.max(minimum ?? 0, isRequired ? 1 : 0)
  const most = list.max(Math.min(maximum ?? max, max))
  return least === 0 ? most : most.min(least, least === 1 ? 'ChooseOne' : undefined)
}

/** The title in lists: the first text field. */
export function titleOf({ fields }: Pick<Definition, 'fields'>, values: Fields): string | undefined {
  const named = fields.toSorted((a, b) => a.order - b.order).filter(({ type }) => type === 'string')
  const first = named.map(({ name }) => values[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof first === 'string' ? line(200).safeParse(first.split('\n')[0]?.slice(0, 200)).data : undefined
}

/** All values of one field type in a content, such as the files it shows. */
export function valuesOfType({ fields, microschemas }: Definition, values: Fields, type: 'binary' | 'node' | 'html' | 'string'): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    const micro = microschemas[field.microschemaId ?? '']
    if (field.type === type && typeof value === 'string') return [value]
    if (field.type === 'list' && field.listType === type && Array.isArray(value)) return value.filter((one) => typeof one === 'string')
    if (!micro) return []
    const inner = { fields: micro.fields, microschemas: {} }
    return (Array.isArray(value) ? value : [value]).flatMap((one) =>
      typeof one === 'object' && one !== null ? valuesOfType(inner, one as Fields, type) : [],
    )
  })
}
