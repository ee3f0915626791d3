import { z } from 'zod'
import { conversions } from './content/conversions.ts'
import { audiences, type Field, schemaKinds, schemaValues } from './content/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './formats.ts'
import { languages } from './languages.ts'

const area = 'content-schemas'
const base = '/api/v1/content-schemas'

/** The most schemas and microschemas of a deployment. */
export const schemasMax = 200
/** Versions that the history of a schema shows. */
export const schemaVersionsMax = 100

const count = z.number().int()
const version = z.number().int().min(0).max(2_147_483_647)
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

/** A schema of content, or a microschema that schemas use for a part of theirs, in its latest version. */
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
  /** The schemas that use a microschema. */
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
  /** Microschemas as the version uses them. */
  microschemas: z.record(z.string(), z.object({ name: z.string(), fields })),
  createdAt: instant,
  createdBy: z.string().nullable(),
})
export type ContentSchemaVersion = z.infer<typeof contentSchemaVersion>

export const schemaAddModel = schemaValues.extend({ id: id.optional(), kind: z.enum(schemaKinds) })
export const schemaUpdateModel = schemaValues.extend({
  version,
  conversions: conversions.default([]),
  /** How much content may lose values, as the preview counted it. */
  losing: z.number().int().min(0).default(0),
})
export type SchemaUpdateModel = z.output<typeof schemaUpdateModel>

/** What happens to existing content, from the worst. */
export const contentOutcomes = ['breaks', 'loses', 'converted', 'unchanged'] as const
export type ContentOutcome = (typeof contentOutcomes)[number]
/** Existing content that a preview names; it counts all of it. */
export const previewedContentsMax = 100

export const schemaChangePreview = z.object({
  /** What the change does to fields, with the conversions that can keep existing values. */
  changes: z.array(
    z.object({
      field: z.string(),
      change: z.enum(['added', 'removed', 'type', 'required', 'bounds', 'choices']),
      /** Kinds of conversions that apply, the safest first. */
      offers: z.array(z.enum(['rename', 'convert', 'replace', 'default', 'drop'])),
      /** Existing content with a value in the field. */
      contents: count,
      /** Choices that content has and the schema would no longer allow. */
      removedChoices: z.array(z.string()),
      /** Removed fields whose values this one could take over. */
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
  /** The schemas that a changed microschema changes too. */
  usedBy: z.array(z.object({ id, title: z.string() })),
})
export type SchemaChangePreview = z.infer<typeof schemaChangePreview>

const params = z.strictObject({ id })

export const listContentSchemas = endpoint({
  area,
  name: 'listContentSchemas',
  method: 'GET',
  path: base,
  summary: 'All schemas and microschemas by title, each in its latest version, with how much content uses it',
  access: { anyOf: ['read:cms-schemas', 'read:cms-content'] },
  response: z.object({ items: z.array(contentSchema) }),
})

export const listContentSchemaVersions = endpoint({
  area,
  name: 'listContentSchemaVersions',
  method: 'GET',
  path: `${base}/{id}/versions`,
  summary: 'The versions of a schema, newest first',
  access: 'read:cms-schemas',
  params,
  response: z.object({ items: z.array(contentSchemaVersion) }),
  errors: ['ContentSchemaNotFound'],
})

export const readContentJsonSchema = endpoint({
  area,
  name: 'readContentJsonSchema',
  method: 'GET',
  path: `${base}/{id}/versions/{version}/json-schema`,
  summary: 'A version of a schema as JSON Schema 2020-12',
  access: { anyOf: ['read:cms-schemas', 'read:cms-content'] },
  params: z.strictObject({ id, version: z.coerce.number().int().min(1).max(1_000_000) }),
  response: z.record(z.string(), z.unknown()),
  errors: ['ContentSchemaNotFound'],
})

const definitionErrors = ['DuplicatedContentSchema', 'ContentSchemaNotFound', 'MicroschemaNested', 'MicroschemaCircular'] as const

export const addContentSchema = endpoint({
  area,
  name: 'addContentSchema',
  method: 'POST',
  path: base,
  summary: 'Adds a schema or microschema; the same one again changes nothing',
  access: 'write:cms-schemas',
  body: schemaAddModel,
  response: params,
  errors: ['OperatorReserved', ...definitionErrors, 'TooManyContentSchemas'],
})

export const previewContentSchemaChange = endpoint({
  area,
  name: 'previewContentSchemaChange',
  method: 'POST',
  path: `${base}/{id}/preview`,
  summary: 'What a change of a schema would do to existing content, and the conversions that can keep it; changes nothing',
  access: 'write:cms-schemas',
  params,
  body: schemaUpdateModel,
  response: schemaChangePreview,
  errors: [...definitionErrors, 'ContentSchemaChanged'],
})

export const updateContentSchema = endpoint({
  area,
  name: 'updateContentSchema',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Changes a schema in a new version; refused while existing content would be invalid after the conversions',
  access: 'write:cms-schemas',
  params,
  body: schemaUpdateModel,
  response: z.object({ id, version }),
  errors: ['OperatorReserved', ...definitionErrors, 'ContentSchemaChanged', 'SchemaBreaksContent', 'SchemaLosesContent'],
})

export const removeContentSchema = endpoint({
  area,
  name: 'removeContentSchema',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Removes a schema that no content uses, or a microschema that no schema uses',
  access: 'delete:cms-schemas',
  params,
  response: nothing,
  errors: ['OperatorReserved', 'ContentSchemaNotFound', 'ContentSchemaInUse'],
})
