import type { Audience, Microschemas, SchemaValues } from '@wattdesk/contract/content/fields.ts'
import { audiences, schemaKinds } from '@wattdesk/contract/content/fields.ts'
import { integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
