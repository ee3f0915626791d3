import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const wallboxes = pgTable('wallboxes', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['wallbox'] })
    .notNull()
    .default('wallbox'),
  powerOutputA: integer('power_output_a').notNull(),
  modulationMinimalLevelA: integer('modulation_minimal_level_a').notNull(),
})
