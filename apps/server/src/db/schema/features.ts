import { featureActions } from '@wattdesk/contract/feature-groups.ts'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const features = pgTable('features', {
  id: uuid().primaryKey(),
  application: text().notNull(),
  resource: text().notNull(),
  action: text({ enum: featureActions }).notNull(),
  description: text(),
  version: integer().notNull().default(1),
})
