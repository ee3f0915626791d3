import { z } from 'zod'
import { audiences, type Field, schemaKinds, schemaValues } from '../content/fields.ts'
import { id, instant } from '../formats.ts'
import { languages } from '../languages.ts'
import { conversions } from './conversions.ts'
import { contentOutcomes } from './terms.ts'

const count = z.number().int()
export const version = z.number().int().min(0).max(2_147_483_647)
const fields = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    type: z.string(),
    isRequired: z.boolean(),
    listType: z.string().nullable(),
    allowedValues: z.array(z.object({ value: z.string(), title: z.string() })),
    microschemaId: id.nullable(),
    order: z.number().int(),
    minimum: z.number().nullable(),
    maximum: z.number().nullable(),
  }),
) as unknown as z.ZodType<Field[]> // stored fields were checked by the model

/** The latest version of a content schema, or of a microschema that schemas use as a part. */
export const contentSchema = z.object({
  id,
  kind: z.enum(schemaKinds),
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  audience: z.enum(audiences),
  fields,
  version,
  updatedAt: instant,
  updatedBy: z.string().nullable(),
  /** Content of the schema, or of the schemas that use the microschema, in each language. */
  contents: count,
  usedBy: z.array(z.object({ id, title: z.string() })),
})
export type ContentSchema = z.infer<typeof contentSchema>

export const contentSchemaVersion = z.object({
  version,
  name: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  audience: z.enum(audiences),
  fields,
  /** The versions of microschemas that this version uses. */
  microschemas: z.record(z.string(), z.object({ name: z.string(), fields })),
  createdAt: instant,
  createdBy: z.string().nullable(),
})
export type ContentSchemaVersion = z.infer<typeof contentSchemaVersion>

export const schemaAddModel = schemaValues.extend({ id: id.optional(), kind: z.enum(schemaKinds) })
export const schemaUpdateModel = schemaValues.extend({
  version,
  conversions: conversions.default([]),
  /** The amount of content that may lose values, as counted by the preview. */
  losing: z.number().int().min(0).default(0),
})
export type SchemaUpdateModel = z.output<typeof schemaUpdateModel>

export const schemaChangePreview = z.object({
  /** The effects of the change on fields, with the conversions that can keep existing values. */
  changes: z.array(
    z.object({
      field: z.string(),
      change: z.enum(['added', 'removed', 'type', 'required', 'bounds', 'choices']),
      /** Applicable kinds of conversion, safest first. */
      offers: z.array(z.enum(['rename', 'convert', 'replace', 'default', 'drop'])),
      /** Existing content with a value in the field. */
      contents: count,
      /** Choices that existing content has and the schema would no longer allow. */
      removedChoices: z.array(z.string()),
      /** Removed fields whose values can move to this one. */
      renameFrom: z.array(z.string()),
    }),
  ),
  outcomes: z.object({ breaks: count, loses: count, converted: count, unchanged: count }),
  contents: z.array(
    z.object({
      id,
      title: z.string(),
      tenant: z.string(),
      language: z.enum(languages),
      isPublished: z.boolean(),
      outcome: z.enum(contentOutcomes),
      /** Fields that would be invalid, or lose their value. */
      fields: z.array(z.string()),
    }),
  ),
  /** The schemas affected by a changed microschema. */
  usedBy: z.array(z.object({ id, title: z.string() })),
})
export type SchemaChangePreview = z.infer<typeof schemaChangePreview>
