import { type Field, type FieldType, fieldTypes } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchemaVersion } from '@wattdesk/contract/content-schemas/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import type { JsonObject } from '@wattdesk/ui/feedback/json-changes.ts'

type Versions = { before: ContentSchemaVersion | undefined; after: ContentSchemaVersion }

/** Two versions for a comparison, with labels and values as in the form. */
export function schemaChanges(t: Translate, { before, after }: Versions) {
  return {
    before: before ? byName(t, before, after) : null,
    after: byName(t, after, before),
    labelOf: (path: string) => labelOf(t, { before, after }, path),
    wordsOf: (path: string, value: unknown) => wordsOf(t, { before, after }, path, value),
  }
}

/** Fields by name, so that a moved field does not count as changed. A field that the other version lacks is one line. */
function byName(t: Translate, version: ContentSchemaVersion, other: ContentSchemaVersion | undefined): JsonObject {
  const { version: _, createdAt: __, createdBy: ___, fields, microschemas, ...details } = version
  const named = (list: readonly Field[], others: readonly Field[] = []) =>
    Object.fromEntries(
      list.map((field) => [field.name, others.some(({ name }) => name === field.name) ? comparable(field) : summaryOf(t, version, field)]),
    )
  const micro = Object.entries(microschemas).map(([id, one]) => [one.name, named(one.fields, other?.microschemas[id]?.fields)])
  return {
    ...details,
    fields: named(fields, other?.fields),
    ...(micro.length > 0 ? { microschemas: Object.fromEntries(micro) } : {}),
  } as JsonObject // plain JSON
}

const comparable = ({ name: _, allowedValues, ...field }: Field) => ({
  ...field,
  ...(allowedValues.length > 0 ? { allowedValues: Object.fromEntries(allowedValues.map((one) => [one.value, one.title])) } : {}),
})

/** A field's type and whether it is required, such as “Text, required”. */
function summaryOf(t: Translate, { microschemas }: ContentSchemaVersion, field: Field): string {
  const { type, listType, microschemaId, isRequired, allowedValues } = field
  const micro = microschemaId ? microschemas[microschemaId]?.name : undefined
  const wordOf = (one: FieldType) => (one === 'microschema' && micro ? micro : t(`contentSchemas.type.${one}`))
  const types = [type, ...(listType ? [listType] : [])].map(wordOf).join(' › ')
  const what = allowedValues.length > 0 ? `${types}: ${allowedValues.map(({ title }) => title).join(', ')}` : types
  return isRequired ? t('contentSchemas.requiredField', { type: what }) : what
}

const ofSchema = ['name', 'title', 'description', 'audience'] as const
const ofField = ['label', 'type', 'listType', 'order', 'minimum', 'maximum'] as const

/** Labels as in the form: “Heading: Type”, or “Step, Heading: Type” for a microschema's field. */
function labelOf(t: Translate, { before, after }: Versions, path: string): string {
  const [first = '', ...rest] = path.split('.')
  const own = ofSchema.find((name) => name === first)
  if (own) return t(`contentSchemas.column.${own}`)
  const [micro, [name = '', detail, ...value]] = first === 'microschemas' ? [rest[0], rest.slice(1)] : [undefined, rest]
  // A removed field has its label only in the earlier version.
  const label = [after, before].map((version) => version && fieldsOf(version, micro)?.find((field) => field.name === name)?.label)
  const field = [micro, label.find(Boolean) ?? name].filter(Boolean).join(', ')
  return detail === undefined ? field : `${field}: ${[detailOf(t, detail), ...value].join(' ')}`
}

const fieldsOf = ({ fields, microschemas }: ContentSchemaVersion, micro: string | undefined) =>
  micro === undefined ? fields : Object.values(microschemas).find((one) => one.name === micro)?.fields

function detailOf(t: Translate, detail: string): string {
  if (detail === 'isRequired') return t('contentSchemas.field.required')
  if (detail === 'microschemaId') return t('contentSchemas.field.microschema')
  if (detail === 'allowedValues') return t('contentSchemas.allowedValue')
  const known = ofField.find((name) => name === detail)
  return known ? t(`contentSchemas.field.${known}`) : detail
}

function wordsOf(t: Translate, { before, after }: Versions, path: string, value: unknown): string {
  const detail = path.split('.').at(-1)
  if (path === 'audience') return t(value === 'staff' ? 'contentSchemas.audience.staff' : 'contentSchemas.audience.customers')
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no')
  const type = detail === 'type' || detail === 'listType' ? fieldTypes.find((one) => one === value) : undefined
  if (type) return t(`contentSchemas.type.${type}`)
  const micro = detail === 'microschemaId' ? (after.microschemas[String(value)] ?? before?.microschemas[String(value)]) : undefined
  return micro?.name ?? String(value)
}
