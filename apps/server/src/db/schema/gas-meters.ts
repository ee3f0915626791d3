import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const gasMeters = pgTable('gas_meters', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['gas'] })
    .notNull()
    .default('gas'),
  model: text(),
})
