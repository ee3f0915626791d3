import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const heatPumps = pgTable('heat_pumps', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['heatpump'] })
    .notNull()
    .default('heatpump'),
  model: text(),
})
