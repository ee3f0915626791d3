import {
  type AllowedValue,
  type Field,
  isBounded,
  isOfMicroschema,
  isSelect,
  orderMax,
  type SchemaKind,
} from '@wattdesk/contract/content/fields.ts'
import type { ContentSchema } from '@wattdesk/contract/content-schemas/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { newId } from '../../forms/new-id.ts'
import { figure, figureOrNull } from '../../forms/use-schema-form.ts'

export type FieldValues = {
  name: string
  label: string
  type: string
  isRequired: boolean
  listType: string
  allowedValues: AllowedValue[]
  microschemaId: string
  order: string
  minimum: string
  maximum: string
}
/** A changed schema has the version it is based on, a new one its ID and kind. */
type Head = { id: string; kind: SchemaKind } | { version: number }
export type SchemaValues = Head & { name: string; title: string; description: string; audience: string; fields: FieldValues[] }

/** Placed after the other fields. */
export function emptyField(fields: readonly FieldValues[]): FieldValues {
  const last = Math.max(0, ...fields.map(({ order }) => figure(order) ?? 0).filter(Number.isFinite))
  return {
    ...{ name: '', label: '', type: 'string', isRequired: false, listType: '', allowedValues: [], microschemaId: '' },
    ...{ order: String(Math.min(orderMax, last + 1)), minimum: '', maximum: '' },
  }
}

export function schemaFormValues(schema: ContentSchema | undefined, kind: SchemaKind): SchemaValues {
  if (!schema) {
    return { id: newId(), kind, name: '', title: '', description: '', audience: 'customers', fields: [emptyField([])] }
  }
  const { version, name, title, description, audience } = schema
  return { version, name, title, description: description ?? '', audience, fields: schema.fields.map(fieldValues) }
}

function fieldValues({ listType, microschemaId, order, minimum, maximum, ...field }: Field): FieldValues {
  return {
    ...field,
    listType: listType ?? '',
    microschemaId: microschemaId ?? '',
    order: String(order),
    minimum: String(minimum ?? ''),
    maximum: String(maximum ?? ''),
  }
}

/** Input that only another type needs stays in the form, but not in the model. */
export const toSchemaModel = ({ fields, description, ...values }: SchemaValues): unknown => ({
  ...values,
  description: description || null,
  fields: fields.map((field) => {
    const listType = field.type === 'list' ? field.listType || null : null
    const bounded = isBounded(field.type)
    return {
      ...field,
      listType,
      allowedValues: isSelect(field.type) ? field.allowedValues : [],
      microschemaId: isOfMicroschema({ type: field.type, listType }) ? field.microschemaId || null : null,
      order: figure(field.order),
      minimum: bounded ? figureOrNull(field.minimum) : null,
      maximum: bounded ? figureOrNull(field.maximum) : null,
    }
  }),
})

/** All fields as text, for choosing between two versions. */
export const fieldWords = (fields: readonly FieldValues[], t: Translate): string =>
  fields
    .map(({ name, label, type, listType, isRequired }) => {
      const kind = t(`contentSchemas.type.${type as Field['type']}`) // the form offers no other types
      const details = [listType ? `${kind} (${listType})` : kind, ...(isRequired ? [t('contentSchemas.field.required')] : [])]
      return `${label} (${name}): ${details.join(', ')}`
    })
    .join('; ')
