import { bigint, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const rollupMarks = pgTable('rollup_marks', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  siteIds: uuid('site_ids').array().notNull(),
  slots: timestamp({ withTimezone: true }).array().notNull(),
})

export const rollupSlots = pgTable(
  'rollup_slots',
  {
    siteId: uuid('site_id').notNull(),
    slot: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.slot] })],
)
