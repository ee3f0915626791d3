import type { ViewedList, ViewState, ViewVisibility } from '@wattdesk/contract/saved-views.ts'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const savedViews = pgTable('saved_views', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  list: text().$type<ViewedList>().notNull(),
  name: text().notNull(),
  state: jsonb().$type<ViewState>().notNull(),
  visibility: text().$type<ViewVisibility>().notNull().default('private'),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
