import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ingestProcesses = pgTable('ingest_processes', {
  id: uuid().primaryKey(),
  broker: text().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})

export const ingestSessions = pgTable(
  'ingest_sessions',
  {
    broker: text().notNull(),
    number: integer().notNull(),
    holder: uuid().references(() => ingestProcesses.id, { onDelete: 'set null' }),
    isOpened: boolean('is_opened').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.broker, table.number] })],
)
