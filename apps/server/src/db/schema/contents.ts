import type { Fields } from '@wattdesk/contract/content/document.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { boolean, customType, integer, json, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
