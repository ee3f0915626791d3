import { z } from 'zod'
import type { Fields } from './content/document.ts'
import { orderMax, orderMin } from './content/fields.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, language, line, nothing, wholeNumberBetween } from './formats.ts'
import { languages } from './languages.ts'

const area = 'content'
const base = '/api/v1/content'

/** The most contents of a tenant. */
export const contentsMax = 2_000
/** Versions of a translation that are kept, beside the published one. */
export const contentVersionsMax = 100
/** Largest content, as JSON. */
export const contentMaxBytes = 512 * 1024

export const contentStatuses = ['draft', 'published', 'freeze'] as const
export type ContentStatus = (typeof contentStatuses)[number]

const version = z.number().int().min(0).max(2_147_483_647)
/** Checked by the schema of the content, which only the server knows. */
export const contentFields = z.record(z.string().max(64), z.unknown()) as z.ZodType<Fields>
export const slug = line(64).regex(/^[a-z0-9][a-z0-9-]*$/, 'SlugInvalid')
export const contentOrder = wholeNumberBetween(orderMin, orderMax)

const contentTenant = z.object({
  id,
  name: z.string(),
  /** The operator's content is public: all tenants read it. */
  isPublic: z.boolean(),
  /** Whether the caller's members write it. */
  isOwn: z.boolean(),
  languages: z.array(z.enum(languages)),
})
export type ContentTenant = z.infer<typeof contentTenant>

const translation = z.object({
  language: z.enum(languages),
  title: z.string(),
  status: z.enum(contentStatuses),
  version,
  /** Whether the draft differs from what is published. */
  hasDraft: z.boolean(),
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
})
export type ContentTranslation = z.infer<typeof translation>

/** A place in the tree, with its translations. */
export const contentItem = z.object({
  id,
  parentId: id.nullable(),
  schema: z.object({ id, name: z.string(), title: z.string() }),
  slug: z.string(),
  path: z.string(),
  order: z.number().int(),
  /** Null until the order of its list is published with it. */
  publishedOrder: z.number().int().nullable(),
  translations: z.array(translation),
})
export type ContentItem = z.infer<typeof contentItem>

/** A content in one language, as it is edited. */
export const content = contentItem.omit({ translations: true, publishedOrder: true }).extend({
  tenantId: id,
  schema: z.object({ id, name: z.string(), title: z.string(), version }),
  isWritable: z.boolean(),
  language: z.enum(languages),
  /** 0 while there is no translation into the language; its fields are then those of another one, if there is one. */
  version,
  fields: contentFields,
  status: z.enum(contentStatuses),
  publishedVersion: version.nullable(),
  publishedAt: instant.nullable(),
  publishAt: instant.nullable(),
  publishVersion: version.nullable(),
  updatedAt: instant.nullable(),
  updatedBy: z.string().nullable(),
  /** Contents and files that fields name, for those who do not know IDs. */
  names: z.record(z.string(), z.string()),
})
export type Content = z.infer<typeof content>

export const contentVersion = z.object({
  version,
  title: z.string(),
  /** In the latest version of the schema. */
  fields: contentFields,
  createdAt: instant,
  createdBy: z.string().nullable(),
  restoredFrom: version.nullable(),
  isPublished: z.boolean(),
})
export type ContentVersion = z.infer<typeof contentVersion>

export const contentAddModel = z.strictObject({
  id: id.optional(),
  tenantId: id,
  parentId: id.nullable(),
  schemaId: id,
  slug,
  language,
  fields: contentFields,
})
export const contentUpdateModel = z.strictObject({ language, version, slug, fields: contentFields })
const versioned = { language, version }
export const contentPublishModel = z.strictObject({
  ...versioned,
  /** When it is to be published; at once when absent, no longer when null. */
  at: instant.nullable().optional(),
})
export const contentOrderModel = z.strictObject({
  tenantId: id,
  parentId: id.nullable(),
  /** `was` is the order that the caller saw, so that two who sort at once lose nothing. */
  items: z
    .array(z.strictObject({ id, order: contentOrder, was: z.number().int() }))
    .min(1)
    .max(orderMax),
})

const params = z.strictObject({ id })
const read = 'read:cms-content'
const write = 'write:cms-content'

export const listContentTenants = endpoint({
  area,
  name: 'listContentTenants',
  method: 'GET',
  path: `${base}/tenants`,
  summary: 'The tenants whose content the caller reads: the operator’s, which is public, and those within reach',
  access: read,
  response: z.object({ items: z.array(contentTenant) }),
})

export const listContents = endpoint({
  area,
  name: 'listContents',
  method: 'GET',
  path: `${base}/tenants/{tenantId}`,
  summary: 'The content of a tenant as a tree in the order it was saved in; installers see instructions',
  access: read,
  params: z.strictObject({ tenantId: id }),
  response: z.object({ items: z.array(contentItem) }),
  errors: ['NotFound'],
})

export const readContent = endpoint({
  area,
  name: 'readContent',
  method: 'GET',
  path: `${base}/{id}/{language}`,
  summary: 'A content in one language as it is edited, in the latest version of its schema',
  access: read,
  params: z.strictObject({ id, language }),
  response: content,
  errors: ['ContentNotFound'],
})

export const listContentVersions = endpoint({
  area,
  name: 'listContentVersions',
  method: 'GET',
  path: `${base}/{id}/{language}/versions`,
  summary: 'The versions of a content in one language, newest first',
  access: read,
  params: z.strictObject({ id, language }),
  response: z.object({ items: z.array(contentVersion) }),
  errors: ['ContentNotFound'],
})

const placeErrors = ['ContentSchemaNotFound', 'DuplicatedContent', 'ContentReferenceInvalid', 'ContentTooLarge'] as const
const stateErrors = ['ContentNotFound', 'ContentReadOnly', 'ContentChanged', 'ContentFrozen'] as const

export const addContent = endpoint({
  area,
  name: 'addContent',
  method: 'POST',
  path: base,
  summary: 'Adds a content as a draft in one language at the end of its list; repeating an ID returns the existing one',
  access: write,
  body: contentAddModel,
  response: z.object({ id, version }),
  errors: [...placeErrors, 'ContentNotFound', 'ContentReadOnly', 'TooManyContents', 'ContentListFull', 'Conflict', 'NotFound'],
})

export const saveContent = endpoint({
  area,
  name: 'saveContent',
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Saves a draft as a new version; version 0 begins a translation into another language',
  access: write,
  params,
  body: contentUpdateModel,
  response: z.object({ id, version }),
  errors: [...placeErrors, ...stateErrors],
})

export const restoreContent = endpoint({
  area,
  name: 'restoreContent',
  method: 'POST',
  path: `${base}/{id}/restore`,
  summary: 'Takes an earlier version up again as the draft',
  access: write,
  params,
  body: z.strictObject({ ...versioned, from: version }),
  response: z.object({ id, version }),
  errors: [...stateErrors, 'ContentReferenceInvalid'],
})

export const publishContent = endpoint({
  area,
  name: 'publishContent',
  method: 'POST',
  path: `${base}/{id}/publish`,
  summary: 'Publishes a version, at once or at a set time; a null time takes the set time back',
  access: write,
  params,
  body: contentPublishModel,
  response: z.object({ id, publishedVersion: version.nullable(), publishAt: instant.nullable() }),
  errors: [...stateErrors, 'PublicationInPast', 'ContentReferenceInvalid'],
})

export const withdrawContent = endpoint({
  area,
  name: 'withdrawContent',
  method: 'POST',
  path: `${base}/{id}/withdraw`,
  summary: 'Takes a published content out of delivery in one language; its draft stays',
  access: write,
  params,
  body: z.strictObject(versioned),
  response: nothing,
  errors: stateErrors,
})

export const freezeContent = endpoint({
  area,
  name: 'freezeContent',
  method: 'POST',
  path: `${base}/{id}/freeze`,
  summary: 'Freezes a content in one language, so that nobody changes it, or ends that; what is published stays published',
  access: write,
  params,
  body: z.strictObject({ ...versioned, isFrozen: z.boolean() }),
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'ContentChanged'],
})

export const orderContents = endpoint({
  area,
  name: 'orderContents',
  method: 'PUT',
  path: `${base}/order`,
  summary: 'Saves the order of a list of content; readers see it once it is published',
  access: write,
  body: contentOrderModel,
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'ContentOrderChanged', 'NotFound'],
})

export const publishContentOrder = endpoint({
  area,
  name: 'publishContentOrder',
  method: 'POST',
  path: `${base}/order/publish`,
  summary: 'Publishes the saved order of a list of content',
  access: write,
  body: z.strictObject({ tenantId: id, parentId: id.nullable() }),
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'NotFound'],
})

export const removeContent = endpoint({
  area,
  name: 'removeContent',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Removes a content in all languages; refused while content below it, or content that names it, exists',
  access: 'delete:cms-content',
  params,
  response: nothing,
  errors: ['ContentNotFound', 'ContentReadOnly', 'ContentFrozen', 'ContentInUse'],
})

/** An instruction for staff, as it is published. */
export const instruction = z.object({
  id,
  parentId: id.nullable(),
  path: z.string(),
  title: z.string(),
  /** The language it is in, which may be another than the reader's. */
  language: z.enum(languages),
  isPublic: z.boolean(),
  publishedAt: instant,
  schemaId: id,
  fields: contentFields,
})
export type Instruction = z.infer<typeof instruction>

export const listInstructions = endpoint({
  area,
  name: 'listInstructions',
  method: 'GET',
  path: `${base}/instructions`,
  summary: 'The published instructions of the caller’s tenants, each in the language asked for if it exists in it',
  access: read,
  query: z.strictObject({ language }),
  response: z.object({ items: z.array(instruction) }),
})
