import type { Fields } from '@wattdesk/contract/content/document.ts'
import type { Audience, Microschemas, SchemaValues } from '@wattdesk/contract/content/fields.ts'
import { audiences, schemaKinds } from '@wattdesk/contract/content/fields.ts'
import { contentFileTypes } from '@wattdesk/contract/content/files/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { boolean, customType, integer, json, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

export const contentSchemas = pgTable('content_schemas', {
  id: uuid().primaryKey(),
  kind: text({ enum: schemaKinds }).notNull(),
  version: integer().notNull(),
  name: text().notNull(),
  title: text().notNull(),
  audience: text({ enum: audiences }).$type<Audience>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  updatedBy: uuid('updated_by'),
})

export const contentSchemaVersions = pgTable(
  'content_schema_versions',
  {
    schemaId: uuid('schema_id').notNull(),
    version: integer().notNull(),
    details: json().$type<SchemaValues>().notNull(),
    microschemas: json().$type<Microschemas>().notNull(),
    /** Their shape belongs to the area: `conversions.rules.ts`. */
    steps: jsonb().$type<readonly unknown[]>().notNull(),
    jsonSchema: json('json_schema').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by'),
  },
  (table) => [primaryKey({ columns: [table.schemaId, table.version] })],
)

export const contentMicroschemaUses = pgTable(
  'content_microschema_uses',
  { schemaId: uuid('schema_id').notNull(), microschemaId: uuid('microschema_id').notNull() },
  (table) => [primaryKey({ columns: [table.schemaId, table.microschemaId] })],
)

const instant = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const contents = pgTable('contents', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  parentId: uuid('parent_id'),
  schemaId: uuid('schema_id').notNull(),
  slug: text().notNull(),
  path: text().notNull(),
  savedOrder: smallint('saved_order').notNull(),
  publishedOrder: smallint('published_order'),
  createdAt: instant('created_at').notNull(),
})

export const contentTranslations = pgTable(
  'content_translations',
  {
    contentId: uuid('content_id').notNull(),
    language: text().$type<Language>().notNull(),
    version: integer().notNull(),
    schemaVersion: integer('schema_version').notNull(),
    fields: json().$type<Fields>().notNull(),
    title: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: uuid('updated_by'),
    isFrozen: boolean('is_frozen').notNull().default(false),
    publishedVersion: integer('published_version'),
    publishedSchemaVersion: integer('published_schema_version'),
    publishedFields: json('published_fields').$type<Fields>(),
    publishedTitle: text('published_title'),
    publishedAt: instant('published_at'),
    publishAt: instant('publish_at'),
    publishVersion: integer('publish_version'),
    publishBy: uuid('publish_by'),
    words: tsvector(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.language] })],
)

export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: uuid('content_id').notNull(),
    language: text().$type<Language>().notNull(),
    version: integer().notNull(),
    schemaVersion: integer('schema_version').notNull(),
    fields: json().$type<Fields>().notNull(),
    title: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by'),
    restoredFrom: integer('restored_from'),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.language, table.version] })],
)

export const contentFiles = pgTable('content_files', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  name: text().notNull(),
  type: text({ enum: contentFileTypes }).notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  digest: bytea().notNull(),
  content: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: uuid('created_by'),
})
