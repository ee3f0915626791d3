import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing } from '../formats.ts'
import { contentSchema, contentSchemaVersion, schemaAddModel, schemaChangePreview, schemaUpdateModel, version } from './models.ts'

const area = 'content-schemas'
const base = '/api/v1/content-schemas'

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
  summary: 'Adds a schema or microschema; repeating it changes nothing',
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
  summary: 'Previews what a schema change would do to existing content, with the conversions that can keep it',
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
  summary: 'Changes a schema as a new version; refused while existing content would be invalid after the conversions',
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
