import { z } from 'zod'
import { id, instant, language, line, plainText, wholeNumberBetween } from '../formats.ts'
import { languages } from '../languages.ts'
import type { Fields } from './document.ts'
import { orderMax, orderMin } from './fields.ts'
import { contentPathMax, contentStatuses, readingPlaces } from './terms.ts'

export const version = z.number().int().min(0).max(2_147_483_647)
/** Validated against the content's schema, which only the server has. */
export const contentFields = z.record(z.string().max(64), z.unknown()) as z.ZodType<Fields>
export const slug = line(64).regex(/^[a-z0-9][a-z0-9-]*$/, 'SlugInvalid')
export const contentOrder = wholeNumberBetween(orderMin, orderMax)

export const contentTenant = z.object({
  id,
  name: z.string(),
  /** The operator's content is public: all tenants read it. */
  isPublic: z.boolean(),
  /** Whether the caller's tenant owns it. */
  isOwn: z.boolean(),
  languages: z.array(z.enum(languages)),
})
export type ContentTenant = z.infer<typeof contentTenant>

const translation = z.object({
  language: z.enum(languages),
  title: z.string(),
  status: z.enum(contentStatuses),
  version,
  /** Whether the draft differs from the published version. */
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
  /** Null until the list's order is published. */
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
  /** 0 if there is no translation into the language. The fields are then those of another translation, if any. */
  version,
  fields: contentFields,
  status: z.enum(contentStatuses),
  publishedVersion: version.nullable(),
  publishedAt: instant.nullable(),
  publishAt: instant.nullable(),
  publishVersion: version.nullable(),
  updatedAt: instant.nullable(),
  updatedBy: z.string().nullable(),
  /** Display names of the contents and files that fields reference. */
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
export const versioned = { language, version }
export const contentPublishModel = z.strictObject({
  ...versioned,
  /** Absent: immediately. Null: cancels a scheduled publication. */
  at: instant.nullable().optional(),
})
export const contentOrderModel = z.strictObject({
  tenantId: id,
  parentId: id.nullable(),
  /** `was` is the order that the caller saw, to detect concurrent sorting. */
  items: z
    .array(z.strictObject({ id, order: contentOrder, was: z.number().int() }))
    .min(1)
    .max(orderMax),
})

/** A place in the tree: below another content or at the root, before one of its siblings or after the last one. */
export const contentPlaceModel = z.strictObject({
  parentId: id.nullable(),
  beforeId: id.nullable().default(null),
  /** The path that the caller saw, to detect concurrent moves. */
  was: z.string().max(contentPathMax),
})

export const instruction = z.object({
  id,
  parentId: id.nullable(),
  path: z.string(),
  title: z.string(),
  /** May differ from the reader's language. */
  language: z.enum(languages),
  isPublic: z.boolean(),
  publishedAt: instant,
  schemaId: id,
  fields: contentFields,
})
export type Instruction = z.infer<typeof instruction>

/** The values may be unsaved and incomplete. */
export const contentPreviewModel = contentAddModel.omit({ id: true }).extend({
  /** Null: not saved yet. */
  contentId: id.nullable(),
  slug: plainText(64),
})

const previewed = z.object({ id, title: z.string(), publishedAt: instant, fields: contentFields })
export type PreviewedContent = z.infer<typeof previewed>

export const contentPreview = z.object({
  /** Where readers find it. */
  place: z.enum(readingPlaces),
  /** Whether the app's list itself is published. Otherwise customers see nothing of it. True in other places. */
  isListPublished: z.boolean(),
  /** The content itself, cleaned. */
  draft: previewed,
  /** The app's lists with the content in its place. */
  notices: z.array(previewed),
  help: z.array(previewed),
})
export type ContentPreview = z.infer<typeof contentPreview>
