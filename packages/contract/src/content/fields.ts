import { z } from 'zod'
import { id, line, optionalLine, paragraph, wholeNumberBetween } from '../formats.ts'

export const fieldTypes = [
  'string',
  'number',
  'integer',
  'boolean',
  'simple-select',
  'multiple-select',
  'date',
  'time',
  'uri',
  'email',
  'uuid',
  'html',
  'list',
  'node',
  'binary',
  'microschema',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const listTypes = [
  'string',
  'number',
  'integer',
  'date',
  'time',
  'uri',
  'email',
  'uuid',
  'html',
  'node',
  'binary',
  'microschema',
] as const satisfies readonly FieldType[]
export type ListType = (typeof listTypes)[number]

/** Positions among siblings, and the default bounds of numbers. */
export const orderMin = 1
export const orderMax = 100

const allowedValue = z.strictObject({ value: line(100), title: line(100) })
export type AllowedValue = z.infer<typeof allowedValue>

const bound = z.number().min(-1_000_000_000).max(1_000_000_000).nullable()
/** Names become JSON keys, so they are plain identifiers. */
export const fieldName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(64)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'FieldNameInvalid')
  // Every object has these, so a content could never be without them.
  .refine((name) => !(name in Object.prototype), 'FieldNameReserved')

const plainField = z.strictObject({
  name: fieldName,
  label: line(80),
  type: z.enum(fieldTypes),
  isRequired: z.boolean(),
  /** Null unless the field is a list. */
  listType: z.enum(listTypes).nullable(),
  /** Empty unless the field is a select. */
  allowedValues: z.array(allowedValue).max(100),
  /** Set for microschemas and lists of them. */
  microschemaId: id.nullable(),
  /** Position in the form. */
  order: wholeNumberBetween(orderMin, orderMax),
  /** Bounds of a number, of the length of a text, or of the count of entries. */
  minimum: bound,
  maximum: bound,
})
export type Field = z.infer<typeof plainField>

export const isSelect = (type: string): boolean => type === 'simple-select' || type === 'multiple-select'
export const isNumeric = (type: string): boolean => type === 'number' || type === 'integer'
export const isOfMicroschema = ({ type, listType }: { type: string; listType: string | null }): boolean =>
  type === 'microschema' || (type === 'list' && listType === 'microschema')
export const isBounded = (type: string): boolean =>
  isNumeric(type) || type === 'string' || type === 'html' || type === 'list' || type === 'multiple-select'

type Issues = Pick<z.RefinementCtx, 'addIssue'>
type Place = (string | number)[]

/** Constraints between the properties of a field. */
function checkField(field: Field, at: Place, { addIssue }: Issues): void {
  const refuse = (key: string, message: string, params?: Record<string, string | number>) =>
    addIssue({ code: 'custom', path: [...at, key], message, params })
  if (field.type === 'list' && !field.listType) refuse('listType', 'Required')
  if (field.type !== 'list' && field.listType) refuse('listType', 'OnlyForLists')
  if (isSelect(field.type) && field.allowedValues.length === 0) refuse('allowedValues', 'AllowedValuesMissing')
  if (!isSelect(field.type) && field.allowedValues.length > 0) refuse('allowedValues', 'OnlyForSelects')
  if (isOfMicroschema(field) && !field.microschemaId) refuse('microschemaId', 'Required')
  if (!isOfMicroschema(field) && field.microschemaId) refuse('microschemaId', 'OnlyForMicroschemas')
  const values = field.allowedValues.map(({ value }) => value)
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) {
      addIssue({ code: 'custom', path: [...at, 'allowedValues', index, 'value'], message: 'AllowedValueTwice' })
    }
  })
  checkBounds(field, refuse)
}

function checkBounds(field: Field, refuse: (key: string, message: string, params?: Record<string, number>) => void): void {
  const { type, minimum, maximum } = field
  for (const key of ['minimum', 'maximum'] as const) {
    const value = field[key]
    if (value === null) continue
    if (!isBounded(type)) refuse(key, 'OnlyForBounded')
    else if (type !== 'number' && !Number.isInteger(value)) refuse(key, 'WholeNumber')
    else if (!isNumeric(type) && value < 0) refuse(key, 'NumberTooSmall', { min: 0 })
  }
  if (minimum === null || maximum === null || minimum <= maximum) return
  refuse('minimum', 'MinimumAboveMaximum')
  refuse('maximum', 'MaximumBelowMinimum')
}

export const fieldsMax = 50

function checkFields(fields: readonly Field[], { addIssue }: Issues): void {
  const names = fields.map(({ name }) => name.toLowerCase())
  const orders = fields.map(({ order }) => order)
  fields.forEach((field, index) => {
    checkField(field, [index], { addIssue })
    if (names.indexOf(names[index] ?? '') < index) addIssue({ code: 'custom', path: [index, 'name'], message: 'FieldNameTwice' })
    if (orders.indexOf(field.order) < index) addIssue({ code: 'custom', path: [index, 'order'], message: 'OrderTwice' })
  })
}

/** The fields of a schema, with names that are unique regardless of case, and unique orders. */
export const fieldList = z.array(plainField).min(1).max(fieldsMax).superRefine(checkFields)

/** Who reads content of a schema: customers in their app, or staff in the portal. */
export const audiences = ['customers', 'staff'] as const
export type Audience = (typeof audiences)[number]

export const schemaKinds = ['schema', 'microschema'] as const
export type SchemaKind = (typeof schemaKinds)[number]

export const schemaName = line(64).regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'FieldNameInvalid')

export const schemaValues = z.strictObject({
  name: schemaName,
  title: line(80),
  description: optionalLine(200),
  audience: z.enum(audiences),
  fields: fieldList,
})
export type SchemaValues = z.infer<typeof schemaValues>

/** Keyed by ID. */
export type Microschemas = Readonly<Record<string, { name: string; fields: readonly Field[] }>>

/** A schema with its microschemas: everything needed to validate content. */
export type Definition = { fields: readonly Field[]; microschemas: Microschemas }

export const contentText = (max: number) => paragraph(max)
